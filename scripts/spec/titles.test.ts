import { expect, test } from "vitest";
import { findTests } from "./titles.ts";

const titlesIn = (source: string) =>
  findTests("a.test.ts", source).map(({ titles }) => titles.map(({ text }) => text));

test("a test is found with the titles of its groups, the outermost first", () => {
  const source = `
    test("alone", () => {});
    describe("a cart", () => {
      it('is "empty"', () => {});
      describe.each(sizes)("on a %s", (size) => {
        test.each([["a", 1]])("holds %i of %s", { timeout: 5 }, () => {});
      });
      test.skipIf(isOld)("is new", async () => {});
    });
    test("alone again", () => {});
  `;
  expect(titlesIn(source)).toEqual([
    ["alone"],
    ["a cart", 'is "empty"'],
    ["a cart", "on a %s", "holds %i of %s"],
    ["a cart", "is new"],
    ["alone again"],
  ]);
});

test("a group and the tests of a loop are found as Playwright writes them", () => {
  const source = `for (const size of sizes) {
    test.describe(\`on a \${size}\`, { tag: "@phone" }, () => {
      test("a buyer orders", async ({ newPage }) => {});
    });
  }`;
  expect(titlesIn(source)).toEqual([["on a …", "a buyer orders"]]);
});

test("other calls are no tests, and a title that is computed is not known", () => {
  expect(titlesIn(`expect("a test"); form.test("x"); test(name, () => {}); check(test.name)("y");`)).toEqual(
    [],
  );
});

test.each([
  [`test.each(rows)("$who may $what.kind, %s%%", f)`, "ä seller may edit, 5%%", true],
  [`test.each(rows)("$who may $what.kind", f)`, "a seller may not edit it", true],
  [`test.each(rows)("$who may sell", f)`, "a seller may buy", false],
  [`test("costs $price", f)`, "costs 5", false],
  [`test(\`of \${count} orders\`, f)`, "of 5 orders", true],
  [`test("is it (really) [so]?", f)`, "is it (really) [so]?", true],
])("a title of %s may become '%s': %s", (source, title, may) => {
  const [found] = findTests("a.test.ts", source);
  expect(found?.titles[0]?.pattern.test(title)).toBe(may);
});
