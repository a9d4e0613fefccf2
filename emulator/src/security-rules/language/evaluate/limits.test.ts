import { expect, test } from "vitest";
import {
  compileOrThrow,
  createEvaluationRequest,
  evaluateExpression,
  members,
} from "../../../testing/rules.ts";
import { createList, createMap, createPath, type LatLng } from "../values/value.ts";
import { DocumentLookups, LookupQuota } from "./document-lookups.ts";

/** A condition of `count` expressions, all of them true. */
const trueTimes = (count: number) => Array(count).fill("true").join(" && ");

test("a thousand expressions are evaluated, the next is an error", () => {
  // The `&&` chain itself counts as one expression.
  expect(evaluateExpression(trueTimes(999))).toBe("true");
  expect(evaluateExpression(trueTimes(1000))).toBe("error");
});

test("no operator recovers from the expression limit", () => {
  expect(evaluateExpression(`(${trueTimes(1000)}) || true`)).toBe("error");
});

test("all conditions of one request share the thousand", () => {
  const { ruleset } = compileOrThrow(
    `service cloud.firestore { match /{path=**} { allow get: if !(${trueTimes(600)}); allow get: if ${trueTimes(600)}; } }`,
  );
  const { allowed, reasons } = ruleset.evaluate("cloud.firestore", createEvaluationRequest());
  expect([allowed, reasons.length]).toEqual([false, 2]);
  expect(reasons[1]).toContain("Maximum of 1000 expressions");
});

test("functions that double what they are given end at the expression limit", () => {
  const chain = Array.from({ length: 20 }, (_, n) => {
    return `function f${n}() { return ${n < 19 ? `f${n + 1}() && f${n + 1}()` : "true"}; }`;
  });
  const { ruleset } = compileOrThrow(
    `service cloud.firestore { ${chain.join("\n")} match /{path=**} { allow get: if f0(); } }`,
  );
  const { allowed, reasons } = ruleset.evaluate("cloud.firestore", createEvaluationRequest());
  expect(allowed).toBe(false);
  expect(reasons).toEqual([expect.stringContaining("Maximum of 1000 expressions")]);
});

/** How often the values of two lists with the same `length` values are read when the lists are compared. */
function countReads(length: number): number {
  let reads = 0;
  const values = Array.from({ length }, (_, n): LatLng => {
    const point = { type: "latlng", longitude: 24 } as const;
    return Object.defineProperty({ ...point, latitude: n }, "latitude", {
      get: () => {
        reads++;
        return n;
      },
    });
  });
  const request = members({ a: createList(values), b: createList(values.toReversed()) });
  const comparison = "request.a.hasOnly(request.b) && request.a.toSet() == request.b.toSet()";
  expect(evaluateExpression(comparison, { request })).toBe("true");
  return reads;
}

test("a comparison of lists twice as long reads each value no more often", () => {
  expect(countReads(1000)).toBeGreaterThanOrEqual(2000);
  expect(countReads(2000)).toBe(2 * countReads(1000));
});

test("a regular expression that would take others for ever ends", () => {
  const request = members({ text: "a".repeat(50_000) });
  expect(evaluateExpression("request.text.matches('(a+)+b')", { request })).toBe("false");
});

test("a document counts once, however often it is asked for", () => {
  const read: string[] = [];
  const lookups = new DocumentLookups(
    (path) => {
      read.push(path.segments.at(-1) ?? "");
      return createMap([["data", createMap([["n", 1n]])]]);
    },
    [new LookupQuota(1)],
  );
  const one = "get(/databases/x/documents/c/1).data.n == 1 && exists(/databases/x/documents/c/1)";
  expect(evaluateExpression(one, { lookups })).toBe("true");
  expect(evaluateExpression(`${one} && exists(/databases/x/documents/c/2)`, { lookups })).toBe("error");
  expect(new Set(read)).toEqual(new Set(["1"]));
});

test("debug prints its argument and returns it", () => {
  const logged: unknown[] = [];
  expect(evaluateExpression("debug(1 + 1) == 2", { debug: (value) => logged.push(value) })).toBe("true");
  expect(logged).toEqual([2n]);
});

test("names of JavaScript's built-in properties are ordinary names", () => {
  for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
    expect(evaluateExpression(`request.${name} != null`)).toBe("error");
    expect(evaluateExpression(`'${name}' in request`)).toBe("false");
    expect(evaluateExpression(`request.get('${name}', 1) == 1`)).toBe("true");
    expect(evaluateExpression(`${name} != null`)).toBe("error");
    expect(evaluateExpression(`${name}() != null`)).toBe("error");
    expect(evaluateExpression(`math.${name}() != null`)).toBe("error");
    expect(evaluateExpression(`'a'.${name}() != null`)).toBe("error");
  }
});

test("a path can be as long as a document's", () => {
  const segments = Array.from({ length: 200 }, (_, n) => `s${n}`);
  expect(evaluateExpression("path[199] == 's199'", { target: createPath(segments) })).toBe("true");
});
