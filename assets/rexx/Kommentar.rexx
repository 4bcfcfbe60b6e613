/* Kommentar.rexx: sagt ab und zu etwas zum Spiel.

   SynchronBefehl=RX REXX:Kommentar.rexx

   Wie oft, steht in JEDES: im Mittel nach so vielen Aktionen. Wer statt der
   Worte einen Klang will, nennt hier eine Datei und das Programm dafür. */
jedes = 4
klang = ''                              /* 'HOME:klatschen.wav' */
spieler_dafuer = 'aplay -q'

parse upper arg nummer aktion spieler feld
if randu() >= 1 / jedes then exit 0

satz.Zug.1 = 'Spieler' spieler 'weiß, was er will.'
satz.Zug.2 = 'Mulde' feld'? Mutig.'
satz.Zug.3 = 'So leert man keine Reihe.'
satz.Undo.1 = 'Das war wohl nichts.'
satz.Undo.2 = 'Zurück, marsch!'
satz.Undo.3 = 'Zweimal überlegt zählt auch.'
satz.Neu.1 = 'Auf ein Neues!'
satz.Neu.2 = 'Die Steine sind verteilt.'
satz.Neu.3 = 'Möge die Bessere gewinnen.'
satz.Spielende.1 = 'Und aus.'
satz.Spielende.2 = 'Das war es schon wieder.'
satz.Spielende.3 = 'Wer zählt, der sieht es.'

if klang ~= '' then do
  if exists(klang) then address command 'run' spieler_dafuer klang '>NIL:'
  exit 0
end
welcher = trunc(randu() * 3) + 1
if symbol('satz.aktion.welcher') = 'VAR' then say satz.aktion.welcher
exit 0
