import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accessibilityChecks } from "./accessibility-checks.ts";

const root = new URL("../../../../", import.meta.url);

/** The criteria that the tests of a folder name, such as `1.4.10`. */
function listCriteria(folder: string): string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
    .flatMap((file) => [
      ...readFileSync(new URL(`${folder}/${file}`, root), "utf8").matchAll(/WCAG (\d[\d.]*\d(?: AA)?)/g),
    ])
    .map(([, criterion = ""]) => criterion);
}

test("the statement names what the tests check, all of it and nothing else", () => {
  const checked = new Set([...listCriteria("web/src"), ...listCriteria("e2e")]);
  expect([...checked].sort()).toEqual(Object.keys(accessibilityChecks).sort());
});
