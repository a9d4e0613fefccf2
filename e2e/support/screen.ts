import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until a text is on the screen. */
export async function waitForText(page: Page | Locator, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor();
}

/** The terms and values of a description list, spaces made plain: `{ Yhteensä: "65,00 €" }`. */
export async function readFigures(list: Locator): Promise<Record<string, string>> {
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
  const terms = plain(await list.getByRole("term").allInnerTexts());
  const values = plain(await list.getByRole("definition").allInnerTexts());
  return Object.fromEntries(terms.map((term, index) => [term, values[index] ?? ""]));
}

/** Waits until a list of figures holds these. */
export async function expectFigures(list: Locator, expected: Record<string, string>): Promise<void> {
  await expect.poll(() => readFigures(list)).toMatchObject(expected);
}

/** The main heading, which tells where one is, once the app stands: the frame of a page in its HTML is inert. */
export async function waitForHeading(page: Page, heading: string | RegExp): Promise<void> {
  await page.locator("#root:not([inert])").getByRole("heading", { level: 1, name: heading }).waitFor();
}
