import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { anyExpression, anyFile } from "../../testing/arbitrary-rules.ts";
import { anyAccessCheck, anyCorruption, compileCorrupted, evaluateTwice } from "../../testing/fuzz-rules.ts";
import { printFile } from "../../testing/print-rules.ts";
import { parse } from "./syntax/parser.ts";

// Discard the output of debug(x) in rules.
vi.spyOn(console, "info").mockImplementation(() => {});

/** Removes source positions, which differ between a generated tree and a parsed one. */
function withoutSpans(node: unknown): unknown {
  return JSON.parse(
    JSON.stringify(node, (key, value) => {
      if (key === "start" || key === "end") return undefined;
      if (Object.is(value, -0)) return 0;
      return typeof value === "bigint" ? `${value}n` : value;
    }),
  );
}

test("a printed rules file parses to the same tree", () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      expect(withoutSpans(parse(printFile(file)))).toEqual(withoutSpans(file));
    }),
    { seed: 20261121, numRuns: 300 },
  );
});

test("parsing and printing is idempotent", () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const once = printFile(parse(printFile(file)));
      expect(once).toBe(printFile(file));
    }),
    { seed: 20261122, numRuns: 100 },
  );
});

test("every rules file gives a verdict, and always the same", () => {
  const verdicts = new Set<string>();
  fc.assert(
    fc.property(anyAccessCheck, (check) => {
      verdicts.add(evaluateTwice(check).replaceAll(/\d+/g, "n"));
    }),
    { seed: 20261123, numRuns: 1500 },
  );
  // Fail if the generated rules give too few different results.
  expect(verdicts.size).toBeGreaterThan(20);
  expect(verdicts).toContain("allowed");
});

test("a corrupted rules file is accepted or rejected, and never crashes the parser", () => {
  fc.assert(fc.property(anyCorruption, compileCorrupted), { seed: 20261124, numRuns: 1000 });
});

test("expressions of every kind are made", () => {
  const kinds = new Set(fc.sample(anyExpression, { seed: 1, numRuns: 500 }).map(({ kind }) => kind));
  expect(kinds.size).toBe(16);
});
