import { createBytes, expectString } from "../values/expect.ts";
import { matches, replaceAll, split } from "../values/regular-expression.ts";
import { createList } from "../values/value.ts";
import { createTable } from "./function-table.ts";

const surrogate = /[\ud800-\udfff]/;

/** The characters of a string: code points, not UTF-16 units. */
export function toCharacters(text: string): string | readonly string[] {
  return surrogate.test(text) ? [...text] : text;
}

export const stringMethods = createTable<string>(
  ["size", 0, (self) => BigInt(toCharacters(self).length)],
  ["lower", 0, (self) => self.toLowerCase()],
  ["upper", 0, (self) => self.toUpperCase()],
  ["trim", 0, (self) => self.trim()],
  ["toUtf8", 0, (self) => createBytes(Buffer.from(self, "utf8"))],
  ["matches", 1, (self, [pattern]) => matches(self, expectString(pattern))],
  ["split", 1, (self, [pattern]) => createList(split(self, expectString(pattern)))],
  ["replace", 2, (self, [pattern, by]) => replaceAll(self, expectString(pattern), expectString(by))],
);
