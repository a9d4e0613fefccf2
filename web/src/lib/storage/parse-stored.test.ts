import { expect, test } from "vitest";
import { parseValues } from "./parse-stored.ts";

const empty = { name: "", isBusiness: true };

test("stored values are restored", () => {
  expect(parseValues(empty, { name: "Aino", isBusiness: false })).toEqual({
    name: "Aino",
    isBusiness: false,
  });
});

test.each([undefined, null, "Aino"])("nothing is restored from %o", (stored) => {
  expect(parseValues(empty, stored)).toBeUndefined();
});

test.each([{}, { name: 5, isBusiness: "no" }, { street: "Metsätie 3" }])(
  "what another version of the app has stored (%o) is left out",
  (stored) => {
    expect(parseValues(empty, stored)).toEqual(empty);
  },
);
