/* Row 8: a procedure has traps of its own; afterwards those of its caller are as they were. */
address 'Spiel.1'
signal on error
say own()
'fehler 3 1 x'
say 'not here'
error:
say 'ERROR' rc 'line' sigl
if rc = 4 then return 'from its trap'
if rc = 6 then exit 2
call only_there
'fehler 10 2 x'
say 'shown, not trapped' rc
'fehler 5 3 x'
say 'neither' rc
signal on error
call quiet
'fehler 6 4 x'
say 'not here'
own: procedure
signal on error
'fehler 4 5 x'
say 'not here'
only_there: procedure
signal on error
return
quiet: procedure
signal off error
'fehler 7 6 x'
say 'off' rc
return
