import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type AdminName, adminSession } from "./admin.ts";
import { appUrl, type Size, sizes } from "./chromium.ts";
import { waitForHydration } from "./hydration.ts";
import { useKeyboardOnly } from "./keyboard.ts";
import { storeSession } from "./session.ts";

export { expect };

interface Device {
  javaScriptEnabled?: boolean;
  /** `allow` where a single test of a file needs the service worker; most files block it. */
  serviceWorkers?: "allow";
}

/**
 * Opens a page of a new visitor in a new context: with the viewport of a phone, or of a desk with only a keyboard, so that a journey at both sizes is also tested by
 * keyboard alone.
 */
export type NewPage = (size?: Size, device?: Device) => Promise<Page>;

/** Opens a page of the admin panel, for example `users`, in a new context with the session of an admin. */
export type OpenPanel = (path: string, size?: Size, name?: AdminName) => Promise<Page>;

interface Fixtures {
  newPage: NewPage;
  openPanel: OpenPanel;
  /** Runs a callback after the test, whether it passed or failed. */
  afterTest(callback: () => Promise<unknown>): void;
  /** What the browser reported of the Content Security Policy; a test that leaves any fails. */
  policyViolations: string[];
}

/**
 * Blocked requests that are not the app's: Firestore's SDK asks this URL for its reachability statistics when a connection breaks, and
 * reconnects without it. Playwright's trace reads the body of an image that could not be decoded once more.
 */
const foreignRequests = ["https://www.google.com/images/cleardot.gif", "Connecting to 'blob:"];

function watchViolations(context: BrowserContext, violations: string[]): void {
  context.on("console", (message) => {
    const text = message.text();
    const isForeign = foreignRequests.some((request) => text.includes(request));
    if (text.includes("Content Security Policy") && !isForeign) violations.push(text);
  });
}

/** Closes a context; errors of requests still held by its routes are ignored. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Playwright's `test` with the pages of buyers, sellers and admins. A page error or a violation of the security policy fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  baseURL: async ({}, use) => use(appUrl()),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  policyViolations: async ({}, use) => {
    const violations: string[] = [];
    await use(violations);
    expect(violations, "violations of the Content Security Policy").toEqual([]);
  },

  newPage: async ({ browser, policyViolations }, use) => {
    const contexts: BrowserContext[] = [];
    const pageErrors: string[] = [];
    await use(async (size = "phone", device = {}) => {
      const context = await browser.newContext({ viewport: sizes[size], ...device });
      contexts.push(context);
      watchViolations(context, policyViolations);
      context.on("weberror", (error) => void pageErrors.push(String(error.error())));
      if (device.javaScriptEnabled !== false) context.on("page", waitForHydration);
      const page = await context.newPage();
      if (size === "desk") useKeyboardOnly(page);
      return page;
    });
    await Promise.all(contexts.map(closeContext));
    expect(pageErrors, "errors thrown on the pages").toEqual([]);
  },

  openPanel: async ({ newPage }, use) => {
    await use(async (path, size = "desk", name) => {
      const page = await newPage(size);
      await storeSession(page, await adminSession(name));
      await page.goto(`/admin/${path}`);
      return page;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  afterTest: async ({}, use) => {
    const callbacks: (() => Promise<unknown>)[] = [];
    await use((callback) => void callbacks.push(callback));
    for (const callback of callbacks.reverse()) await callback();
  },
});
