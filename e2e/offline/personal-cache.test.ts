import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import {
  expectNoHorizontalScroll,
  goOffline,
  goOnline,
  openWithServiceWorker,
} from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { createSession, logInAs, pressLogOut, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const search = "/haku?category=Polttopuut&region=pirkanmaa";

/** The API paths with a cached response on this device, by cache name. */
const readCachedPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      const paths = requests.map(({ url }) => url.slice(location.origin.length));
      // Who runs the market is requested only by a page that is idle near its footer.
      const ofApi = paths.filter((path) => path.startsWith("/api/") && path !== "/api/operator");
      if (ofApi.length > 0) found[name] = ofApi.toSorted();
    }
    return found;
  });

/** The session at the end of a cached path. */
const hashedLogin = /[?&]login=[0-9a-f]{64}$/;

test("a user's responses are cached for that user only and until logout, and their searches not at all (Offline: 'personal answers are cleared from caches on logout')", async ({
  newPage,
}) => {
  const page = await newPage();
  await openWithServiceWorker(page, "/kirjaudu");
  await logInAs(page, "halkomestari", "Halkomestari1");
  await waitForText(page, "Tervetuloa takaisin halkomestari");
  await waitForHeading(page, "Tilaukset");
  await page.goto(search);
  await page.getByRole("article").first().waitFor();
  const forAll = {
    reference: [
      "/api/account",
      "/api/advertisements",
      "/api/locations/localitieslist",
      "/api/regions",
      "/api/sellers/regions",
    ],
    searches: ["/api/sellers?category=Polttopuut&limit=8"],
  };
  await expect
    .poll(async () => {
      const { personal = [], ...others } = await readCachedPaths(page);
      return { ...others, personal: [...new Set(personal.map((path) => path.replace(hashedLogin, "")))] };
    })
    .toEqual({
      ...forAll,
      personal: [
        // The list, and the number of new orders.
        "/api/orders?status=open&limit=24",
        "/api/orders?status=recieved&limit=100",
        "/api/users/verifyToken",
      ],
    });
  await page.goto("/profiili");
  await pressLogOut(page);
  await expect.poll(() => readCachedPaths(page)).toEqual(forAll);
});

test("an answer that comes after the logout is not kept (Offline: 'personal answers are cleared from caches on logout')", async ({
  newPage,
}) => {
  const page = await newPage("desk");
  await openWithServiceWorker(page, "/kirjaudu");
  await logInAs(page, "halkomestari", "Halkomestari1");
  await waitForHeading(page, "Tilaukset");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route("**/api/orders?*", async (route) => {
    await released;
    await route.continue();
  });
  // Every page asks for the number of new orders.
  const asked = page.context().waitForEvent("request", (request) => request.url().includes("/api/orders?"));
  await page.goto("/profiili/polttopuut");
  await asked;
  const answered = page
    .context()
    .waitForEvent("requestfinished", (request) => request.url().includes("/api/orders?"));
  await pressLogOut(page);
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  release();
  await answered;
  await expect.poll(async () => (await readCachedPaths(page))["personal"]).toBeUndefined();
});

test("a section that is not cached says so beside the others, and opens when back online", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage();
  await storeSession(page, await createSession("halkomestari", "Halkomestari1"));
  await openWithServiceWorker(page, "/profiili");
  // Only responses that pass through the service worker are cached, so load the page again under its control.
  await page.reload();
  await waitForHeading(page, "Tilaukset");
  // The account, without which there are no sections. A response may be cached some time after the page has it.
  await expect
    .poll(async () => (await readCachedPaths(page))["personal"])
    .toContainEqual(expect.stringContaining("/api/users/verifyToken"));
  await goOffline(page);
  await page.goto("/profiili/polttopuut");
  await waitForHeading(page, "Ei verkkoyhteyttä");
  await expect.poll(() => page.title()).toBe("Ei verkkoyhteyttä | Halkopiha");
  await expectNoHorizontalScroll(page);
  expect(await findAxeViolations(page)).toEqual([]);
  // With the count of new orders, once it is there.
  await press(page.getByRole("button", { name: /^Polttopuut/ }));
  await press(
    page.getByRole("navigation", { name: "Profiilin osiot" }).getByRole("link", { name: "Tilaukset" }),
  );
  await waitForHeading(page, "Tilaukset");
  await page.goBack();
  await waitForHeading(page, "Ei verkkoyhteyttä");
  await goOnline(page);
  await waitForHeading(page, "Polttopuut");
});
