import { describe, expect, test } from "vitest";
import { listKeptRules, retention } from "../admin/retention.ts";
import { personalData } from "./collections.ts";
import type { Erasure } from "./personal-data-row.ts";

const rows = Object.entries(personalData);
const erasures: [string, Erasure][] = rows.flatMap(([name, { account, contact }]) =>
  [account, contact].flatMap((part) => (part ? [[name, part.erasure] as [string, Erasure]] : [])),
);

describe("the table of personal data", () => {
  test("has a row for every collection of a retention rule", () => {
    const collections = Object.values(retention).flatMap(({ collections: names }) => names);
    expect(collections.filter((name) => !personalData[name])).toEqual([]);
  });

  test.each(erasures)("of %s names a rule that has this collection", (name, erasure) => {
    if (!("rule" in erasure)) return;
    const rule = retention[erasure.rule];
    expect(rule.collections).toContain(name === "photos" ? "photos" : name);
    if (erasure.by === "kept") expect(rule).toHaveProperty("keptBy");
  });

  test("keeps what a law demands and nothing else, and every such rule keeps something", () => {
    const kept = new Set(erasures.flatMap(([, erasure]) => (erasure.by === "kept" ? [erasure.rule] : [])));
    expect([...kept].map((name) => retention[name].label).sort()).toEqual(
      listKeptRules()
        .map(({ label }) => label)
        .sort(),
    );
  });

  test.each(rows)("%s copies no secret", (_name, { fields = [], contactFields = [] }) => {
    const secrets = /token|hash|code|sealed|recovery|epoch|endpoint|keys|confirmHash|html/i;
    expect([...fields, ...contactFields].filter((field) => secrets.test(field))).toEqual([]);
  });
});
