import type { Locator, Page } from "@playwright/test";
import { goOffline } from "../support/browser/offline.ts";
import { pressLogOut } from "../support/session.ts";
import { atProfile } from "./at-profile.ts";
import type { Screen } from "./screen.ts";

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const seller = (name: string, path: string, action?: (page: Page) => Promise<unknown>): Screen => ({
  name: `profiili-${name}`,
  path: "/robots.txt",
  action: atProfile(path, action),
});

const openOrder = async (page: Page): Promise<void> => {
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: /^HP-/ }).waitFor();
};

/** Allows notifications, and waits for what the page offers then. */
export async function withNotifications(page: Page, offer: Locator): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await page.reload();
  await offer.waitFor();
}

/** An order that was advanced while offline; the service worker has what the bar of waiting steps needs. */
async function orderThatWaits(page: Page): Promise<void> {
  await openOrder(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  await press("Ota käsittelyyn")(page);
  await page.getByText("1 muutos odottaa lähetystä").waitFor();
}

/** Opens a section that is not cached on the device, while offline. */
async function offlineSection(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  // The browser caches nothing while requests are routed; and only requests that the service worker has seen are cached.
  await page.context().unrouteAll();
  await page.reload();
  await page.getByRole("article").first().waitFor();
  await goOffline(page);
  await page.goto("/profiili/polttopuut");
  await page.getByRole("heading", { name: "Ei verkkoyhteyttä" }).waitFor();
}

/** Opens a section while requests to a URL fail. */
const failing =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.context().route(address, (route) => route.abort());
    await page.goto("/profiili/polttopuut");
    await page.getByRole("heading", { name: "Virhe", exact: true }).waitFor();
  };

/** The form of a listing that is on offer, at its offer. */
async function openOffer(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Muokkaa: .*halko 1 m/ })
    .first()
    .click();
  await page.getByText(/^Kortissa: /).waitFor();
  await page.getByRole("switch", { name: "Tarjous" }).scrollIntoViewIfNeeded();
}

/** The newest orders of the last weeks, two of them selected. */
async function selectOrders(page: Page): Promise<void> {
  const boxes = page.getByRole("checkbox", { name: /^Valitse tilaus / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
}

/** The dialog for an image, with a file that is to be cropped. */
async function cropImage(page: Page): Promise<void> {
  await press(/^(Lisää|Vaihda) kuva: /)(page);
  await page.getByLabel("Kuva", { exact: true }).setInputFiles("web/public/screenshots/search-wide.webp");
  await page.getByLabel("Siirrä rajausta nuolinäppäimillä").waitFor();
}

const typePriceChange = (change: string) => async (page: Page) => {
  await press("Muuta hintoja")(page);
  await page.getByLabel(/^Muutos \(/).fill(change);
};

/** A price by distance without a price, and with a base price that is none. */
async function leavePriceOut(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Toimituskulu" });
  await form.getByLabel("Peruste").selectOption("Kilometrien mukaan");
  await form.getByLabel(/^Lähtömaksu/).fill("kymppi");
  await form.getByRole("button", { name: "Luo", exact: true }).click();
}

/** The dialog that deletes the account. */
async function askForErasure(page: Page): Promise<void> {
  await press("Poista tili")(page);
  await page.getByRole("dialog").getByLabel("Nykyinen salasana").waitFor();
}

/** Every screen of the seller's profile. */
export const sellerScreens: readonly Screen[] = [
  seller("omat-tiedot", "/tilinhallinta", (page) =>
    page.getByRole("button", { name: "Lataa omat tietosi (JSON)" }).scrollIntoViewIfNeeded(),
  ),
  seller("omat-tiedot-poisto", "/tilinhallinta", askForErasure),
  seller("tilaukset", ""),
  seller("tilaukset-valitut", "/?from=2026-10-01", selectOrders),
  seller("tilaus", "", openOrder),
  seller("tilaus-viestit", "/tilaukset/malli-02", (page) =>
    page.getByRole("list", { name: "Viestit" }).waitFor(),
  ),
  seller("tilaus-ajat", "/tilaukset/malli-05"),
  seller("tilaus-aika", "/tilaukset/malli-09"),
  seller("tilaus-ehdotus", "/tilaukset/malli-04", press("Ehdota aikaa")),
  seller("tilaus-peruutettu", "/tilaukset/malli-06"),
  seller("tilaus-hylatty", "/tilaukset/malli-12"),
  seller("tilaus-hylkays", "/tilaukset/malli-04", press("Hylkää tilaus")),
  seller("tilaukset-ajan-mukaan", "/?sort=time"),
  seller("tilaukset-ilmoitukset", "/?tila=toimituksessa", (page) =>
    withNotifications(page, page.getByRole("heading", { name: "Soiko puhelin uudesta tilauksesta?" })),
  ),
  seller("ilmoitukset", "/tilinhallinta", (page) =>
    withNotifications(page, page.getByRole("heading", { name: "Ilmoitukset", exact: true })),
  ),
  seller("tilaus-odottaa", "", orderThatWaits),
  seller("uloskirjaus", "", async (page) => {
    await orderThatWaits(page);
    await pressLogOut(page);
    await page.getByRole("dialog").waitFor();
  }),
  seller("polttopuut", "/polttopuut"),
  seller("polttopuut-tiivis", "/polttopuut", (page) =>
    page.getByRole("switch", { name: "Tiiviit rivit" }).click(),
  ),
  seller("polttopuu-tarjous", "/polttopuut", openOffer),
  seller("polttopuu-uusi", "/polttopuut", press("Luo polttopuu")),
  seller("polttopuu-virheet", "/polttopuut", async (page) => {
    await press("Luo polttopuu")(page);
    await page.getByRole("dialog").getByRole("button", { name: "Luo", exact: true }).click();
  }),
  seller("polttopuu-poisto", "/polttopuut", press(/^Poista: /)),
  seller("polttopuut-tyhja-haku", "/polttopuut", (page) => page.getByLabel("Hae ilmoitusta").fill("tiikki")),
  seller("hinnat", "/polttopuut", typePriceChange("5")),
  seller("hinnat-virhe", "/polttopuut", async (page) => {
    await typePriceChange("-100")(page);
    await press(/^Muuta hinnat/)(page);
  }),
  seller("kuva", "/polttopuut", press(/^(Lisää|Vaihda) kuva: /)),
  seller("kuva-rajaus", "/polttopuut", cropImage),
  seller("kuva-poisto", "/polttopuut", async (page) => {
    await press(/^Vaihda kuva: /)(page);
    await press("Poista kuva")(page);
  }),
  seller("muut-tuotteet", "/muut-tuotteet"),
  seller("offline", "", offlineSection),
  seller("osiovirhe", "", failing("**/api/users/*/products")),
  seller("virhe", "", failing("**/api/users/verifyToken")),
  seller("palvelut", "/palvelut"),
  seller("palvelu", "/palvelut", press(/^Muokkaa: /)),
  seller("toimituskulut", "/toimituskulut"),
  seller("toimituskulut-virheet", "/toimituskulut", leavePriceOut),
  seller("toimituskulu", "/toimituskulut", press(/^Muokkaa: /)),
];
