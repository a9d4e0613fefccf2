import { describe, expect, test } from "vitest";
import { evaluateExpression, parseCases } from "../../../testing/rules.ts";

const operators = `
# equality
1 == 1                                        ==> true
1 == 1.0                                      ==> true
1.0 == 1                                      ==> true
9007199254740993 == 9007199254740992.0        ==> false
'a' == 'a'                                    ==> true
'a' != 'b'                                    ==> true
null == null                                  ==> true
null == false                                 ==> false
1 == '1'                                      ==> false
1 != '1'                                      ==> true
[1, 2] == [1, 2]                              ==> true
[1, 2] == [2, 1]                              ==> false
[1] == [1.0]                                  ==> false
{'a': 1} == {'a': 1}                          ==> true
{'a': 1} == {'a': 1.0}                        ==> false
{'a': 1, 'b': 2} == {'b': 2, 'a': 1}          ==> true
{'a': 1} == {'a': 1, 'b': 2}                  ==> false
[1, 2].toSet() == [2, 1, 1].toSet()           ==> true
[1].toSet() == [1]                            ==> false
/a/b == path('/a/b')                          ==> true
/a/b == '/a/b'                                ==> false
b == 1                                        ==> error
# order
1 < 2                                         ==> true
2 <= 2.0                                      ==> true
2.5 > 2                                       ==> true
'a' < 'b'                                     ==> true
'a' < 'ab'                                    ==> true
'\uffff' < '😀'                               ==> true
timestamp.value(1) < timestamp.value(2)       ==> true
duration.value(1, 'm') == duration.value(60, 's') ==> true
duration.value(1, 'm') > duration.value(59, 's') ==> true
'a'.toUtf8() < 'b'.toUtf8()                   ==> true
1 < '2'                                       ==> error
null < 1                                      ==> error
[1] < [2]                                     ==> error
{} < {}                                       ==> error
/a < /b                                       ==> error
true < false                                  ==> error
# ints
7 / 2 == 3                                    ==> true
-7 / 2 == -3                                  ==> true
-7 % 3 == -1                                  ==> true
7 % -3 == 1                                   ==> true
1 / 0 == 0                                    ==> error
1 % 0 == 0                                    ==> error
9223372036854775807 + 1 == 0                  ==> error
9223372036854775807 * 2 == 0                  ==> error
-9223372036854775808 - 1 == 0                 ==> error
-9223372036854775808 == -9223372036854775807 - 1 ==> true
-(-9223372036854775808) == 0                  ==> error
-9223372036854775808 / -1 == 0                ==> error
1 - 2 - 3 == -4                               ==> true
8 / 4 / 2 == 1                                ==> true
1 + 2 * 3 == 7                                ==> true
(1 + 2) * 3 == 9                              ==> true
-3 + 5 == 2                                   ==> true
# floats
1.0 / 0.0 > 1e308                             ==> true
7 / 2.0 == 3.5                                ==> true
1e3 == 1000                                   ==> true
5.5 % 2 == 1.5                                ==> true
-1.5 + 1 == -0.5                              ==> true
# texts, times and what does not add
'a' + 'b' == 'ab'                             ==> true
'a' + 1 == 'a1'                               ==> error
[1] + [2] == [1, 2]                           ==> error
/a + /b == /a/b                               ==> error
true + true == 2                              ==> error
null + 1 == 1                                 ==> error
timestamp.value(0) + duration.value(1, 's') == timestamp.value(1000) ==> true
duration.value(1, 's') + timestamp.value(0) == timestamp.value(1000) ==> true
timestamp.value(3000) - timestamp.value(1000) == duration.value(2, 's') ==> true
timestamp.value(3000) - duration.value(1, 's') == timestamp.value(2000) ==> true
duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's') ==> true
duration.value(1, 's') - timestamp.value(1) == 0 ==> error
timestamp.value(1) + timestamp.value(1) == 0  ==> error
-'a' == 'a'                                   ==> error
# in
1 in [1, 2]                                   ==> true
3 in [1, 2]                                   ==> false
1 in [1, 2].toSet()                           ==> true
'a' in {'a': 1}                               ==> true
'b' in {'a': 1}                               ==> false
[1] in [[1]]                                  ==> true
'a' in 'abc'                                  ==> error
'a' in /a/b                                   ==> error
'a' in null                                   ==> error
1 in {'a': 1}                                 ==> error
1 in [1, missing]                             ==> error
# is
true is bool                                  ==> true
1 is int                                      ==> true
1 is number                                   ==> true
1.5 is float                                  ==> true
1.5 is number                                 ==> true
1 is float                                    ==> false
1.0 is int                                    ==> false
'a' is string                                 ==> true
'a' is path                                   ==> false
[] is list                                    ==> true
[].toSet() is set                             ==> false
[1].toSet() is set                            ==> false
[] is set                                     ==> false
[].toSet() is list                            ==> false
{} is map                                     ==> true
/a is path                                    ==> true
'a'.toUtf8() is bytes                         ==> true
timestamp.value(0) is timestamp               ==> true
duration.value(0, 's') is duration            ==> true
latlng.value(1, 2) is latlng                  ==> true
null is map                                   ==> false
{}.a is int                                   ==> error
# precedence
true || false && false                        ==> true
!false && true                                ==> true
!(1 == 2)                                     ==> true
1 + 1 == 2 && 2 < 3                           ==> true
1 in [1] == true                              ==> true
true ? true : missing                         ==> true
false ? missing : true                        ==> true
true ? missing : true                         ==> error
1 ? true : true                               ==> error
null ? true : true                            ==> error
missing ? true : true                         ==> error
false ? true : false ? false : true           ==> true
`;

