/* Row 18: a script in Latin-1 */
options results
address "Spiel.1"
say "Grüße" length("Grüße")
"echo Mühle"
say result length(result)
parse arg wort
say wort length(wort)
if open("f","T:latin","W") then call writeln "f","ä"
call close "f"
call open "f","T:latin"
say c2x(readln("f"))
call delete "T:latin"
