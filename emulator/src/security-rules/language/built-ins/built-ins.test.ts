import { describe, expect, test } from "vitest";
import { evaluateExpression, parseCases } from "../../../testing/rules.ts";

const texts = `
'aÄ'.lower() == 'aä'                          ==> true
'aä'.upper() == 'AÄ'                          ==> true
'  a b\\n'.trim() == 'a b'                    ==> true
'abc'.size() == 3                             ==> true
'a😀b'.size() == 3                            ==> true
'a,b,,c'.split(',') == ['a', 'b', '', 'c']    ==> true
'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']   ==> true
'abc'.split('') == ['abc']                    ==> true
'a1bc'.split('[0-9]*') == ['a', 'bc']         ==> true
',a,'.split(',') == ['', 'a']                 ==> true
''.split(',') == ['']                         ==> true
'abc'.matches('b')                            ==> false
'abc'.matches('a.c')                          ==> true
'a\\nc'.matches('a.c')                        ==> false
'a\\nc'.matches('(?s)a.c')                    ==> true
'ABC'.matches('(?i)abc')                      ==> true
'ä'.matches('\\\\p{L}')                       ==> true
'aB'.matches('[[:alpha:]]+')                  ==> true
'\\u0009'.matches('\\\\011')                  ==> true
'\\u0000'.matches('\\\\0')                    ==> true
'banana'.replace('a', 'o') == 'bonono'        ==> true
'john smith'.replace('(\\\\w+) (\\\\w+)', '$2 $1 $0') == 'smith john john smith' ==> true
'a'.replace('a', '$1') == ''                  ==> error
'ä'.toUtf8().toHexString() == 'C3A4'          ==> true
'a'.size(1) == 1                              ==> error
'a'.matches(1)                                ==> error
'a'.hasAny(['a'])                             ==> error
'a'.matches(request.pattern)                  ==> error
`;

const bytes = `
'a>?'.toUtf8().toBase64() == 'YT4_'           ==> true
'a'.toUtf8().toBase64() == 'YQ=='             ==> true
'abc'.toUtf8().size() == 3                    ==> true
'a'.toUtf8() == 'a'.toUtf8()                  ==> true
hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661' ==> true
hashing.sha256('a'.toUtf8()).size() == 32     ==> true
hashing.crc32('123456789').toHexString() == '2639F4CB'  ==> true
hashing.crc32c('123456789').toHexString() == '839206E3' ==> true
hashing.md5(1).size() == 16                   ==> error
`;

const lists = `
[1, 2].size() == 2                            ==> true
[1, 2].hasAll([2])                            ==> true
[1, 2].hasAll([2, 3])                         ==> false
[1, 2].hasAny([2, 3])                         ==> true
[1, 2].hasAny([])                             ==> false
[1, 2].hasOnly([2, 1, 3])                     ==> true
[1, 2, 2].hasOnly([2, 1])                     ==> true
[1, 2].hasOnly([1])                           ==> false
[].hasOnly([])                                ==> true
[].hasAll([])                                 ==> true
[1].hasAll([1].toSet())                       ==> true
[1].hasAll(1)                                 ==> error
[1].concat([2]) == [1, 2]                     ==> true
['a', 1].join('-') == 'a-1'                   ==> true
['a', 1.5].join('-') == 'a-1.5'               ==> error
[1, 2, 1, 3].removeAll([1]) == [2, 3]         ==> true
[1, 2, 2].toSet().size() == 2                 ==> true
# sets
[1, 2].toSet().hasOnly([1, 2])                ==> true
[1, 2].toSet().hasAll([1].toSet())            ==> true
[1].toSet().hasAny([2, 1])                    ==> true
[1].toSet().union([2].toSet()) == [2, 1].toSet()          ==> true
[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet() ==> true
[1, 2].toSet().difference([2].toSet()) == [1].toSet()     ==> true
[1].toSet().union([2]) == [1, 2].toSet()      ==> error
[1].toSet()[0] == 1                           ==> error
`;

