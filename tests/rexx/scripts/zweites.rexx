/* Called by macro.rexx. */
parse arg text
address 'Spiel.2'
return 'zweites:' text
