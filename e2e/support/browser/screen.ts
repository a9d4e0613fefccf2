import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Waits until a text is visible. */
export async function waitForText(page: Page | Locator, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor();
}

/** The terms and values of a description list with normalised white space: `{ Yhteensä: "65,00 €" }`. */
export async function readFigures(list: Locator): Promise<Record<string, string>> {
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
  const terms = plain(await list.getByRole("term").allInnerTexts());
  const values = plain(await list.getByRole("definition").allInnerTexts());
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? ""]));
}

/** Waits until a description list contains these values. */
export async function expectFigures(list: Locator, expected: Record<string, string>): Promise<void> {
  await expect.poll(() => readFigures(list)).toMatchObject(expected);
}

/** Scrolls to a section of a page, whose content may be loaded only then. */
export const scrollTo = (page: Page, heading: string): Promise<void> =>
  page.getByRole("heading", { name: heading }).scrollIntoViewIfNeeded();

/** Waits until the app has mounted and is idle: then it loads what the first view does not need. */
export const waitForIdleApp = (page: Page): Promise<unknown> =>
  page.waitForRequest(/\/assets\/start-services-/);

/** Waits for the main heading after hydration: the prerendered HTML is inert. */
export async function waitForHeading(page: Page, heading: string | RegExp): Promise<void> {
  await page.locator("#root:not([inert])").getByRole("heading", { level: 1, name: heading }).waitFor();
}