const maps = `
{'b': 1, 'a': 2}.keys() == ['a', 'b']         ==> true
{'b': 1, 'a': 2}.values() == [2, 1]           ==> true
{'a': 1}.size() == 1                          ==> true
{'a': 1}.get('a', 0) == 1                     ==> true
{'a': 1}.get('b', 0) == 0                     ==> true
{'a': null}.get('a', 0) == null               ==> true
{'a': {'b': 1}}.get(['a', 'b'], 0) == 1       ==> true
{'a': {'b': 1}}.get(['a', 'c'], 0) == 0       ==> true
{'a': 1}.get(['a', 'b'], 0) == 0              ==> true
{'a': 1}.get('a') == 1                        ==> error
{'a': 1}.get(1, 0) == 0                       ==> error
# what changed
{'a': 1, 'b': 2}.diff({'b': 2}).addedKeys() == ['a'].toSet()     ==> true
{'b': 2}.diff({'a': 1, 'b': 2}).removedKeys() == ['a'].toSet()   ==> true
{'a': 1, 'b': 2}.diff({'a': 2, 'b': 2}).changedKeys() == ['a'].toSet()   ==> true
{'a': 1, 'b': 2}.diff({'a': 2, 'b': 2}).unchangedKeys() == ['b'].toSet() ==> true
{'a': 1, 'b': 2}.diff({'a': 2, 'c': 3}).affectedKeys() == ['a', 'b', 'c'].toSet() ==> true
{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0               ==> true
{'a': 1}.diff({'a': 1.0}).affectedKeys().hasOnly(['a'])          ==> true
{'a': 1}.diff([1]).affectedKeys().size() == 0                    ==> error
{'a': 1}.diff({'a': 1}).size() == 0                              ==> error
`;

const pathsAndPlaces = `
path('/a/{x}/{y}').bind({'x': '1', 'y': '2'}) == /a/1/2  ==> true
path('/a/{x}').bind({}) == /a/1               ==> error
path('/a/{x}').bind({'x': '1', 'y': '2'}) == /a/1 ==> error
path('/a/{x}').bind({'x': 1}) == /a/1         ==> error
path('a/b') == /a/b                           ==> error
path('/a//b') == /a/b                         ==> error
path('/a').size() == 1                        ==> error
latlng.value(60.17, 24.94).latitude() == 60.17 ==> true
latlng.value(60, 24).longitude() == 24        ==> true
latlng.value(0, 0).distance(latlng.value(0, 1)) > 111190 ==> true
latlng.value(0, 0).distance(latlng.value(0, 1)) < 111200 ==> true
latlng.value(0, 0).distance(1) == 0           ==> error
latlng.value(91, 0) == null                   ==> error
latlng.value(0, 181) == null                  ==> error
latlng.value('0', 1) == null                  ==> error
latlng.value(1, 2) == latlng.value(1.0, 2.0)  ==> true
`;

const times = `
timestamp.date(2024, 2, 29).month() == 2      ==> true
timestamp.date(2023, 2, 29) == null           ==> error
timestamp.date(2023, 13, 1) == null           ==> error
timestamp.date(0, 1, 1) == null               ==> error
timestamp.date(2024, 2, 29).year() == 2024    ==> true
timestamp.date(2024, 2, 29).day() == 29       ==> true
timestamp.date(2024, 2, 29).dayOfWeek() == 4  ==> true
timestamp.date(2024, 3, 3).dayOfWeek() == 7   ==> true
timestamp.date(2024, 3, 1).dayOfYear() == 61  ==> true
timestamp.value(3723004).hours() == 1         ==> true
timestamp.value(3723004).minutes() == 2       ==> true
timestamp.value(3723004).seconds() == 3       ==> true
timestamp.value(3723004).nanos() == 4000000   ==> true
timestamp.value(3723004).toMillis() == 3723004 ==> true
timestamp.value(-1).toMillis() == -1          ==> true
timestamp.value(-1).seconds() == 59           ==> true
timestamp.value(-1).date() == timestamp.date(1969, 12, 31)       ==> true
timestamp.value(3723004).date() == timestamp.date(1970, 1, 1)    ==> true
timestamp.value(3723000).time() == duration.time(1, 2, 3, 0)     ==> true
timestamp.value(1.5) == null                  ==> error
timestamp.value(253402300799999).year() == 9999 ==> true
timestamp.value(253402300800000) == null      ==> error
duration.value(1, 'w') == duration.value(7, 'd')   ==> true
duration.value(1, 'd') == duration.value(24, 'h')  ==> true
duration.value(1, 'h') == duration.value(60, 'm')  ==> true
duration.value(1, 's') == duration.value(1000, 'ms') ==> true
duration.value(1, 'ms') == duration.value(1000000, 'ns') ==> true
duration.value(1, 'y') == null                ==> error
duration.value(1.5, 's') == null              ==> error
duration.time(1, 2, 3, 4).seconds() == 3723   ==> true
duration.time(1, 2, 3, 4).nanos() == 4        ==> true
duration.abs(duration.value(-5, 's')) == duration.value(5, 's')  ==> true
duration.value(-1, 'ms').nanos() == -1000000  ==> true
`;

