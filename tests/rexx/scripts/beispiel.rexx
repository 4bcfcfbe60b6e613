/* Wie im Handbuch von 1996: Befehle klein und ohne Anführungszeichen. */
address 'Mancala.1'
options results
getpunkte
parse var result p1 p2
say 'Spieler 1:' p1 'Punkte, Spieler 2:' p2 'Punkte.'
getamzug
say 'Am Zug:' result
callzug 3
getbrett
parse var result f1 f2 f3 .
say f1 f2 f3
callzug 13
say rc
