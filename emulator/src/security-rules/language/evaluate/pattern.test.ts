import { describe, expect, test } from "vitest";
import { parse } from "../syntax/parser.ts";
import { formatPath, type RuleValue } from "../values/value.ts";
import { matchPattern } from "./pattern.ts";

/** The bindings of a pattern matched with a path; `?` is an undetermined segment, `…` any number of them. */
function bindings(pattern: string, path: string, version: 1 | 2 = 2): string | undefined {
  const [match] = parse(`service cloud.firestore { match ${pattern} {} }`).services[0]?.matches ?? [];
  const names = path.split("/").slice(1);
  const gap = names.indexOf("…");
  const segments = names.filter((name) => name !== "…").map((name) => (name === "?" ? undefined : name));
  const found = matchPattern(
    { segments: match?.pattern ?? [], minGlobSegments: version === 1 ? 1 : 0 },
    { segments, gap: gap === -1 ? undefined : gap },
  );
  return found?.map(formatBinding).join(" ");
}

function formatBinding(value: RuleValue | undefined): string {
  if (value === undefined) return "?";
  return typeof value === "object" && value?.type === "path" ? formatPath(value) || "/" : String(value);
}

describe("a document", () => {
  test.each<[string, string, string | undefined]>([
    ["/a/b", "/a/b", ""],
    ["/a/b", "/a/c", undefined],
    ["/a", "/a/b", undefined],
    ["/a/b/c", "/a/b", undefined],
    ["/a/{x}", "/a/b", "b"],
    ["/a/{x=*}", "/a/b", "b"],
    ["/a/{x}", "/a/b/c", undefined],
    ["/{x}/{y}", "/a/b", "a b"],
    ["/a/{x=**}", "/a/b/c", "/b/c"],
    ["/a/{x=**}", "/a", "/"],
    ["/{x=**}", "/a/b", "/a/b"],
    ["/{x=**}/c/{y}", "/c/d", "/ d"],
    ["/{x=**}/c/{y}", "/a/b/c/d", "/a/b d"],
    ["/{x=**}/c/{y}", "/c/d/c/e", "/c/d e"],
    ["/{x=**}/c/{y}", "/c/d/e/f", undefined],
    ["/a/{x=**}/b", "/a/b", "/"],
    ["/a/{x=**}/b", "/a/c/b", "/c"],
    ["/a/{x=**}/b", "/a/c", undefined],
  ])("%s covers %s: %s", (pattern, path, expected) => {
    expect(bindings(pattern, path)).toBe(expected);
  });

  test.each<[string, string, string | undefined]>([
    ["/a/{x=**}", "/a", undefined],
    ["/a/{x=**}", "/a/b", "/b"],
  ])("in version 1 %s covers %s: %s", (pattern, path, expected) => {
    expect(bindings(pattern, path, 1)).toBe(expected);
  });
});

describe("the documents of a query", () => {
  test.each<[string, string, string | undefined]>([
    ["/c/{x}", "/c/?", "?"],
    ["/c/d", "/c/?", undefined],
    ["/a/{x}/c/{y}", "/a/b/c/?", "b ?"],
    ["/{x=**}", "/a/b/c/?", "?"],
    ["/{x=**}/c/{y}", "/a/b/c/?", "/a/b ?"],
    ["/{x=**}/{y}", "/c/?", "/c ?"],
    // Collection group queries.
    ["/c/{x}", "/…/c/?", undefined],
    ["/{x=**}", "/…/c/?", "?"],
    ["/{x=**}/c/{y}", "/…/c/?", "? ?"],
    ["/{x=**}/d/{y}", "/…/c/?", undefined],
    ["/{x=**}/c/d", "/…/c/?", undefined],
    ["/{x=**}/{y}/c/{z}", "/…/c/?", undefined],
    ["/{x=**}/{y}/c/{z}", "/a/…/c/?", "? ? ?"],
    ["/{x=**}/a/c/{z}", "/a/…/c/?", undefined],
    ["/a/{x=**}/c/{y}", "/a/…/c/?", "? ?"],
    ["/{a}/{x=**}/c/{y}", "/a/…/c/?", "a ? ?"],
    ["/a/b/{x=**}/c/{y}", "/a/…/c/?", undefined],
  ])("%s covers %s: %s", (pattern, path, expected) => {
    expect(bindings(pattern, path)).toBe(expected);
  });
});

test("many recursive wildcards and a long path match in bounded time", () => {
  const [match] = parse("service cloud.firestore { match /a {} }").services[0]?.matches ?? [];
  const glob = { kind: "glob", name: "x", start: 0, end: 0 } as const;
  const segments = Array.from({ length: 40 }, () => [glob, ...(match?.pattern ?? [])]).flat();
  const trail = { segments: [...Array<string>(200).fill("a"), "b"] };
  expect(matchPattern({ segments, minGlobSegments: 0 }, trail)).toBeUndefined();
});
