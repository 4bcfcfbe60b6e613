/* Row 9: a port that is not there, deep in a function and at the top. */
signal on syntax
call tief 3
syntax:
say rc errortext(rc) 'line' sigl
signal on error
signal on failure
address 'Spiel.9' 'hallo'
say 'not here'
exit
tief: procedure
arg tiefe
if tiefe > 0 then call tief tiefe - 1
else interpret "address 'Spiel.9' 'hallo'"
return
