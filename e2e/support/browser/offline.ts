import type { BrowserContext, Disposable, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Waits until the service worker controls this page and has precached everything. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  const controlled = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller?.state;
    });
  await expect.poll(controlled).toBe("activated");
}

/** Opens a page of the app and waits until the service worker controls it and has precached everything. */
export async function openWithServiceWorker(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await waitForServiceWorker(page);
}

/** The scripts that keep `navigator.onLine` false in pages opened while their context is offline. */
const offlineScripts = new WeakMap<BrowserContext, Disposable>();

function reportOffline(): void {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
}

/** Lets a page report the connection itself again; returns whether `reportOffline` had answered for it. */
function reportConnection(): boolean {
  return Object.hasOwn(navigator, "onLine") && Reflect.deleteProperty(navigator, "onLine");
}

/**
 * Takes the whole context offline, including the service worker, and checks that no request succeeds. Since Chromium 150 a page opened in an
 * offline context reports that it is online, so a script corrects it.
 */
export async function goOffline(page: Page): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  offlineScripts.set(context, await context.addInitScript(reportOffline));
  const reaches = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { cache: "no-store" }).then(
          () => true,
          () => false,
        ),
      path,
    );
  // One request that bypasses the service worker, and one that it would fetch itself.
  await expect.poll(() => reaches("/api/cart")).toBe(false);
  await expect.poll(() => reaches(`/api/regions?never=${Math.random()}`)).toBe(false);
}

/** Ends `goOffline`, for every page of the context. */
export const goOnline = (page: Page): Promise<void> => connect(page.context());

/** Connects a context, whether it was offline or not. */
export async function connect(context: BrowserContext): Promise<void> {
  await offlineScripts.get(context)?.dispose();
  offlineScripts.delete(context);
  await context.setOffline(false);
  await Promise.all(
    context.pages().map(async (open) => {
      const wasReported = await open.evaluate(reportConnection);
      if (wasReported) await open.evaluate(() => window.dispatchEvent(new Event("online")));
    }),
  );
}

/** The visitor's data on the server, read with the page's cookie: quantities and favourites by product. */
export async function readServerState(
  page: Page,
): Promise<{ cart: Record<string, number>; favorites: string[] }> {
  return page.evaluate(async () => {
    const ask = async (path: string) => (await fetch(path, { cache: "no-store" })).json();
    const { cart } = await ask("/api/cart");
    const { favorites } = await ask("/api/favorites");
    const items: { _id: string; quantity: number }[] = cart.items;
    const marked: { _id: string }[] = favorites;
    return {
      cart: Object.fromEntries(items.map(({ _id, quantity }) => [_id, quantity])),
      favorites: marked.map(({ _id }) => _id),
    };
  });
}

/** The mutations that a page sends from now on: method, path and body, in order. */
export function watchMutations(page: Page): string[] {
  const changes: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" || !/^\/api\/(cart|favorites)/.test(pathname)) return;
    changes.push(`${request.method()} ${pathname} ${request.postData()}`);
  });
  return changes;
}

/** Expects that no page is wider than its viewport. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Not `innerWidth`: a phone widens it to show a page that is too wide.
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}
