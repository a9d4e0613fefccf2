import { expect, test } from "vitest";
import { findTagErrors, findUnshown } from "./coverage.ts";
import { parseClaims, readClaims } from "./specification.ts";
import { findTags } from "./tags.ts";

const file = "e2e/buyer/cart.test.ts";
const claims = parseClaims(`## §2 Cart

- \`s2-cart-1\` The button is 'Jatka'.
- \`s2-cart-2\` The cart is emptied.
- \`s2-cart-3\` Nobody can show this. (no test: it is a contract)
`);

test("a claim has an id, its paragraph, what it says, and perhaps why it has no test", () => {
  expect(claims).toEqual([
    { id: "s2-cart-1", paragraph: "§2 Cart", says: "The button is 'Jatka'." },
    { id: "s2-cart-2", paragraph: "§2 Cart", says: "The cart is emptied." },
    { id: "s2-cart-3", paragraph: "§2 Cart", says: "Nobody can show this.", untested: "it is a contract" },
  ]);
});

test.each(["- A claim without an id.", "- `s3-1` A claim of another paragraph.", "- `s2-1`"])(
  "an item that is no claim of its paragraph is an error: %s",
  (line) => {
    expect(() => parseClaims(`## §2 Cart\n\n${line}\n`)).toThrow(line);
  },
);

test("the specification has at least 450 claims of all nine paragraphs, each said once in a paragraph", () => {
  const all = readClaims();
  expect(all.length).toBeGreaterThanOrEqual(450);
  expect(new Set(all.map(({ paragraph, says }) => `${paragraph}: ${says}`)).size).toBe(all.length);
  const paragraphs = new Set(all.map(({ paragraph }) => paragraph.slice(0, 2)));
  expect([...paragraphs]).toEqual(["§1", "§2", "§3", "§4", "§5", "§6", "§7", "§8", "§9"]);
});

test("the tags of a source are the ids in it, each once", () => {
  const source = `
    test("a buyer orders", { tags: "s2-cart-1" }, f);
    test("s2-cart-3 is in a title", { tag: ["@phone", "@s2-cart-1", "@s2-cart-2"] }, f);`;
  expect(findTags(file, source)).toEqual([
    { file, id: "s2-cart-1" },
    { file, id: "s2-cart-2" },
  ]);
});

const tags = [
  { file, id: "s2-cart-1" },
  { file, id: "s2-cart-2" },
];

test("every claim has a tag or a reason", () => {
  expect(findTagErrors(claims, tags)).toEqual([]);
  expect(findTagErrors(claims, tags.slice(1))).toEqual([
    "s2-cart-1 is the tag of no test: The button is 'Jatka'.",
  ]);
});

test("a tag that is no claim is an error, and so is an id of two claims", () => {
  expect(findTagErrors(claims, [...tags, { file, id: "s2-cart-4" }])).toHaveLength(1);
  expect(findTagErrors([...claims, ...claims.slice(0, 1)], tags)).toEqual(["s2-cart-1 is there twice"]);
});

/** What is missing of the first claim in a run with these tests of it. */
function findMissing(...tests: { file: string; status: string }[]) {
  const own = tests.map((result) => ({
    ...result,
    titles: ["a buyer orders"],
    tags: ["s2-cart-1"],
    message: "",
  }));
  return claims.slice(0, 1).flatMap((claim) => findUnshown(claim, tags, own));
}

test("a claim without a tagged test is not shown", () => {
  expect(claims.map((claim) => findUnshown(claim, [], []))).toEqual(
    claims.map(() => ["no test has its tag"]),
  );
});

test("a claim is shown when its tests ran in every file that has its tag, and all passed", () => {
  expect(findMissing({ file, status: "passed" })).toEqual([]);
  expect(findMissing({ file: "e2e/other.test.ts", status: "passed" })).toEqual([`${file} did not run`]);
});

test.each(["failed", "skipped", "pending", "todo"])("a claim is not shown by a test that is %s", (status) => {
  expect(findMissing({ file, status: "passed" }, { file, status })).toEqual([
    `${file} > a buyer orders is ${status}`,
  ]);
});
