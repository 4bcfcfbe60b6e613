/* Row 14: ticks, directories, prompts. */
call time 'R'
call delay 5
say time('E') >= 0.1 time('E') < 5
alt = pragma('D', 'T:')
say pragma('Directory') ~= alt
call pragma 'D', alt
say pragma('D') = alt
options prompt 'Name? '
pull name
say name
options prompt
parse pull name
say name
parse external line
say '<'line'>'
