import { staticPages } from "@halkopiha/domain/page-paths.ts";
import type { Page } from "@playwright/test";
import { addToCart, typeAddress } from "../support/market/buyer.ts";
import { accountScreens } from "./account-screens.ts";
import { adminScreens } from "./admin-screens.ts";
import { contactScreens } from "./contact-screens.ts";
import { offlineScreens } from "./offline-screens.ts";
import { chooseDelivery, fillAddress, fillCart, order, orivesi, press } from "./place-order.ts";
import { quoteScreens } from "./quote-screens.ts";
import { recallScreens } from "./recall-screens.ts";
import { reportScreens } from "./report-screens.ts";
import { reviewScreens } from "./review-screens.ts";
import type { Screen } from "./screen.ts";
import { sellerScreens, withNotifications } from "./seller-screens.ts";
import { statedScreens } from "./stated-screens.ts";
import { termsScreens } from "./terms-screens.ts";

/** An order to be fetched from a private seller, whose street is not told yet. */
async function orderFromPrivateSeller(page: Page): Promise<void> {
  await addToCart(page, "mokkiklapi-koivu-25");
  await page.goto("/ostoskori");
  await press("Jatka")(page);
  await typeAddress(page);
  await press("Jatka")(page);
  await press("Vahvista maksullinen tilaus")(page);
  await page.getByRole("heading", { level: 2, name: /^HP-/ }).waitFor();
}

/** The form is loaded with the drawer, and its localities after it. */
async function openFilters(page: Page): Promise<void> {
  await press("Rajaa hakua")(page);
  const form = page.getByRole("form", { name: "Hakuehdot" });
  await form.getByRole("option", { name: "Orivesi" }).waitFor({ state: "attached" });
}

const openMap = (page: Page) => page.getByRole("dialog", { name: "Myyjät kartalla" }).waitFor();

/** Every call of the API fails with status 500. */
const brokenServer = async (page: Page) => {
  await page.route("**/api/**", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: '{"message":"","code":"fault"}' }),
  );
  await page.reload();
};

const offline = async (page: Page) => {
  await page.context().setOffline(true);
};

/** The static pages whose screens are listed one by one. */
const { front, search, listings, landing, contact } = staticPages;
const listed: readonly string[] = [front, search, listings, landing, contact];

/** Text pages: the other static ones. */
const texts = Object.values(staticPages).filter((path) => !listed.includes(path));

