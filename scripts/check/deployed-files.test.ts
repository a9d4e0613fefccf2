import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findDeployedFileErrors } from "./deployed-files.ts";

const folder = mkdtempSync(join(tmpdir(), "deployed-"));
const files = [
  "404.html",
  "app.html",
  "robots.txt",
  ".well-known/assetlinks.json",
  ".vite/manifest.json",
  "assets/.x/y.js",
];
for (const file of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "");
}
afterAll(() => rmSync(folder, { recursive: true }));

test("Hosting gets the files of .well-known, and no other hidden files", () => {
  const config: unknown = JSON.parse(readFileSync("firebase.json", "utf8"));
  expect(findDeployedFileErrors(config, folder)).toEqual([]);
});

test("a file that is left out is named, and a hidden one that is not", () => {
  const without = { hosting: { ignore: ["robots.txt"] } };
  expect(findDeployedFileErrors(without, folder)).toEqual([
    "Hosting does not get robots.txt",
    "Hosting gets the hidden file assets/.x/y.js",
    "Hosting gets the hidden file .vite/manifest.json",
  ]);
});
