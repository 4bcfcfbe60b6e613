/* Row 18: a script in Latin-1 */
options results
address "Spiel.1"
say "Grüße" length("Grüße")
"echo Mühle"
say result length(result)
parse arg wort
say wort length(wort)
if open("f","T:Straße","W") then call writeln "f","ä"
call close "f"
call open "f","T:Straße"
say c2x(readln("f"))
call delete "T:Straße"
call makedir "T:Mühle"
say exists("t:müHLE") showdir("T:") length(showdir("T:"))
address command "ls T:Mühle"
say rc
call delete "T:Mühle"
