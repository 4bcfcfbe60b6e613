/* What a trace shows is what was written. */
address 'Spiel.1'
trace c
options results
'getpunkte'
trace r
options failat 5
x = 1 ^ 0
if x then signal on break_c
trace background
say 'nothing of this'
exit
break_c:
