/* Row 13: the three streams of a script may be closed and opened anew, for SAY, PULL and TRACE too. */
told = close('stdout') close('STDOUT') show('F', 'STDOUT')
say 'lost'
told = told open('STDOUT', 'T:log', 'W') open('stdout', 'T:other', 'W')
say 'into the log'
call writeln stdout, 'this too'
told = told close('STDOUT') open('STDOUT', '*', 'W')
say told
say close('STDIN') eof('STDIN')
pull x
say '<' || x || '>'
say open('STDIN', 'T:log', 'R')
pull x
say '<' || x || '>' readln('STDIN') eof('STDIN')
pull x
say '<' || x || '>' eof(stdin)
say close('stdin') open('STDIN', '*')
say close('stderr') open('STDERR', 'T:trace', 'W')
trace r
x = 1
trace off
say close('STDERR') open('STDERR', '*')
call open 'trace', 'T:trace'
do until eof('trace'); say readln('trace'); end
signal on syntax
call close 'STDERR'
call writeln 'STDERR', 'x'
syntax:
say rc
say zweites('finds its own streams')
