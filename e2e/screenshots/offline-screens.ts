import type { Page } from "@playwright/test";
import { goOffline } from "../support/browser/offline.ts";
import { checkForUpdate, deployNewVersion } from "../support/browser/release.ts";
import type { Screen } from "./screen.ts";

const search = "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi";

/** Visits pages once the service worker controls them, then goes offline. */
const offlineAfter =
  (...visited: string[]) =>
  async (page: Page) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    for (const path of visited) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    await goOffline(page);
    await page.reload();
    await page.getByText("Ei verkkoyhteyttä").first().waitFor();
  };

/** A product that was seen in the results, whose page is opened offline. */
async function openSeenProduct(page: Page): Promise<void> {
  await offlineAfter(search)(page);
  const link = page.getByRole("article").locator('a[href^="/tuote/"]').first();
  await page.goto((await link.getAttribute("href")) ?? "");
  await page.getByText(/^Nämä tiedot ovat listasta/).waitFor();
}

/** A product that the device knows nothing of. */
async function openUnseenProduct(page: Page): Promise<void> {
  await offlineAfter()(page);
  await page.goto("/tuote/suokukanmetsaay~579");
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** A mutation that is queued while offline. */
async function changeOffline(page: Page): Promise<void> {
  await offlineAfter(search)(page);
  await page
    .getByRole("button", { name: /^Lisää ostoskoriin: / })
    .first()
    .click();
}

/** Opens the dialog of queued mutations. */
async function openWaiting(page: Page): Promise<void> {
  await changeOffline(page);
  await page.getByRole("button", { name: "Sulje viesti" }).click();
  await page.getByRole("button", { name: "Näytä", exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

/** The browser's install prompt, after a visitor has ordered. */
async function offerInstallation(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("halkopiha.checkout.cart-step", "3"));
  await page.goto("/");
  await page.waitForFunction(() => localStorage.getItem("halkopiha.device.visits") !== null);
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => ({ outcome: "accepted" }),
    });
    window.dispatchEvent(event);
  });
  await page.getByRole("region", { name: "Sovelluksen asennus" }).waitFor();
}

/** Deploys a version newer than the open one. */
async function bringNewVersion(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const takeBack = await deployNewVersion();
  await checkForUpdate(page);
  await page.getByText("Uusi versio on saatavilla").waitFor();
  await takeBack();
}

/** The app offline, with the install prompt, and with a new version. */
export const offlineScreens: readonly Screen[] = [
  { name: "offline-etusivu", path: "/", action: offlineAfter() },
  { name: "offline-haku", path: "/", action: offlineAfter(search) },
  { name: "offline-tuote", path: "/", action: openSeenProduct },
  { name: "offline-tuote-tuntematon", path: "/", action: openUnseenProduct },
  { name: "offline-ostoskori", path: "/", action: offlineAfter("/ostoskori") },
  { name: "offline-odottaa", path: "/", action: changeOffline },
  { name: "offline-odottavat", path: "/", action: openWaiting },
  { name: "asennus", path: "/robots.txt", action: offerInstallation },
  { name: "uusi-versio", path: "/", action: bringNewVersion },
  { name: "offline-kirjaudu", path: "/", action: offlineAfter("/kirjaudu") },
];
