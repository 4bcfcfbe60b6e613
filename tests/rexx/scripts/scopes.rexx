/* Row 6: RC, RESULT and SIGL belong to the procedure that runs. */
options results
address 'Spiel.1'
'echo aussen'
x = innen()
say result x
call innen
say result
exit
innen: procedure
say symbol('result')
'echo innen'
say result
return 'zurück'
