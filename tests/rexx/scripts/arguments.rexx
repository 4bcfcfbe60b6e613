/* Row 16: the whole line is one argument. */
parse arg nr aktion rest
say arg() arg(1)
say nr aktion '<'rest'>'
parse source art . name .
say art name
exit nr
