import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from "@playwright/test";
import { findAxeViolations, nameScreen } from "./browser/axe.ts";
import { appUrl, type Size, sizes } from "./browser/chromium.ts";
import { waitForHydration } from "./browser/hydration.ts";
import { clearDevice, newDeviceWithApp, releaseRoutes } from "./browser/installed-device.ts";
import { useKeyboardOnly } from "./browser/keyboard.ts";
import { type AdminName, adminSession } from "./market/admin.ts";
import { storeSession } from "./session.ts";

export { expect };

interface Device {
  javaScriptEnabled?: boolean;
  /** `allow` where a single test of a file needs the service worker; most files block it. */
  serviceWorkers?: "allow";
}

interface WorkerFixtures {
  /**
   * A device on which the service worker has precached the app, for all tests of a worker. Installed by the first one that needs it, because
   * only during a test new contexts get the options of the configuration, such as the locale.
   */
  installedDevice: () => Promise<BrowserContext>;
  /** The screens that axe has checked at the end of a journey of this worker. */
  checkedScreens: Set<string>;
}

/** Opens a page of a new visitor in a new context: with the viewport of a phone, or of a desk with only a keyboard. */
export type NewPage = (size?: Size, device?: Device) => Promise<Page>;

/**
 * Opens a page on the device with the installed app, which is empty otherwise: for tests that start after the first visit and leave nothing
 * behind that {@link clearDevice} does not clear, such as a script, a permission or a clock of the context. Another page of a test comes from
 * its `context()`, and has the size of a phone.
 */
export type NewInstalledPage = (size?: Size) => Promise<Page>;

/** Opens a page of the admin panel, for example `kayttajat`, in a new context with the session of an admin. */
export type OpenPanel = (path: string, size?: Size, name?: AdminName) => Promise<Page>;

interface Fixtures {
  newPage: NewPage;
  newInstalledPage: NewInstalledPage;
  openPanel: OpenPanel;
  /** Runs a callback after the test, whether it passed or failed. */
  afterTest(callback: () => Promise<unknown>): void;
  /** What the browser reported of the Content Security Policy; a test that leaves any fails. */
  policyViolations: string[];
  /**
   * Axe at the end of every journey: checks the screens on which the pages of a context are left, each screen once. Violations fail the test
   * that was the first to end there.
   */
  checkWithAxeAtEnd(context: BrowserContext): Promise<void>;
  /** From now on a page of the context that throws an error or violates the Content Security Policy fails the test. */
  watchErrors(context: BrowserContext): void;
}

/**
 * Blocked requests that are not the app's: Firestore's SDK asks this URL for its reachability statistics when a connection breaks, and
 * reconnects without it. Playwright's trace reads the body of an image that could not be decoded once more.
 */
const foreignRequests = ["https://www.google.com/images/cleardot.gif", "Connecting to 'blob:"];

async function openPage(context: BrowserContext, size: Size): Promise<Page> {
  const page = await context.newPage();
  if (size === "desk") useKeyboardOnly(page);
  return page;
}

/** Closes a context; errors of requests still held by its routes are ignored. */
async function closeContext(context: BrowserContext): Promise<void> {
  await releaseRoutes(context);
  await context.close();
}

/** Playwright's `test` with the pages of buyers, sellers and admins. A page error or a violation of the security policy fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  baseURL: async ({}, use) => use(appUrl()),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  policyViolations: async ({}, use) => {
    const violations: string[] = [];
    await use(violations);
    expect(violations, "violations of the Content Security Policy").toEqual([]);
  },

  watchErrors: async ({ policyViolations }, use) => {
    const pageErrors: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      const text = message.text();
      const isForeign = foreignRequests.some((request) => text.includes(request));
      if (text.includes("Content Security Policy") && !isForeign) policyViolations.push(text);
    };
    const onError = (error: WebError) => void pageErrors.push(String(error.error()));
    const watched = new Set<BrowserContext>();
    await use((context) => {
      if (watched.has(context)) return;
      watched.add(context);
      context.on("console", onConsole);
      context.on("weberror", onError);
    });
    for (const context of watched) {
      context.off("console", onConsole);
      context.off("weberror", onError);
    }
    expect(pageErrors, "errors thrown on the pages").toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
  checkedScreens: [async ({}, use) => use(new Set()), { scope: "worker" }],

  checkWithAxeAtEnd: async ({ checkedScreens }, use, testInfo) => {
    await use(async (context) => {
      if (testInfo.status !== testInfo.expectedStatus) return;
      for (const page of context.pages()) {
        const screen = await nameScreen(page);
        if (screen === null || checkedScreens.has(screen)) continue;
        checkedScreens.add(screen);
        expect(await findAxeViolations(page), `axe at the end of the journey, on '${screen}'`).toEqual([]);
      }
    });
  },

  newPage: async ({ browser, watchErrors, checkWithAxeAtEnd }, use) => {
    const contexts: BrowserContext[] = [];
    const withScripts: BrowserContext[] = [];
    await use(async (size = "phone", device = {}) => {
      const context = await browser.newContext({ viewport: sizes[size], ...device });
      contexts.push(context);
      watchErrors(context);
      if (device.javaScriptEnabled !== false) {
        withScripts.push(context);
        context.on("page", waitForHydration);
      }
      return openPage(context, size);
    });
    for (const context of withScripts) await checkWithAxeAtEnd(context);
    await Promise.all(contexts.map(closeContext));
  },

  installedDevice: [
    async ({ browser }, use) => {
      let device: Promise<BrowserContext> | undefined;
      await use(() => (device ??= newDeviceWithApp(browser)));
      await (await device)?.close();
    },
    { scope: "worker" },
  ],

  newInstalledPage: async ({ installedDevice, watchErrors, checkWithAxeAtEnd }, use) => {
    let context: BrowserContext | undefined;
    await use(async (size = "phone") => {
      context = await installedDevice();
      watchErrors(context);
      const page = await openPage(context, size);
      await page.setViewportSize(sizes[size]);
      return page;
    });
    if (!context) return;
    await checkWithAxeAtEnd(context);
    await clearDevice(context);
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
