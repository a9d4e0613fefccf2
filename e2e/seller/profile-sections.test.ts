import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { type Size, screens } from "../support/chromium.ts";
import { labels } from "../support/labels.ts";
import { newOrder, removeOrders } from "../support/orders.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";

useBrowser();

let business: Session;
let person: Session;
let newcomer: Session;
beforeAll(async () => {
  business = await createSession("halkomestari", "Halkomestari1");
  person = await createSession("mokkiklapi", "Mokkiklapi1");
  newcomer = await createSession("uusimyyja", "Uusimyyja1");
});
afterEach(removeOrders);

async function open(session: Session, path: string, size: Size = "desk"): Promise<Page> {
  const page = await newPage(size);
  await storeSession(page, session);
  await page.goto(path);
  return page;
}

const sideBar = (page: Page) => page.getByRole("navigation", { name: "Profiilin osiot" });

test("§2 the side bar of the profile names the user, the plan and every section, of which one is open at a time", async () => {
  const page = await open(business, "/profiili");
  await waitForHeading(page, "Profiili Tilaukset");
  await waitForText(page, "halkomestari");
  await waitForText(page, "Premium");
  for (const name of [
    "Käyttäjätiedot",
    "Tilinhallinta",
    "Toimitus kustannukset",
    "Polttopuut",
    "Muut tuotteet",
    "Palvelut",
    "Tilaukset",
  ]) {
    await sideBar(page)
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await waitForHeading(page, `Profiili ${name}`);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }
  await page.getByRole("button", { name: "Kirjaudu ulos" }).waitFor();
});

test.each(screens)(
  "§2 on a %s an account that is not active sees a welcome and nothing else",
  async (size) => {
    const page = await open(newcomer, "/profiili", size);
    await waitForHeading(page, /^Tervetuloa Halkopihaan/);
    await page.getByText(/kun vuosimaksu on maksettu ja ylläpito on hyväksynyt tilin/).waitFor();
    await page.getByRole("main").getByRole("link", { name: "tuki@halkopiha.fi" }).waitFor();
    await expect.poll(() => sideBar(page).count()).toBe(0);
    await page.goto("/profiili/polttopuut");
    await waitForHeading(page, /^Tervetuloa Halkopihaan/);
    await page.getByRole("main").getByRole("button", { name: "Kirjaudu ulos" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  },
);

describe.each(screens)("on a %s", (size) => {
  test("§2 a card in the list of orders shows number, day, status, delivery, items, buyer and address", async () => {
    const order = await newOrder({ items: 2 });
    const page = await open(person, "/profiili", size);
    const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: order.number }) });
    await waitForText(card, "Vastaanotettu");
    await card.getByText(/^\d{1,2}\.\d{1,2}\.\d{4}$/).waitFor();
    await card.getByText(/^(Toimitus|Nouto)$/).waitFor();
    await expect.poll(() => card.getByRole("listitem").count()).toBe(2);
    await card
      .getByText(/^\d+ \S+ · /)
      .first()
      .waitFor();
    await waitForText(card, "Matti Tuohimaa");
    await card.getByText(/Niittytie 53, 35160 /).waitFor();
    await page.getByRole("link", { name: order.number }).click();
    await waitForHeading(page, order.number);
  });

  test("§2 an opened order is a confirmation with buyer, seller, items, delivery, totals and terms", async () => {
    const order = await newOrder();
    const page = await open(person, `/profiili/tilaukset/${order.id}`, size);
    await waitForHeading(page, order.number);
    const sheet = page.getByRole("article");
    for (const text of [
      "Tilausvahvistus",
      "Ostaja",
      "Myyjä",
      "Matti Tuohimaa",
      "Alv 25,5%",
      "Yhteensä",
      "Ehdot",
    ])
      await waitForText(sheet, text);
    await sheet.getByRole("table", { name: "Tuotteet" }).waitFor();
    await sheet.getByText(/^(Toimitus|Nouto myyjältä)/).waitFor();
    await page.getByRole("link", { name: "Takaisin" }).waitFor();
    await page.getByRole("button", { name: "Tulosta" }).waitFor();
    await page.getByRole("button", { name: "Siirrä tilaan Käsittelyssä" }).waitFor();
  });
});

test("§2 'Tulosta' prints the order", async () => {
  const order = await newOrder();
  const page = await open(person, `/profiili/tilaukset/${order.id}`);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await page.getByRole("button", { name: "Tulosta" }).click();
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
});

test("§2 a business is called by its company name and has its own fields, a person by first and last name", async () => {
  const both = [
    "Puhelinnumero",
    "Sähköposti",
    "Yhteyshenkilö",
    "Katuosoite",
    "Postinumero",
    "Maakunta",
    "Paikkakunta",
  ];
  for (const [session, name, own] of [
    [business, "Halkomestarin Puu Oy", ["Yrityksen nimi", "Y-tunnus", "Kotisivu"]],
    [person, "Kaarina Kelopuro", ["Etunimi", "Sukunimi", "Toiminimi", "Henkilötunnus", "Y-tunnus"]],
  ] as const) {
    const page = await open(session, "/profiili/kayttajatiedot");
    await page.getByRole("heading", { level: 2, name }).waitFor();
    const form = page.getByRole("form", { name: "Käyttäjätiedot" });
    await form.getByLabel("Katuosoite").waitFor();
    expect((await labels(form)).toSorted()).toEqual([...own, ...both].toSorted());
  }
});
