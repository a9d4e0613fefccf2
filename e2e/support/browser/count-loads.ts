import type { Page } from "@playwright/test";

/** Counts the loads of a page from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}
