/* Called by macro.rexx: a port that is not there. */
signal on syntax
address 'Spiel.9' 'hallo'
return 'not here'
syntax: return rc
