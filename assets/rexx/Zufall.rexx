/* Zufall.rexx */
address 'Mancala.1'
options results
callneu
n = 0
do forever
    getspielstatus
    if result = 0 then leave
    'Warte' n
    n = result
    getamzug
    if result = 1 then callzug
end
