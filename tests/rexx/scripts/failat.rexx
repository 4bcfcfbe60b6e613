/* Row 7: a failure is shown, and the script goes on; below the level nothing is said. */
address 'Spiel.1'
'fehler 5 1 leise'
say 'weiter' rc
'fehler 10 2 laut'
say 'weiter' rc
options failat 21
'fehler 20 3 leise'
say 'weiter' rc
options failat 10
trace off
'fehler 20 4 leise'
say 'weiter' rc
