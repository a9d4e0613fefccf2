import fc from "fast-check";

/** Marks a text that is inserted into a JSON body unchanged, whether or not it is JSON. */
const rawMark = "\u2063raw:";
const raw = (text: string) => `${rawMark}${text}${rawMark}`;

/** Serialises a value to JSON and inserts the marked raw texts unchanged. */
export function asJson(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  return json.replace(new RegExp(`"${rawMark}(.*?)${rawMark}"`, "g"), (_, text: string) =>
    text.replaceAll('\\"', '"'),
  );
}

const texts = [
  "",
  " ",
  "\u0000",
  "koivu\u0000kuusi",
  "\ud800",
  "🪵🔥👨‍👩‍👧‍👦",
  "e\u0301\u0301\u0301\u0301",
  "\u202Etxt.exe",
  "\r\nSet-Cookie: __session=x",
  "a".repeat(5000),
  "ä".repeat(60_000),
  "__proto__",
  "constructor",
  "toString",
  "__id7__",
  ".",
  "..",
  "../../users/juuri",
  "users/juuri",
  "' OR '1'='1",
  '"; DROP TABLE users; --',
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  '=HYPERLINK("http://paha.example")',
  "+1+1|cmd",
  "@SUM(A1:A9)",
  "#{7*7}{{7*7}}<%= 7*7 %>",
  "%00%2e%2e%2f",
  "NaN",
  "Infinity",
  "undefined",
  "null",
  "2026-02-30T99:99:99Z",
] as const;

const numbers = [0, -0, -1, 0.1, 1e21, 2 ** 53, -(2 ** 63), 1e308, 5e-324] as const;

const others = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { length: 1e9 },
  { toString: null, valueOf: null },
  JSON.parse('{"then":"kyllä"}'),
  JSON.parse('{"__proto__":{"role":"root"}}'),
  JSON.parse('{"constructor":{"prototype":{"role":"root"}}}'),
  undefined,
  raw("NaN"),
  raw("-Infinity"),
  raw("1e400"),
  raw("0x10"),
  raw("[".repeat(2000) + "]".repeat(2000)),
  raw(`${'{"a":'.repeat(300)}1${"}".repeat(300)}`),
] as const;

/** Texts that no honest client sends. */
export const hostileText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

/** Values that no honest client sends: very long, deep, not numbers, keys of prototypes, code of other languages. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...others) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double() },
);
