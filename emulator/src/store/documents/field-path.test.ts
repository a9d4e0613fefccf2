import fc from "fast-check";
import { expect, test } from "vitest";
import { checkFieldName, formatFieldPath, parseFieldPath } from "./field-path.ts";

test.each([
  ["a", ["a"]],
  ["a.b_1.C", ["a", "b_1", "C"]],
  ["`a.b`.c", ["a.b", "c"]],
  ["`a\\`b`", ["a`b"]],
  ["`a\\\\b`", ["a\\b"]],
  ["`1`", ["1"]],
])("%s names %j", (text, names) => {
  expect(parseFieldPath(text)).toEqual(names);
});

test.each(["a..b", "a.", ".a", "", "`a", "a`b`", "1", "a b", "``"])("%j is no path", (text) => {
  expect(() => parseFieldPath(text)).toThrow(`Invalid property path "${text}".`);
});

test("what is written is read back", () => {
  const names = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(names, (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
    }),
  );
});

test.each(["", "__a__", "____"])("no field is called %j", (name) => {
  expect(() => checkFieldName(name)).toThrow();
});
