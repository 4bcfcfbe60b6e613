/* Rows 1, 2 and 5: what a command is, where it goes, what comes back. */
say address()
address 'Spiel.1'
say address()
gruss                                   /* an unset symbol is sent in upper case */
wort = 'Hallo'
wort 'Welt' 3+4                         /* any expression is a command */
'Kleine Buchstaben bleiben'
address 'Spiel.2' 'nur dieser'          /* one command, then back */
say address()
ziel = 'Spiel.2'
address value ziel
say address()
address
say address()
address value 'Spiel.'1+1
say address()
address ('Spiel.1')
say address()
'lang' copies('x', 3000)
say rc
