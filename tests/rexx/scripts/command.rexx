/* Row 3: the operating system. */
address command 'echo from the shell'
say rc
address command 'exit 3'
say rc
address command
'echo hidden >NIL:'
'echo kept >T:kept'
'cat t:KEPT && rm T:kept'
say rc
'WaitForPort Spiel.1'
say rc
'wait 0'
say rc
"rx ""say 'inner'; exit 7"""
say rc
'run true'
say rc
address 'command' 'exit 10'
say rc