const logic = `
true && true        ==> true
true && false       ==> false
missing && false    ==> false
false && missing    ==> false
missing && true     ==> error
true && missing     ==> error
missing && missing  ==> error
true || false       ==> true
false || false      ==> false
missing || true     ==> true
true || missing     ==> true
missing || false    ==> error
false || missing    ==> error
missing || missing  ==> error
1 && false          ==> false
1 && true           ==> error
null || true        ==> true
null || false       ==> error
!true               ==> false
!null               ==> error
!1                  ==> error
!missing            ==> error
!(missing && false) ==> true
missing && true && false  ==> false
missing || false || true  ==> true
(missing || false) && false ==> false
missing == 1        ==> error
[missing] == []     ==> error
{'a': missing} == {} ==> error
f(missing)          ==> error
f(1)                ==> true
g()                 ==> error
1                   ==> false
null                ==> false
'true'              ==> false
`;

const access = `
{'a': 1}.a == 1                 ==> true
{'a': 1}['a'] == 1              ==> true
{'a': null}.a == null           ==> true
{'a': 1}.b == null              ==> error
{'a': 1}['b'] == null           ==> error
{a: 1}.a == 1                   ==> true
{'in': 1}.in == 1               ==> true
{'a': 1}.constructor == 1       ==> error
null.a == 1                     ==> error
(1).a == 1                      ==> error
[1, 2][0] == 1                  ==> true
[1, 2][2] == 1                  ==> error
[1, 2][-1] == 2                 ==> error
[1, 2]['0'] == 1                ==> error
[1, 2][0.0] == 1                ==> error
[1, 2, 3][1:3] == [2, 3]        ==> true
[1, 2, 3][0:1] == [1]           ==> true
[1, 2, 3][2:2] == []            ==> true
[1, 2, 3][0:0] == []            ==> error
[1, 2, 3][3:3] == []            ==> error
[1, 2, 3][2:1] == []            ==> error
[1, 2, 3][0:99] == [1, 2, 3]    ==> error
[1, 2, 3][-1:2] == [1]          ==> error
'abc'[1] == 'b'                 ==> true
'abc'[3] == ''                  ==> error
'abc'[1:3] == 'bc'              ==> true
'a😀b'[1] == '😀'               ==> true
'a😀b'[1:2] == '😀'             ==> true
'abc'[0:0] == ''                ==> error
/a/b[0] == 'a'                  ==> true
/a/b[2] == 'a'                  ==> error
/a/b[0:1] == /a                 ==> error
/a/$('b')/c == /a/b/c           ==> true
/a/$(/b/c)/d == /a/b/c/d        ==> true
/a/$(1) == /a/1                 ==> error
/a/$('') == /a                  ==> error
/a/$('b/c') == /a/b/c           ==> error
/a/(default)/b-c.d_e%20f == path('/a/(default)/b-c.d_e%20f') ==> true
8 /a/b[0] == 8                  ==> error
[1, 2,] == [1, 2]               ==> true
"a\\"b" == 'a"b'                ==> true
'\\u00e4\\n\\q' == 'ä\\nq'      ==> true
'a' /* in between */ == 'a'     ==> true
debug(1) == 1                   ==> true
missing() == 1                  ==> error
math.missing(1) == 1            ==> error
`;

const helpers = `
  function f(x) { return x == 1; }
  function g() { let x = missing; return true; }`;

describe.each([
  ["operators", operators],
  ["errors in && and || and around them", logic],
  ["members, elements and literals", access],
])("%s", (_, table) => {
  test.each(parseCases(table))("%s is %s", (expression, outcome) => {
    expect(evaluateExpression(expression, {}, { helpers })).toBe(outcome);
  });
});
