import type { BrowserContext } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { logInAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** What a browser forbids with all cookies blocked: reading each of them throws. */
function forbidStorage(): void {
  const forbidden = {
    get(): never {
      throw new DOMException("The user has blocked it.", "SecurityError");
    },
  };
  for (const name of [
    "localStorage",
    "sessionStorage",
    "indexedDB",
    "caches",
    "cookieStore",
    "BroadcastChannel",
  ])
    Object.defineProperty(window, name, forbidden);
  for (const name of ["locks", "serviceWorker", "storage"]) Object.defineProperty(navigator, name, forbidden);
  Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
  Object.defineProperty(document, "cookie", forbidden);
}

/** The same where reading succeeds, and use is rejected. */
function rejectStorage(): void {
  const denied = () => new DOMException("The user has blocked it.", "SecurityError");
  const reject = () => Promise.reject(denied());
  const fail = (): never => {
    throw denied();
  };
  Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail, clear: fail });
  IDBFactory.prototype.open = fail;
  LockManager.prototype.request = reject;
  CacheStorage.prototype.open = reject;
  CacheStorage.prototype.delete = reject;
  ServiceWorkerContainer.prototype.register = reject;
  BroadcastChannel.prototype.postMessage = fail;
  Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
}

/** Removes each cookie that the server sets, as a browser that takes none; a response may come after the test. */
const takeNoCookies = (context: BrowserContext) =>
  context.on("response", () => void context.clearCookies().catch(() => undefined));

for (const { what, block } of [
  { what: "reading storage throws", block: forbidStorage },
  { what: "using storage fails", block: rejectStorage },
]) {
  test(`with all cookies blocked, where ${what}, pages work, and the cart says what it needs`, async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.context().addInitScript(block);
    takeNoCookies(page.context());
    const cookiesNeeded =
      "Ostoskori tarvitsee evästeet, mutta selaimesi estää ne. Salli evästeet selaimen asetuksista ja lataa sivu uudelleen.";
    await page.goto("/");
    await waitForText(page, cookiesNeeded);
    await page.goto("/haku?category=Polttopuut&region=pirkanmaa");
    await press(
      page.getByRole("article").getByRole("link", { name: "Polttopuu, koivu", exact: true }).first(),
    );
    await waitForHeading(page, "Polttopuu, koivu");
    await press(page.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu/ }).first());
    await waitForText(page, cookiesNeeded);
    await page.getByRole("link", { name: /Ostoskori: 1 / }).waitFor();
    await page.goto("/ostoskori");
    await waitForHeading(page, "Ostoskori");
    await expect(page.getByRole("main").getByText(cookiesNeeded)).toBeVisible();
    await logInAs(page, "halkomestari", "Halkomestari1");
    await waitForHeading(page, "Profiili Tilaukset");
  });
}
