import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, onTestFailed } from "vitest";

const screenshots = fileURLToPath(new URL("../../screenshots", import.meta.url));

/** A phone held upright, and a desk. */
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

// Chromium must not look for Google's services on a machine without a network.
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser: Browser;
const contexts: BrowserContext[] = [];

/** Opens a browser for the tests of this file and closes what they leave open. */
export function useBrowser(): void {
  beforeAll(async () => {
    const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
    browser = await chromium.launch({ executablePath, headless: true, args: quiet });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
  });
}

/** A new visitor with a device of their own. A fault on the page fails the test; a failed test leaves a picture. */
export async function newPage(size: keyof typeof sizes = "phone"): Promise<Page> {
  const appUrl = process.env["APP_URL"];
  if (!appUrl) throw new Error("These tests need the suite: npm run test:e2e");
  const context = await browser.newContext({ baseURL: appUrl, viewport: sizes[size], locale: "fi-FI" });
  contexts.push(context);
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  onTestFailed(async () => {
    await mkdir(screenshots, { recursive: true });
    const name = expect.getState().currentTestName?.replaceAll(/[^\wäö]+/g, "-") ?? "test";
    await page.screenshot({ path: `${screenshots}/failed-${name}.png` }).catch(() => {});
  });
  return page;
}
