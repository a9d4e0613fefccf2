import { globSync, readFileSync } from "node:fs";

/** A claim's id in the source of a test file. */
export interface Tag {
  file: string;
  id: string;
}

const folders = ["domain", "e2e", "emulator", "functions", "rules", "web"];

/** The ids in a source: `"s2-cart-3"`, and as a tag of Playwright `"@s2-cart-3"`. */
export function findTags(file: string, source: string): Tag[] {
  const ids = [...source.matchAll(/"@?(s\d-[\w-]+)"/g)].map(([, id = ""]) => id);
  return [...new Set(ids)].map((id) => ({ file, id }));
}

/** The tags in all tests of the product. */
export function readTags(): Tag[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`))
    .filter((file) => !file.includes("node_modules") && !file.includes("/dist/"))
    .sort()
    .flatMap((file) => findTags(file, readFileSync(file, "utf8")));
}
