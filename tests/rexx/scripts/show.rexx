/* Row 12: lists of ports, libraries and clips. */
say show('P')
say show(ports, 'Spiel.1') show(p, 'spiel.1') show('Ports', 'Spiel.7')
say show(ports, , ',')
say show('L', 'rexxsupport.library')
say addlib('rexxsupport.library', 0, -30, 0)
say show('L', 'rexxsupport.library') show('l')
say addlib('gibtsnicht.library', 0, -30, 0)
call setclip 'Merke', 'dies'
say getclip('Merke') '<'getclip('merke')'>' show('C')
call setclip 'Merke'
say '<'getclip('Merke')'>'
say showlist('P', 'Spiel.1') showlist('V', 'RAM')
say show('F')
