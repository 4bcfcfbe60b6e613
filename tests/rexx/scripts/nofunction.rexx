/* Row 10: an unknown function is an error and never a program of the shell. */
signal on syntax
x = ls('-l')
syntax:
say rc errortext(rc)
call true
