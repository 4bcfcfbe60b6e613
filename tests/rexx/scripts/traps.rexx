/* Row 8: each trap fires once, knows its line, and is off then. */
address 'Spiel.1'
signal on failure
'fehler 5 1 x'
say 'no trap for' rc
'fehler 10 2 x'
say 'not here'
failure:
say 'FAILURE' rc 'line' sigl
signal on error
'fehler 5 3 x'
say 'not here'
error:
say 'ERROR' rc 'line' sigl
'fehler 5 4 x'
say 'no trap any more' rc
signal on error
signal off error
'fehler 5 5 x'
say 'switched off' rc
if rc = 5 then signal on novalue
say nichts
novalue:
say 'NOVALUE line' sigl
signal on syntax
x = 1 + 'a'
syntax:
say 'SYNTAX' rc errortext(rc) 'line' sigl
call unterhalb
say 'end'
exit 3
unterhalb: procedure
signal on syntax name nirgends
signal off syntax
return
