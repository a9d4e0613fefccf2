import { type Browser, chromium } from "playwright-core";

/** A phone held upright, and a desk. */
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
export type Size = keyof typeof sizes;
/** For tests that hold at every size. */
export const screens: readonly Size[] = ["phone", "desk"];

// Chromium must not look for Google's services on a machine without a network.
const offlineFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser that `CHROMIUM` names. */
export function launchChromium(...args: string[]): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, headless: true, args: [...offlineFlags, ...args] });
}

/**
 * Where the suite serves the app.
 * @throws Error outside of the suite
 */
export function appUrl(): string {
  const url = process.env["APP_URL"];
  if (!url) throw new Error("This needs the suite: npm run suite -- --seed …");
  return url;
}
