/* Row 11: two minus signs, exclusive or, not, nested comments, functions that are called. */
say 5--3
say (1 ^ 0) (1 ^ 1) (1 && 0)
say ~0 (1 ~= 2) ('a' ~== 'a')
say 1 /* outer /* inner */ still outer */ 2
call show('p')
say result = show('P')
x = 7; say x // 4 x % 2
say 'it''s' "so" '41'x
say left('abc', 2) upper('abc') reverse('abc')
upper x
do 2; say 'twice'; end
do i = 1 for 2; say i; end
parse value 'a b c' with one rest
say rest
parse numeric d f m
say d f m
echo 'echo too'
say date('s', 6908, 'i') date('i', 19961130, 's') date('w', 6908) date(u, 6908)
say "61 62,
63"x || "d,
e" "0110,
 0110"b
parse value "1bab2" with a "6261,
"x b; say a b
