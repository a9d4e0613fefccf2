import type { Page } from "@playwright/test";
import type { PanelScreen } from "./screens.ts";

/**
 * Resolves once the rows of a screen are rendered, with the time of the page's clock.
 * @throws Error when they do not appear
 */
async function waitForRows(page: Page, screen: PanelScreen): Promise<number> {
  const waiting = page.waitForFunction(
    ({ heading, rows, count }) =>
      document.querySelector("h1")?.textContent === heading &&
      document.querySelectorAll(rows).length >= count &&
      performance.now(),
    screen,
    { polling: "raf" },
  );
  const handle = await waiting.catch((cause: unknown) => {
    throw new Error(`the screen '${screen.name}' did not appear`, { cause });
  });
  return Number(await handle.jsonValue());
}

/** Opens a screen by its URL; returns milliseconds until its rows are rendered. */
export async function open(page: Page, screen: PanelScreen): Promise<number> {
  await page.goto(screen.path, { waitUntil: "commit" });
  return waitForRows(page, screen);
}

/** Opens a screen with the side bar; returns milliseconds from the click until its rows are rendered. */
export async function clickThrough(page: Page, screen: PanelScreen): Promise<number> {
  const began = await page.evaluate((path) => {
    const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
    if (!link) throw new Error(`no link to ${path}`);
    const now = performance.now();
    link.click();
    return now;
  }, screen.path);
  return (await waitForRows(page, screen)) - began;
}
