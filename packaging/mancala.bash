# Bash completion for the programs of Mancala; installed once under the name of each.
# The options are those that --help names, so that they cannot differ; only what may stand after one is written here.

_mancala_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

_mancala_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$1")
}

_mancala_folders() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -d -- "$1")
}

_mancala_palettes() {
    local program folder
    program=$(type -P -- "$1") || return 0
    folder=$(dirname -- "$(dirname -- "$(readlink -f -- "$program")")")/share/mancala/palettes
    basename -a -s .palette -- "$folder"/*.palette 2>/dev/null
}

_mancala() {
    local program=$1 word=$2 before=$3 types="mensch normal gemein taktik extern1 extern2 meister"
    [[ ${program##*/} == mancala-match ]] && types="random normal gemein taktik meister extern1 extern2"
    local stones="1 2 3 4 5 6 7 8 9"
    [[ ${program##*/} == mancala-endgame ]] && stones="12 16 20 22"
    [[ ${program##*/} == mancala-solve ]] && stones="12 24 36 48 60"
    COMPREPLY=()
    case $before in
    --player1 | --player2) _mancala_words "$types" "$word" ;;
    --scale) _mancala_words "1 2 3 4 fit" "$word" ;;
    --aspect) _mancala_words "square ntsc fill" "$word" ;;
    --effect) _mancala_words "none scanlines flicker" "$word" ;;
    --language) _mancala_words "de en" "$word" ;;
    --thinking) _mancala_words "brief 0.1 0.3 1 3 10 30" "$word" ;;
    --opening) _mancala_words "random none first" "$word" ;;
    --sync) _mancala_words "on off" "$word" ;;
    --seat | --to-move) _mancala_words "1 2" "$word" ;;
    --listen | --connect | --sprt | --find-openings) ;;
    --stones) _mancala_words "$stones" "$word" ;;
    --palette) _mancala_words "$(_mancala_palettes "$program")" "$word" ;;
    --port) _mancala_words "$("${program%mancala-*}mancala-send" --list 2>/dev/null | cut -f 1)" "$word" ;;
    --folder | --tables) _mancala_folders "$word" ;;
    --checkpoint) _mancala_files "$word" ;;
    --position | --bound | --below | --hash | --save-each) ;;
    --seed | --threads | --nodes | --time | --games | --jobs | --budget | --timeout | --node | --width) ;;
    *)
        if [[ $word == -* ]]; then
            _mancala_words "$("$program" --help 2>/dev/null | grep -oE '^ +(-h,)?--[a-z0-9-]+' | grep -oE -- '--.*')" "$word"
        elif [[ ${program##*/} == executer ]]; then
            _mancala_folders "$word"
        elif [[ ${program##*/} == mancala-endgame ]]; then
            _mancala_words "build check probe" "$word"
        elif [[ ${program##*/} == mancala-analyse ]]; then
            _mancala_words "$("${program%mancala-*}mancala-send" GetStellung 2>/dev/null)" "$word"
        elif [[ ${program##*/} == mancala-solve ]]; then
            :
        elif [[ $before == --* || ${program##*/} != mancala-send ]]; then
            _mancala_files "$word"
        fi
        ;;
    esac
}

complete -F _mancala executer mancala mancala-analyse mancala-endgame mancala-match mancala-send mancala-guide mancala-rx mancala-solve partie-editor
