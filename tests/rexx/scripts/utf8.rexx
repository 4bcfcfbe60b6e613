/* Row 18: a script in UTF-8 */
options results
address 'Spiel.1'
say 'Größe' length('Größe')
'echo Mühle'
say result length(result)
