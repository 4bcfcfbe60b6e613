#!/bin/sh
# mitschrift.sh
nummer=$1 aktion=$2 spieler=${3-} mulde=${4-}
echo "Mancala.$nummer: $aktion $spieler $mulde" >> "$HOME/mancala.log"
echo "  $(mancala-send GetBrett)" >> "$HOME/mancala.log"
