import type { Call } from "@halkopiha/domain/contract/call.ts";
import { type CallName, table } from "@halkopiha/domain/contract/table.ts";
import { expect, test } from "vitest";
import { keptCalls } from "./kept-calls.ts";

const { personal, ...visitors } = keptCalls;
const rows: Readonly<Record<CallName, Call>> = table;
const kept: readonly CallName[] = Object.values(visitors).flat();

test("what every visitor may read is kept apart from what belongs to a user", () => {
  expect(kept.filter((name) => rows[name].access !== "anyone")).toEqual([]);
  expect(personal.filter((name) => rows[name].access === "anyone")).toEqual([]);
});

test("only reads are kept, and each in one cache", () => {
  const all = [...kept, ...personal];
  expect(all.filter((name) => rows[name].method !== "GET")).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test("what browsers and the CDN may cache is kept, except the place of a typed postal code, recalls, and photos of reviews", () => {
  const isPublic = (name: string) =>
    Object.entries(table).some(([key, row]) => key === name && "cache" in row && row.cache === "public");
  const missing = Object.keys(table).filter((name) => isPublic(name) && !kept.some((one) => one === name));
  expect(missing.sort()).toEqual(["readLocality", "readRecall", "readReviewPhoto"]);
});