const numbers = `
math.abs(-1) == 1                             ==> true
math.abs(-1) is int                           ==> true
math.abs(-1.5) == 1.5                         ==> true
math.abs(-9223372036854775808) == 0           ==> error
math.ceil(1.2) == 2                           ==> true
math.ceil(1) is float                         ==> true
math.floor(-1.2) == -2                        ==> true
math.floor(1) is float                        ==> true
math.round(1.5) == 2                          ==> true
math.round(-1.5) == -1                        ==> true
math.round(1.5) is int                        ==> true
math.round(9223372036854775807) == 9223372036854775807 ==> true
math.round(1e30) == 0                         ==> error
math.sqrt(9) == 3                             ==> true
math.isNaN(math.sqrt(-1))                     ==> true
math.isNaN(1)                                 ==> false
math.pow(2, 10) == 1024                       ==> true
math.pow(2, 10) is float                      ==> true
math.isInfinite(1)                            ==> error
math.abs('1') == 1                            ==> error
# conversions
int('-12') == -12                             ==> true
int('+1') == 1                                ==> error
int(' 1') == 1                                ==> error
int('1.0') == 1                               ==> error
int('9223372036854775808') == 0               ==> error
int(-1.9) == -1                               ==> true
int(1) == 1                                   ==> true
int(1.0 / 0.0) == 0                           ==> error
int(true) == 1                                ==> error
float('1.5') == 1.5                           ==> true
float('1e3') == 1000                          ==> true
float(1) is float                             ==> true
float('x') == 0                               ==> error
float('') == 0                                ==> error
string(1) == '1'                              ==> true
string(1.5) == '1.5'                          ==> true
string(true) == 'true'                        ==> true
string(null) == 'null'                        ==> true
string('a') == 'a'                            ==> true
string(/a/b) == '/a/b'                        ==> true
string([1]) == '[1]'                          ==> error
string(timestamp.value(1)) == ''              ==> error
bool(1)                                       ==> error
bytes('a') == null                            ==> error
path(/a/b) == /a/b                            ==> true
`;

describe.each([
  ["texts", texts],
  ["bytes and hashes", bytes],
  ["lists and sets", lists],
  ["maps", maps],
  ["paths and places", pathsAndPlaces],
  ["times", times],
  ["numbers and conversions", numbers],
])("%s", (_, table) => {
  test.each(parseCases(table))("%s is %s", (expression, outcome) => {
    expect(evaluateExpression(expression)).toBe(outcome);
  });
});

test.each(["'a'.matches('(?=a)')", "'a'.split('a\\\\1')", "'a'.replace('[', '')"])(
  "%s is rejected before it runs: RE2 has no such thing",
  (expression) => {
    expect(() => evaluateExpression(expression)).toThrow("Invalid regular expression");
  },
);

test("a regular expression from data is an error when RE2 rejects it", () => {
  expect(evaluateExpression("'a'.matches('[' + '')")).toBe("error");
});

test("more regular expressions than the cache holds all work", () => {
  for (let n = 0; n < 1200; n++) expect(evaluateExpression(`'${n}'.matches('${n}')`)).toBe("true");
});

test("a value that grows without bound is an error, not a crash", () => {
  const lets = Array.from({ length: 10 }, (_, n) => `let v${n + 1} = v${n} + v${n};`).join(" ");
  const helpers = `function double(v0) { ${lets} return v10; }`;
  const huge = "double(double(double('aaaaaaaaaa'))) == ''";
  expect(evaluateExpression(huge, {}, { helpers })).toBe("error");
});
