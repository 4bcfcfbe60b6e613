/* Called by macro.rexx. */
parse arg text
address 'Spiel.2'
parse source art gefragt .
return 'zweites:' text art gefragt
