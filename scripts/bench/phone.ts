import { type Browser, type BrowserContext, chromium } from "playwright-core";

/** A new browser for each visit, so that nothing is cached from the one before. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

/** A phone without a service worker. */
export const newPhone = (browser: Browser, javaScriptEnabled = true): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
    javaScriptEnabled,
  });
