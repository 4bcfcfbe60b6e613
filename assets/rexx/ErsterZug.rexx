/* ErsterZug.rexx */
options results
address 'Mancala.1' callzug 4
address 'Mancala.1' getbrett
say result
