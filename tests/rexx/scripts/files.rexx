/* Row 13: files by logical names. */
say open('aus', 'T:probe', 'W') open('aus', 'T:anders', 'W')
say writeln('aus', 'erste') writech('aus', 'zwei') writeln('aus', 'te')
say close('aus') close('aus')
say open('ein', 'ram:PROBE') open('fehlt', 't:gibtsnicht', 'Read')
say readln('ein') eof('ein')
say readch('ein') readch('ein', 3) eof('ein')
say readln('ein') eof('ein') '<'readln('ein')'>' eof('ein')
say seek('ein', 0, 'Begin') readln('ein') seek('ein', -3, 'E') readch('ein', 2) seek('ein', 0)
say close('ein')
say open('mehr', 'T:probe', 'Append') writeln('mehr', 'dritte') close('mehr')
say open('ein', 'T:probe', 'R')
do while ~eof('ein'); call writeln 'STDOUT', 'Zeile:' readln('ein'); end
call close 'ein'
say exists('T:probe') exists('T:nichts')
say word(statef('T:probe'), 1) word(statef('T:probe'), 2) words(statef('T:probe')) '<'statef('T:nichts')'>'
say makedir('T:fach') showdir('T:', 'd') showdir('T:', 'f')
say rename('T:probe', 'T:fach/neu') exists('T:fach/neu') showdir('T:fach')
say delete('T:fach/neu') delete('T:fach') delete('T:fach')
say open('nichts', 'NIL:', 'W') writeln('nichts', 'fort') readln('nichts') eof('nichts')
say open('Groß', 'T:bytes', 'W') writech('Groß', xrange('00'x, 'ff'x)) close('Groß')
say open('b', 'T:bytes') (readch('b', 1000) == xrange('00'x, 'ff'x)) close('b')
call delete 'T:bytes'
signal on syntax
say readln('zu')
syntax:
say rc errortext(rc)
call writeln stderr, 'to standard error'
