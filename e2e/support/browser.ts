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
 * The URL that Firestore's SDK requests when a connection breaks, for its reachability statistics. The policy blocks it, and the SDK
 * reconnects without it.
 */
const reachabilityProbe = "https://www.google.com/images/cleardot.gif";

function watchViolations(context: BrowserContext): void {
  context.on("console", (message) => {
    const text = message.text();
    if (text.includes("Content Security Policy") && !text.includes(reachabilityProbe)) violations.push(text);
  });
}

/** Returns and clears the security policy violations that the browser reported in this test. */
export const takeViolations = (): string[] => violations.splice(0);

/** Takes screenshots of a failed test's pages before they are closed. */
async function takeScreenshots(test: string): Promise<void> {
  await mkdir(screenshots, { recursive: true });
  const name = test.replaceAll(/[^\wäö]+/g, "-").slice(0, 80);
  for (const [nth, page] of contexts.flatMap((context) => context.pages()).entries()) {
    await page.screenshot({ path: `${screenshots}/failed-${name}-${nth + 1}.png` }).catch(() => {});
  }
}

/** Closes a context; errors of requests still held by its routes are ignored. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Launches a browser for the tests of this file and closes the contexts they leave open. */
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
  /** The input device at desk size; a phone uses touch. */
  inputDevice?: "keyboard" | "mouse";
}

/**
 * A page of a new visitor in a new context: a phone with touch, or a desk with only a keyboard, so that a journey at both sizes is also
 * tested by keyboard alone. A page error or a security policy violation fails the test; a failed test leaves a screenshot.
 */
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
