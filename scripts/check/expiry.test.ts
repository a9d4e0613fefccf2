import { expect, test } from "vitest";
import { findDifferences, parseExpiryFromReadme, parseExpiryFromSource } from "./expiry.ts";

test.each([
  [
    "a collection",
    'firestore().collection("carts").doc(); set(ref, { expiresAt: Timestamp.now() })',
    ["carts.expiresAt"],
  ],
  [
    "a named collection",
    'const collection = "carts"; set({ expiresAt: Timestamp.now() })',
    ["carts.expiresAt"],
  ],
  [
    "a time that is no field of its own",
    'collection("contacts"); ({ token: { expiresAt: validFrom() } })',
    [],
  ],
  ["a time that is only read", 'collection("carts"); z.object({ expiresAt: z.iso.datetime() })', []],
])("TTL fields written by a source file: %s", (_, source, fields) => {
  expect(parseExpiryFromSource(source)).toEqual(fields);
});

test("TTL fields are read to the end of the sentence", () => {
  const text = "It brings the expiry (TTL) of `carts` and\n`pincodes`. Then `npm start`.";
  expect(parseExpiryFromReadme(text)).toEqual(["carts.expiresAt", "pincodes.expiresAt"]);
});

test("two lists differ both ways", () => {
  const code = { says: "the code", fields: ["a.x", "b.x"] };
  const text = { says: "the text", fields: ["b.x", "c.x"] };
  expect(findDifferences(code, text)).toEqual([
    "a.x: in the code, not in the text",
    "c.x: in the text, not in the code",
  ]);
});
