import type { Page } from "playwright-core";
import type { PanelScreen } from "./screens.ts";

/**
 * Resolves in the page, with its clock, once the rows of a screen stand there.
 * @throws Error when they do not come
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

/** Opens a screen by its address; milliseconds until its rows stand there. */
export async function open(page: Page, screen: PanelScreen): Promise<number> {
  await page.goto(screen.path, { waitUntil: "commit" });
  return waitForRows(page, screen);
}

/** Follows the side bar to a screen of the app that is open; milliseconds from the click until its rows stand there. */
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
