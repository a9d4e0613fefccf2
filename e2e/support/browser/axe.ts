import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The axe violations of a page: each rule with the elements that violate it. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(await source);
  // Wait for fades of colour scheme changes and opening elements, also of those that begin meanwhile: contrast must not be measured
  // during a fade.
  await page.evaluate(async () => {
    const findEnding = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== "finished" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    for (let ending = findEnding(); ending.length > 0; ending = findEnding())
      await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const found: unknown = await page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', ')))",
  );
  return Array.isArray(found) ? found.map(String) : [];
}

/** What a page shows: its title and the dialog that is open, without numbers; null before the first page. */
export async function nameScreen(page: Page): Promise<string | null> {
  if (page.isClosed() || page.url() === "about:blank") return null;
  const dialog = page.getByRole("dialog").last();
  const heading = (await dialog.isVisible()) ? await dialog.getByRole("heading").first().textContent() : "";
  return `${await page.title()} ${heading}`.replaceAll(/\d+/g, "…").trim();
}
