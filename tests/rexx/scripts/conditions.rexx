/* Words that begin instructions of ARexx may be variables and labels all the same. */
options = 5
say options
echo = options + 1
say echo
if options = 5 then options results
else options no results
select
  when echo = 7 then nop
  otherwise options failat 15
end
signal weiter
options: say 'not here'
weiter: say sourceline() sourceline(4)
say errortext(13)
interpret 'options results; echo "from interpret"'
say (randu() >= 0) (randu(1) = randu(1))
