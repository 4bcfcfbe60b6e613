/* Protokoll.rexx: schreibt jede Aktion mit Zeit und Stellung in eine Datei.

   SynchronBefehl=RX REXX:Protokoll.rexx

   Die Stellung ist die vor der Aktion: oben Mulde 1 bis 6, unten 7 bis 12,
   dann die Punkte. Ein anderer Name für die Datei steht hier: */
datei = 'RAM:Mancala.protokoll'

parse arg nummer aktion spieler feld
address value 'Mancala.'nummer
options results
signal on syntax

getbrett
brett = result
getpunkte
punkte = result

modus = 'Write'
if exists(datei) then modus = 'Append'
if ~open('protokoll', datei, modus) then do
  say 'Protokoll:' datei 'lässt sich nicht schreiben'
  exit 10
end
wer = ''
if aktion = 'Zug' then wer = 'Spieler' spieler 'Mulde' feld
call writeln 'protokoll', date('S') time() 'Mancala.'nummer aktion wer
call writeln 'protokoll', '   ' subword(brett, 1, 6) '|' subword(brett, 7, 6) '|' punkte
call close 'protokoll'
exit 0

syntax:
say 'Protokoll: Mancala.'nummer 'antwortet nicht ('errortext(rc)')'
exit 5