/** Every screen of the visitor's app. */
export const screens: readonly Screen[] = [
  { name: "etusivu", path: "/" },
  { name: "etusivu-hakuvirhe", path: "/", action: press("Hae") },
  {
    name: "etusivu-valikko",
    path: "/",
    only: "phone",
    action: (page) => page.getByRole("button", { name: /valikko/i }).click(),
  },
  { name: "haku", path: orivesi },
  { name: "haku-rajaus", path: orivesi, only: "phone", action: openFilters },
  { name: "haku-tyhja", path: `${orivesi}&queryString=tiikki` },
  { name: "haku-virhe", path: orivesi, action: brokenServer },
  { name: "haku-offline", path: orivesi, action: offline },
  { name: "haku-myyjat", path: "/haku?nayta=myyjat" },
  { name: "haku-suosikit-tyhja", path: "/haku?nayta=suosikit" },
  { name: "haku-kartta", path: `${orivesi}&kartta=kaikki`, action: openMap },
  { name: "haku-kartta-myyja", path: `${orivesi}&kartta=halkomestari`, action: openMap },
  { name: "myyja", path: `${orivesi}&myyja=halkomestari` },
  {
    name: "myyja-paikkakunnat",
    path: `${orivesi}&myyja=halkomestari`,
    action: (page) => page.getByRole("tab", { name: "Toimituspaikkakunnat" }).click(),
  },
  { name: "ilmoitukset", path: "/ilmoitukset" },
  { name: "ilmoitukset-halvimmat", path: "/ilmoitukset?sort=cheapest" },
  { name: "ostoskori-tyhja", path: "/ostoskori" },
  { name: "ostoskori", path: "/", action: fillCart },
  { name: "ostoskori-virhe", path: "/ostoskori", action: brokenServer },
  { name: "yhteystiedot", path: "/", action: fillAddress },
  {
    name: "yhteystiedot-virheet",
    path: "/",
    action: async (page) => {
      await fillCart(page);
      await press("Jatka")(page);
      await page.getByRole("form", { name: "Yhteystiedot" }).waitFor();
      await press("Jatka")(page);
    },
  },
  { name: "toimitus", path: "/", action: chooseDelivery },
  { name: "vahvistus", path: "/", action: order },
  { name: "vahvistus-nouto", path: "/robots.txt", action: orderFromPrivateSeller },
  {
    name: "tilaus",
    path: "/",
    action: async (page) => {
      await order(page);
      await page.getByRole("link", { name: /^Avaa tilaus HP-/ }).click();
      await page.getByRole("list", { name: "Tilauksen eteneminen" }).waitFor();
    },
  },
  {
    name: "tilaus-ilmoitukset",
    path: "/",
    action: async (page) => {
      await order(page);
      await page.getByRole("link", { name: /^Avaa tilaus HP-/ }).click();
      await page.getByRole("list", { name: "Tilauksen eteneminen" }).waitFor();
      await withNotifications(page, page.getByRole("button", { name: "Ilmoita tälle laitteelle" }));
    },
  },
  {
    name: "tilaus-viestit",
    path: "/",
    action: async (page) => {
      await order(page);
      await page.getByRole("link", { name: /^Avaa tilaus HP-/ }).click();
      await page.getByLabel("Kirjoita myyjälle").fill("Sopiiko tuoda vasta klo 15 jälkeen?");
      await press("Lähetä viesti")(page);
      await page.getByText("Viestisi on lähetetty myyjälle.").waitFor();
    },
  },
  {
    name: "tilaus-peruutus",
    path: "/",
    action: async (page) => {
      await order(page);
      await page.getByRole("link", { name: /^Avaa tilaus HP-/ }).click();
      await press("Peruuta sopimus tästä")(page);
      await page.getByRole("form", { name: "Peruutusilmoitus" }).waitFor();
    },
  },
  {
    name: "tilaus-peruttu",
    path: "/",
    action: async (page) => {
      await order(page);
      await page.getByRole("link", { name: /^Avaa tilaus HP-/ }).click();
      await press("Peru tilaus")(page);
      await page.getByRole("dialog").getByRole("button", { name: "Peru tilaus" }).click();
      await page.getByText("Tilaus on peruttu.").waitFor();
    },
  },
  { name: "tuote-tarjous", path: "/tuote/halkomestari~halko" },
  { name: "haku-tarjous", path: "/haku?queryString=tarjous+Halkomestarin&nayta=tuotteet" },
  {
    name: "tilaus-vanhentunut",
    path: `/tilaus/tuntematon#t=${"x".repeat(22)}`,
  },
  { name: "omat-tilaukset-tyhja", path: "/omat-tilaukset" },
  {
    name: "omat-tilaukset",
    path: "/",
    action: async (page) => {
      await order(page);
      await page.getByRole("main").getByRole("link", { name: "Omat tilaukset" }).click();
      await page.getByRole("heading", { level: 1, name: "Omat tilaukset" }).waitFor();
    },
  },
  { name: "kirjaudu", path: "/kirjaudu" },
  { name: "rekisteroidy", path: "/rekisteroidy" },
  {
    name: "rekisteroidy-tiedot",
    path: "/rekisteroidy",
    action: async (page) => {
      await press(/^Luo tili: /)(page);
      await page.getByRole("form", { name: "Tiedot" }).waitFor();
    },
  },
  {
    name: "rekisteroidy-virheet",
    path: "/rekisteroidy",
    action: async (page) => {
      await press(/^Luo tili: /)(page);
      // The button is `aria-disabled` while the form is invalid; a press shows the errors.
      await page.getByRole("button", { name: "Jatka" }).click({ force: true });
    },
  },
  { name: "salasananpalautus", path: "/kirjaudu/salasananpalautus" },
  { name: "vahvista-muutos", path: "/kirjaudu/vahvista-muutos" },
  {
    name: "vahvista-muutos-virhe",
    path: `/kirjaudu/vahvista-muutos#t=${"A".repeat(22)}`,
    action: async (page) => {
      await press("Vahvista muutos")(page);
      await page
        .getByText(/^Linkki on virheellinen/)
        .first()
        .waitFor();
    },
  },
  { name: "peru-muutos", path: "/kirjaudu/peru-muutos" },
  { name: "valitse-salasana", path: "/kirjaudu/valitse-salasana" },
  { name: "kirjaudu-virheet", path: "/kirjaudu", action: press("Kirjaudu sisään") },
  ...texts.map((path) => ({ name: path.slice(path.lastIndexOf("/") + 1), path })),
  ...accountScreens,
  ...adminScreens,
  ...contactScreens,
  ...offlineScreens,
  ...quoteScreens,
  ...recallScreens,
  ...reportScreens,
  { name: "yhteyspisteet", path: "/yhteyspisteet" },
  ...reviewScreens,
  ...sellerScreens,
  ...statedScreens,
  ...termsScreens,
  { name: "ei-loydy", path: "/ei-ole-olemassa" },
];
