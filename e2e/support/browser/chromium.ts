import { type Browser, chromium } from "@playwright/test";

/** Viewports of a phone in portrait orientation and of a desktop. */
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
export type Size = keyof typeof sizes;
/** All sizes, for tests that run at each of them. */
export const screens: readonly Size[] = ["phone", "desk"];

// Chromium must not contact Google's services from a machine without a network.
const offlineFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Otherwise Chromium starts a second process for every context, in case its next page is of another site.
  "--renderer-process-limit=1",
];

/** The browser at the path in `CHROMIUM`. */
export const launchOptions = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: offlineFlags,
};

/** Launches the browser outside of Playwright's test runner. */
export function launchChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...offlineFlags, ...args] });
}

/**
 * The URL of the app in the suite.
 * @throws Error outside of the suite
 */
export function appUrl(): string {
  const url = process.env["APP_URL"];
  if (!url) throw new Error("This needs the suite: npm run suite -- --seed …");
  return url;
}
