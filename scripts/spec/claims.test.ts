import { expect, test } from "vitest";
import { claimsFile, parseClaims, readClaims } from "./claims.ts";

test("claims are read from YAML: a paragraph, what it says, and the tests by file and title", () => {
  const text = `
- paragraph: §2 Routes
  claims:
    - claim: "Button: 'Jatka'."
      tests: ["e2e/buyer/cart.test.ts > on a %s > a buyer orders"]
    - claim: Nobody shows this.
      tests: []
`;
  const tests = [{ file: "e2e/buyer/cart.test.ts", title: "on a %s > a buyer orders" }];
  expect(parseClaims(text)).toEqual([
    { paragraph: "§2 Routes", says: "Button: 'Jatka'.", tests },
    { paragraph: "§2 Routes", says: "Nobody shows this.", tests: [] },
  ]);
});

test.each([
  "- paragraph: Routes\n  claims: []",
  "- paragraph: §2\n  claims: [{ claim: x }]",
  "- paragraph: §2\n  claims: [{ claim: x, tests: [a title without a file] }]",
])("a list of another make is rejected: %j", (text) => {
  expect(() => parseClaims(text)).toThrow();
});

test(`${claimsFile} has at least 450 claims of all nine paragraphs, each once`, () => {
  const claims = readClaims();
  expect(claims.length).toBeGreaterThanOrEqual(450);
  expect(new Set(claims.map(({ paragraph, says }) => `${paragraph}: ${says}`)).size).toBe(claims.length);
  const paragraphs = new Set(claims.map(({ paragraph }) => paragraph.slice(0, 2)));
  expect([...paragraphs]).toEqual(["§1", "§2", "§3", "§4", "§5", "§6", "§7", "§8", "§9"]);
});
