import { expect, test } from "vitest";
import { formatEventFilter, parseEventFilter } from "./event-filter.ts";

test.each([
  { kinds: "all", user: undefined },
  { kinds: "failed", user: undefined },
  { kinds: "all", user: "halkomestari" },
  { kinds: "exports", user: "halkomestari" },
] as const)("a filter is the same after it was in the URL: %o", (filter) => {
  expect(parseEventFilter(new URLSearchParams(formatEventFilter(filter)))).toEqual(filter);
});

test("a list without a filter has an empty query", () => {
  expect(formatEventFilter({ kinds: "all" })).toBe("?");
});

test("what is neither a group nor an id is ignored", () => {
  expect(parseEventFilter(new URLSearchParams("ryhma=kaikki&tili=a b"))).toEqual({
    kinds: "all",
    user: undefined,
  });
});
