/* Vermittler.rexx: hält zwei Spiele auf einem Rechner gleich.

   In beiden Spielen:  SynchronBefehl=RX REXX:Vermittler.rexx
   und im Optionsfenster die Synchronisierung einschalten.

   Der Aufruf kommt vor jeder Aktion mit der Nummer des Ports, der Aktion
   und bei einem Zug dem Spieler und der Mulde. Was über einen Port kommt,
   wird nicht noch einmal gemeldet; darum drehen sich die beiden nicht im Kreis.

   Spielt ein Computer mit, nimmt Undo in jedem Spiel bis zum letzten Zug des
   eigenen Menschen zurück. Das kann verschieden viel sein; dann lieber nicht. */
parse arg nummer aktion spieler feld

if nummer = 1 then anderer = 'Mancala.2'
else anderer = 'Mancala.1'
if ~show('P', anderer) then exit 0      /* noch kein Partner */

address value anderer
options results
options failat 21

/* Dort einen Augenblick Pause; die Antwort kommt, wenn sie vorbei ist. */
callpause 0 0 1

select
  when aktion = 'Zug' then do
    getamzug
    if result = spieler then callzug feld
    else rc = 5                         /* dort ist der andere am Zug */
  end
  when aktion = 'Undo' then callundo
  when aktion = 'Neu' then callneu
  when aktion = 'Spielende' then do
    getspielstatus                      /* von selbst zu Ende ist es beide Male */
    if result = 1 then callspielende
  end
  otherwise do
    say 'Vermittler: Was ist' aktion'?'
    exit 10
  end
end
if rc > 0 then say 'Vermittler:' anderer 'lehnt ab:' aktion spieler feld
exit rc
