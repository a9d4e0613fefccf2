import { expect, test } from "vitest";
import { parseReport } from "./reports.ts";

const file = "e2e/buyer/cart.test.ts";

test("results are read from a report of Vitest, with paths from the root", () => {
  const result = { title: "a buyer orders", tags: ["s2-cart-1"], status: "passed" };
  const assertionResults = [{ ancestorTitles: ["on a phone"], ...result }];
  const report = JSON.stringify({ testResults: [{ name: `/house/${file}`, assertionResults }] });
  expect(parseReport(report, "/house")).toEqual([
    { file, titles: ["on a phone", "a buyer orders"], tags: ["s2-cart-1"], status: "passed", message: "" },
  ]);
});

test("a file that failed as a whole, such as by its imports, is a failed result", () => {
  const testResults = [
    { name: `/house/${file}`, status: "failed", message: "No import", assertionResults: [] },
  ];
  expect(parseReport(JSON.stringify({ testResults }), "/house")).toEqual([
    { file, titles: [], tags: [], status: "failed", message: "No import" },
  ]);
});

test("results are read from a report of Playwright, whose tags have lost their '@'", () => {
  const tests = [{ status: "expected", results: [] }];
  const specs = [
    { title: "a buyer orders", file: "buyer/cart.test.ts", tags: ["phone", "s2-cart-1"], tests },
  ];
  const report = { config: { rootDir: "/house/e2e" }, suites: [{ title: "buyer/cart.test.ts", specs }] };
  expect(parseReport(JSON.stringify(report), "/house")).toEqual([
    { file, titles: ["a buyer orders"], tags: ["phone", "s2-cart-1"], status: "passed", message: "" },
  ]);
});
