#!/bin/sh
# bruecke.sh [SSH-OPTION...] [BENUTZER@]RECHNER
#
# Hier und auf dem anderen Rechner läuft je ein Spiel mit dem Port Mancala.1.
# Solange die Brücke steht, heißt das Spiel der anderen Seite auf beiden
# Rechnern Mancala.2, als wäre es hier. Alles geht durch ssh: verschlüsselt,
# und nur wer sich dort anmelden darf, kommt hinüber. Ctrl-C bricht sie ab.
#
#   mancala-send --port Mancala.2 CallZug 4
#
# Mit SynchronBefehl=RX REXX:Vermittler.rexx auf beiden Seiten bleiben die
# beiden Spiele gleich.
set -eu

[ $# -gt 0 ] || {
    sed -n '2,/^set/s/^# \{0,1\}//p' "$0"
    exit 10
}

# Auf jeder Seite: Wo liegen die Ports? Ist das eigene Spiel da, der Name des anderen frei? Eine tote Datei, die
# eine frühere Brücke hinterließ, kommt weg.
# shellcheck disable=SC2016
nachsehen='
set -eu
name=$(uname -n)
if [ -n "${MANCALA_PORTS:-}" ]; then ort=$MANCALA_PORTS
elif [ -d "${XDG_RUNTIME_DIR:-}" ]; then ort=$XDG_RUNTIME_DIR/mancala
else ort=/tmp/mancala-$(id -u)
fi
[ -S "$ort/Mancala.1" ] || { echo "$name: kein Spiel hat den Port Mancala.1" >&2; exit 5; }
if [ -e "$ort/Mancala.2" ] || [ -L "$ort/Mancala.2" ]; then
    [ -S "$ort/Mancala.2" ] && [ ! -L "$ort/Mancala.2" ] || { echo "$name: $ort/Mancala.2 ist kein Port" >&2; exit 5; }
    command -v mancala-send >/dev/null || { echo "$name: $ort/Mancala.2 ist schon da" >&2; exit 5; }
    wert=0
    mancala-send --timeout 5 --port Mancala.2 GetAmZug >/dev/null 2>&1 || wert=$?
    [ "$wert" = 10 ] || { echo "$name: Mancala.2 ist schon ein anderes Spiel" >&2; exit 5; }
    rm -f -- "$ort/Mancala.2"
fi
echo "$ort"
'
hier=$(sh -c "$nachsehen")
dort=$(printf %s "$nachsehen" | ssh -T "$@" sh -s)

trap 'rm -f -- "$hier/Mancala.2"' EXIT
ssh=
trap '[ -n "$ssh" ] || exit 130; kill "$ssh" 2>/dev/null' INT TERM HUP
ssh -N -T -o ExitOnForwardFailure=yes -o ServerAliveInterval=5 -o ServerAliveCountMax=3 \
    -o StreamLocalBindMask=0177 -o StreamLocalBindUnlink=yes \
    -L "$hier/Mancala.2:$dort/Mancala.1" -R "$dort/Mancala.2:$hier/Mancala.1" "$@" &
ssh=$!
while kill -0 "$ssh" 2>/dev/null && [ ! -S "$hier/Mancala.2" ]; do
    sleep 1
done
[ ! -S "$hier/Mancala.2" ] || echo "Brücke von $hier nach $dort"
wert=0
wait "$ssh" || wert=$?
exit "$wert"
