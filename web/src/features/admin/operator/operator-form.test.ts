import { expect, test } from "vitest";
import { parseOperator } from "./operator-form.ts";
import { emptyOperator } from "./operator-values.ts";

const parseLinks = (links: string) => parseOperator({ ...emptyOperator, links });

test("a line of the links is a text and an address", () => {
  const { input, fieldErrors } = parseLinks(
    "  Oma verkkokauppa  https://kauppa.example/a \n\nFacebook https://facebook.example",
  );
  expect(fieldErrors).toBeUndefined();
  expect(input).toMatchObject({
    links: [
      { label: "Oma verkkokauppa", url: "https://kauppa.example/a" },
      { label: "Facebook", url: "https://facebook.example" },
    ],
  });
});

test.each([
  "Verkkokauppa",
  "https://kauppa.example",
  "Kauppa http://kauppa.example",
  "Kauppa javascript:alert(1)",
])("the line %j is rejected, and named in the message", (line) => {
  expect(parseLinks(`Facebook https://facebook.example\n${line}`).fieldErrors?.["links"]).toContain(line);
});

test("there are six links at most", () => {
  expect(parseLinks("Kauppa https://kauppa.example\n".repeat(6)).fieldErrors).toBeUndefined();
  expect(parseLinks("Kauppa https://kauppa.example\n".repeat(7)).fieldErrors?.["links"]).toMatch(
    /enintään 6/,
  );
});
