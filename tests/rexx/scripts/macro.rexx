/* Row 3 and 16: other scripts, as functions, by CALL and through the host REXX. */
say zweites('hallo')
call zweites 'aufruf'
say result
say 'ZWEITES.rexx'('mit Namen')
say address()
address rexx 'zweites von außen'
say rc
options results
address rexx 'zweites noch einmal'
say rc result
address rexx 'gibtsnicht'
say rc
say fehlt()
address rexx 'fehlt'
say result
signal on syntax
say kaputt()
syntax:
say rc errortext(rc)
