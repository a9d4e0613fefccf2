import type { Page } from "@playwright/test";

/**
 * Delays requests, those for the app's scripts if no others are named, as a slow connection does.
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, urls = "**/assets/*.js"): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}
