import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { appUrl, launchChromium, type Size, sizes } from "./chromium.ts";
import { pressByKeyboard } from "./keyboard.ts";

const screenshots = fileURLToPath(new URL("../../screenshots", import.meta.url));

let browser: Browser;
const contexts: BrowserContext[] = [];
const violations: string[] = [];
const pageErrors: string[] = [];

/**
 * Firestore's SDK asks for it when a connection breaks, to note in its statistics whether Google can be reached. The policy is
 * right to keep that from Google, and the SDK connects again without it.
 */
const reachabilityProbe = "https://www.google.com/images/cleardot.gif";

function watchViolations(context: BrowserContext): void {
  context.on("console", (message) => {
    const text = message.text();
    if (text.includes("Content Security Policy") && !text.includes(reachabilityProbe)) violations.push(text);
  });
}

/** What the pages of this test did against their security policy, as the browser told it; forgotten by telling. */
export const takeViolations = (): string[] => violations.splice(0);

/** What stood on the screens of a test that failed, before they are closed. */
async function takeScreenshots(test: string): Promise<void> {
  await mkdir(screenshots, { recursive: true });
  const name = test.replaceAll(/[^\wäö]+/g, "-").slice(0, 80);
  for (const [nth, page] of contexts.flatMap((context) => context.pages()).entries()) {
    await page.screenshot({ path: `${screenshots}/failed-${name}-${nth + 1}.png` }).catch(() => {});
  }
}

/** Closes a context; requests that its routes still hold fail without a word. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Opens a browser for the tests of this file and closes what they leave open. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await takeScreenshots(task.name);
    await Promise.all(contexts.splice(0).map(closeContext));
    expect(takeViolations(), "violations of the Content Security Policy").toEqual([]);
    expect(pageErrors.splice(0), "errors thrown on the pages").toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
  });
}

/** True when React has hydrated or rendered the root; also for documents without one. */
function isMounted(): boolean {
  const root = document.getElementById("root");
  return !root || (!root.inert && Object.keys(root).some((key) => key.startsWith("__reactContainer")));
}

/**
 * Makes goto and reload wait for hydration, unless `waitUntil: "commit"` is given: the prerendered HTML is inert until then, and input
 * is lost.
 */
function waitUntilHydrated(page: Page): void {
  const { goto, reload } = page;
  const hydrated = async <T>(response: T): Promise<T> => {
    await page.waitForFunction(isMounted);
    return response;
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    return options?.waitUntil === "commit" ? response : hydrated(response);
  };
  page.reload = async (...args) => hydrated(await reload.apply(page, args));
}

interface Device {
  javaScriptEnabled?: boolean;
  /** What presses things at a desk; a phone is touched. */
  inputDevice?: "keyboard" | "mouse";
}

/**
 * A new visitor with a device of their own: a phone that is touched, or a desk with nothing but a keyboard, so that a journey at
 * both sizes is also walked by keyboard alone. A fault on the page or against its security policy fails the test; a failed test leaves a picture. */
export async function newPage(
  size: Size = "phone",
  { inputDevice = "keyboard", ...device }: Device = {},
): Promise<Page> {
  const contextOptions = { baseURL: appUrl(), viewport: sizes[size], locale: "fi-FI" };
  const context = await browser.newContext({ ...contextOptions, ...device });
  contexts.push(context);
  context.setDefaultTimeout(60_000);
  watchViolations(context);
  context.on("weberror", (error) => void pageErrors.push(String(error.error())));
  if (device.javaScriptEnabled !== false) context.on("page", waitUntilHydrated);
  const page = await context.newPage();
  if (size === "desk" && inputDevice === "keyboard") pressByKeyboard(page);
  return page;
}
