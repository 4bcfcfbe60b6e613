/* F57: addresses are numbers of four bytes; there is no memory behind them. */
say c2x(null()) c2x(offset('00001000'x, 16)) c2x(offset('00001000'x, -1)) c2x(offset('FFFFFFFF'x, 1))
say c2x(baddr('00000400'x)) c2x(baddr('C0000001'x))
say c2x(next('00001000'x)) c2x(next('00001000'x, 4))
say datatype(storage(), 'W') (storage() > 0) freespace()
say forbid() forbid() permit() permit()
say remlib('rexxsupport.library') addlib('rexxsupport.library', 0, -30, 0)
say show('L', 'rexxsupport.library') remlib('rexxsupport.library')
say show('L', 'rexxsupport.library') remlib('nothing.library')
refused = "allocmem(4) freemem('00001000'x,4) getspace(4) freespace('00001000'x,4)",
  "export('00001000'x,'abcd') import('00001000'x,4) storage('00001000'x,'abcd')",
  "offset('abc',1) baddr('12345') next('') offset('00001000'x,'a') baddr() null(1)"
syntax:
if symbol('CALL') = 'VAR' then say call rc errortext(rc)
signal on syntax
parse var refused call refused
if call = '' then exit
interpret 'x =' call
say 'not here' call
