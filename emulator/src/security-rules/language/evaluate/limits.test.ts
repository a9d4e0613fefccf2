import { expect, test } from "vitest";
import {
  compileOrThrow,
  createEvaluationRequest,
  evaluateExpression,
  members,
} from "../../../testing/rules.ts";
import { createList, createMap, createPath } from "../values/value.ts";
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

test("functions that double what they are given end soon", () => {
  const chain = Array.from({ length: 20 }, (_, n) => {
    return `function f${n}() { return ${n < 19 ? `f${n + 1}() && f${n + 1}()` : "true"}; }`;
  });
  const started = performance.now();
  expect(evaluateExpression("f0()", {}, { helpers: chain.join("\n") })).toBe("error");
  expect(performance.now() - started).toBeLessThan(500);
});

test("lists of a hundred thousand are compared soon", () => {
  const values = createList(Array.from({ length: 100_000 }, (_, n) => `value ${n}`));
  const request = members({ a: values, b: createList([...values.values].reverse()) });
  const started = performance.now();
  expect(
    evaluateExpression("request.a.hasOnly(request.b) && request.a.toSet() == request.b.toSet()", { request }),
  ).toBe("true");
  expect(performance.now() - started).toBeLessThan(1000);
});

test("a regular expression that would take others for ever ends soon", () => {
  const request = members({ text: "a".repeat(50_000) });
  const started = performance.now();
  expect(evaluateExpression("request.text.matches('(a+)+b')", { request })).toBe("false");
  expect(performance.now() - started).toBeLessThan(1000);
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
