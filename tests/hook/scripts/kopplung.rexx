/* kopplung.rexx - zwei Mancala-Fenster auf einem Amiga
   SynchronBefehl=RX REXX:kopplung */

parse arg port aktion spieler mulde

if port = 1 then address 'Mancala.2'
            else address 'Mancala.1'

callpause 0 0 1

select
  when aktion = 'Zug'       then callzug mulde
  when aktion = 'Undo'      then callundo
  when aktion = 'Neu'       then callneu
  when aktion = 'Spielende' then callspielende
  otherwise say 'Was ist' aktion'?'
end

exit
