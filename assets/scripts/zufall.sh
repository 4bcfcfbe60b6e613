#!/bin/sh
# zufall.sh
mancala-send CallNeu
n=0
while [ "$(mancala-send GetSpielStatus)" = 1 ]; do
    n=$(mancala-send Warte "$n")
    if [ "$(mancala-send GetAmZug)" = 1 ]; then
        mancala-send CallZug
    fi
done
