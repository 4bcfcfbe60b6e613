/* Row 5: RESULT only on request and only for 0, RC after each command, RC2 from the host. */
address 'Spiel.1'
'getpunkte'
say rc result
options results
'getpunkte'
parse var result a b
say rc a b
'callzug 4'
say rc result symbol('result')
'leer'
say rc '<'result'>' symbol('result')
'fehler 5 402 gerade nicht'
say rc result rc2
'getpunkte'
'fehler 10 101 unbekannt'
say rc result rc2
options no results
result = 'mein'
'getpunkte'
say rc result
options results
'gross'
say length(result)
