import type { Page } from "@playwright/test";
import { countLoads } from "../support/browser/count-loads.ts";
import { press } from "../support/browser/keyboard.ts";
import { openWithServiceWorker, waitForServiceWorker } from "../support/browser/offline.ts";
import { checkForUpdate, deployNewVersion } from "../support/browser/release.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test("a new version asks first, and after the button every tab reloads once (Offline: 'Uusi versio on saatavilla')", async ({
  newPage,
  afterTest,
}) => {
  const page = await newPage("phone");
  await openWithServiceWorker(page);
  const tab = await page.context().newPage();
  await openWithServiceWorker(tab, "/kirjaudu");
  await tab.getByLabel("Käyttäjänimi").fill("aino");
  await expect(page.getByText("Uusi versio on saatavilla")).toHaveCount(0);

  const loads = [countLoads(page), countLoads(tab)];
  afterTest(await deployNewVersion());
  await checkForUpdate(page);
  for (const each of [page, tab]) await waitForText(each, "Uusi versio on saatavilla");
  await expect(tab.getByLabel("Käyttäjänimi")).toHaveValue("aino");
  expect(loads.map((count) => count())).toEqual([0, 0]);

  await press(page.getByRole("button", { name: "Päivitä" }));
  for (const each of [page, tab]) {
    await each.getByText("Uusi versio on saatavilla").waitFor({ state: "detached" });
    await waitForServiceWorker(each);
  }
  await waitForHeading(tab, "Kirjaudu");
  await expect.poll(() => loads.map((count) => count())).toEqual([1, 1]);
});

/** Dispatches `beforeinstallprompt` at once; a browser decides itself when to dispatch it. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => ({ outcome: "accepted" }),
    });
    window.dispatchEvent(event);
  });
}

const installBar = (page: Page) => page.getByRole("region", { name: "Sovelluksen asennus" });

test("the installation is offered to someone who has just ordered, at the first visit (Offline: 'Install: own prompt')", async ({
  newPage,
}) => {
  const page = await newPage("desk");
  await page.addInitScript(() => localStorage.setItem("halkopiha.checkout.cart-step", "3"));
  await page.goto("/");
  await page.waitForFunction(() => localStorage.getItem("halkopiha.device.visits") !== null);
  await offer(page);
  await press(installBar(page).getByRole("button", { name: "Asenna" }));
  await installBar(page).waitFor({ state: "detached" });
});

test("Safari on an iPhone, which offers nothing, gets instructions (Offline: 'Install: instructions on iOS')", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.addInitScript(() => {
    const safari =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
    Object.defineProperty(navigator, "userAgent", { value: safari });
    localStorage.setItem("halkopiha.device.visits", `{"count":1,"last":0}`);
  });
  await page.goto("/");
  await waitForText(page, "Asenna Halkopiha: paina Safarin Jaa-painiketta ja valitse Lisää Koti-valikkoon.");
});

test("the installation is offered at the second visit and, once declined, never again (Offline: 'Install: own prompt')", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto("/");
  await page.waitForFunction(() => localStorage.getItem("halkopiha.device.visits") !== null);
  await offer(page);
  await expect(installBar(page)).toHaveCount(0);

  // Moves the last visit to an hour ago.
  await page.evaluate(() =>
    localStorage.setItem("halkopiha.device.visits", `{"count":1,"last":${Date.now() - 3_600_000}}`),
  );
  await page.reload();
  await page.waitForFunction(() => localStorage.getItem("halkopiha.device.visits")?.includes('"count":2'));
  await offer(page);
  await installBar(page).getByRole("button", { name: "Asenna" }).waitFor();
  await press(installBar(page).getByRole("button", { name: "Ei kiitos" }));
  await installBar(page).waitFor({ state: "detached" });

  await page.reload();
  await waitForServiceWorker(page);
  await offer(page);
  await expect(installBar(page)).toHaveCount(0);
});
