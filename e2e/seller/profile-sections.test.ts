import type { Page } from "@playwright/test";
import { type Size, screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { labels } from "../support/labels.ts";
import { newOrder, removeOrders } from "../support/orders.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, type NewPage, test } from "../support/test.ts";

let business: Session;
let person: Session;
let newcomer: Session;
test.beforeAll(async () => {
  business = await createSession("halkomestari", "Halkomestari1");
  person = await createSession("mokkiklapi", "Mokkiklapi1");
  newcomer = await createSession("uusimyyja", "Uusimyyja1");
});
test.afterEach(removeOrders);

async function open(newPage: NewPage, session: Session, path: string, size: Size = "desk"): Promise<Page> {
  const page = await newPage(size);
  await storeSession(page, session);
  await page.goto(path);
  return page;
}

const sideBar = (page: Page) => page.getByRole("navigation", { name: "Profiilin osiot" });

test("§2 the side bar of the profile names the user, the plan and every section, of which one is open at a time", async ({
  newPage,
}) => {
  const page = await open(newPage, business, "/profiili");
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
    await press(sideBar(page).getByRole("link", { name: new RegExp(`^${name}`) }));
    await waitForHeading(page, `Profiili ${name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  await page.getByRole("button", { name: "Kirjaudu ulos" }).waitFor();
});

for (const size of screens) {
  test(`§2 on a ${size} an account that is not active sees a welcome and nothing else`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const page = await open(newPage, newcomer, "/profiili", size);
    await waitForHeading(page, /^Tervetuloa Halkopihaan/);
    await page.getByText(/kun vuosimaksu on maksettu ja ylläpito on hyväksynyt tilin/).waitFor();
    await page.getByRole("main").getByRole("link", { name: "tuki@halkopiha.fi" }).waitFor();
    await expect(sideBar(page)).toHaveCount(0);
    await page.goto("/profiili/polttopuut");
    await waitForHeading(page, /^Tervetuloa Halkopihaan/);
    await press(page.getByRole("main").getByRole("button", { name: "Kirjaudu ulos" }));
    await page.waitForURL((url) => url.pathname === "/");
  });
}

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 a card in the list of orders shows number, day, status, delivery, items, buyer and address", async ({
      newPage,
    }) => {
      const order = await newOrder({ items: 2 });
      const page = await open(newPage, person, "/profiili", size);
      const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: order.number }) });
      await waitForText(card, "Vastaanotettu");
      await card.getByText(/^\d{1,2}\.\d{1,2}\.\d{4}$/).waitFor();
      await card.getByText(/^(Toimitus|Nouto)$/).waitFor();
      await expect(card.getByRole("listitem")).toHaveCount(2);
      await card
        .getByText(/^\d+ \S+ · /)
        .first()
        .waitFor();
      await waitForText(card, "Matti Tuohimaa");
      await card.getByText(/Niittytie 53, 35160 /).waitFor();
      await press(page.getByRole("link", { name: order.number }));
      await waitForHeading(page, order.number);
    });

    test("§2 an opened order is a confirmation with buyer, seller, items, delivery, totals and terms", async ({
      newPage,
    }) => {
      const order = await newOrder();
      const page = await open(newPage, person, `/profiili/tilaukset/${order.id}`, size);
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
}

test("§2 'Tulosta' prints the order", async ({ newPage }) => {
  const order = await newOrder();
  const page = await open(newPage, person, `/profiili/tilaukset/${order.id}`);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await press(page.getByRole("button", { name: "Tulosta" }));
  await page.locator("html[data-printed]").waitFor({ state: "attached" });
});

test("§2 a business is called by its company name and has its own fields, a person by first and last name", async ({
  newPage,
}) => {
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
    const page = await open(newPage, session, "/profiili/kayttajatiedot");
    await page.getByRole("heading", { level: 2, name }).waitFor();
    const form = page.getByRole("form", { name: "Käyttäjätiedot" });
    await form.getByLabel("Katuosoite").waitFor();
    expect((await labels(form)).toSorted()).toEqual([...own, ...both].toSorted());
  }
});
