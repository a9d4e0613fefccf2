import { expect, test } from "vitest";
import { findZipLocalities, isZipElsewhere } from "./zip-codes.ts";

test.each([
  { zip: "33500", localities: ["tampere"] },
  { zip: "00100", localities: ["helsinki"] },
  { zip: "21450", localities: ["tarvasjoki", "lieto"] },
  { zip: "99998", localities: [] },
  { zip: "22100", localities: [] },
])("$zip belongs to $localities", ({ zip, localities }) => {
  expect(findZipLocalities(zip)).toEqual(localities);
});

test.each([
  { zip: "33500", locality: "helsinki", elsewhere: true },
  { zip: "33500", locality: "tampere", elsewhere: false },
  { zip: "21450", locality: "lieto", elsewhere: false },
  { zip: "99998", locality: "helsinki", elsewhere: false },
  { zip: "33500", locality: "uusi-paikka", elsewhere: false },
])("$zip is not in $locality: $elsewhere", ({ zip, locality, elsewhere }) => {
  expect(isZipElsewhere(zip, locality)).toBe(elsewhere);
});
