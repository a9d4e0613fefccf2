import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { goOffline, goOnline, readServerState, waitForServiceWorker } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { addToCart, fillAddress } from "../support/market/buyer.ts";
import { logInAs, pressLogOut } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const birch = "halkomestari-koivu-33";
const twigs = "halkomestari-havut";

const emptyBadge = (page: Page) => page.getByRole("link", { name: /^Ostoskori\s?: tyhjä/ }).waitFor();
const fullBadge = (page: Page) => page.getByRole("link", { name: /Ostoskori: \d+ / }).waitFor();
const cartOnServer = async (page: Page) => (await readServerState(page)).cart;
const buyerOnServer = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/api/cart", { cache: "no-store" })).json()).cart.buyer);

/** Logs in as a seller with these products in the cart. */
async function logInWithCart(page: Page, ...ids: string[]): Promise<Page> {
  await addToCart(page, ...ids);
  await logInAs(page, "mokkiklapi", "Mokkiklapi1");
  await fullBadge(page);
  return page;
}

test("§4 logging out resets the cart: badge, cart page, and the server's with the buyer's address", {
  tag: "@s4-41",
}, async ({ newPage }) => {
  const page = await logInWithCart(await newPage(), birch);
  await page.goto("/ostoskori");
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await fillAddress(page);
  await page.getByRole("button", { name: "Vahvista maksullinen tilaus" }).waitFor();
  await expect.poll(() => buyerOnServer(page)).toMatchObject({ firstname: "Aino" });
  await page.goto("/profiili");
  await pressLogOut(page);
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  await emptyBadge(page);
  await expect.poll(() => cartOnServer(page)).toEqual({});
  expect(await buyerOnServer(page)).toBeNull();
  await page.goto("/ostoskori");
  await waitForText(page, "Ostoskorisi on tyhjä.");
  await addToCart(page, twigs);
  await page.goto("/ostoskori");
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await expect(page.getByLabel("Etunimi")).toHaveValue("");
});

test("§4 logging out in one tab empties the cart that another one shows", async ({ newPage }) => {
  const page = await logInWithCart(await newPage(), birch);
  const tab = await page.context().newPage();
  await tab.goto("/ostoskori");
  await tab.getByRole("heading", { level: 3 }).first().waitFor();
  await pressLogOut(page);
  await emptyBadge(tab);
  await waitForText(tab, "Ostoskorisi on tyhjä.");
  await expect.poll(() => cartOnServer(tab)).toEqual({});
});

test("§4 a session that the server no longer knows is removed with its cart", async ({ newPage }) => {
  const page = await logInWithCart(await newPage(), birch);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("halkopiha.session") ?? "{}");
    localStorage.setItem("halkopiha.session", JSON.stringify({ ...session, token: `${session.token}x` }));
  });
  await page.goto("/profiili");
  await waitForText(page, "Istuntosi on vanhentunut, kirjaudu uudelleen sisään!");
  await page.waitForURL((url) => url.pathname === "/kirjaudu");
  await emptyBadge(page);
  await expect.poll(() => cartOnServer(page)).toEqual({});
});

test("§4 a session tampered with on the device is removed with its cart", async ({ newPage }) => {
  const page = await logInWithCart(await newPage(), birch);
  await page.evaluate(() => localStorage.setItem("halkopiha.session", '{"token":"x","user":{}}'));
  await page.goto("/ostoskori");
  await waitForText(page, "Tietojasi on muutettu, tästä johtuen sinut on välittömästi kirjattu ulos.");
  await waitForText(page, "Ostoskorisi on tyhjä.");
  await emptyBadge(page);
  await expect.poll(() => cartOnServer(page)).toEqual({});
});

test("§4 logging out offline empties the cart at once, and the server's when back online, even after a reload", async ({
  newInstalledPage,
}) => {
  const page = await logInWithCart(await newInstalledPage(), birch);
  await waitForServiceWorker(page);
  await page.reload();
  await waitForHeading(page, "Tilaukset");
  await goOffline(page);
  await pressLogOut(page);
  await emptyBadge(page);
  await page.goto("/ostoskori");
  await waitForText(page, "Ostoskorisi on tyhjä.");
  await goOnline(page);
  await expect.poll(() => cartOnServer(page)).toEqual({});
  await waitForText(page, "Ostoskorisi on tyhjä.");
});

test("§4 a visitor who has never logged in keeps their cart when a page asks them to log in", async ({
  newPage,
}) => {
  const page = await newPage();
  await addToCart(page, birch);
  await page.goto("/profiili");
  await page.waitForURL((url) => url.pathname === "/");
  await fullBadge(page);
  expect(await cartOnServer(page)).toEqual({ [birch]: 1 });
});
