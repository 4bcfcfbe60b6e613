#!/bin/sh
# erster_zug.sh
mancala-send CallZug 4 || exit
brett=$(mancala-send GetBrett)
echo "$brett"
