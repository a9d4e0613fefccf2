import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { goOffline, goOnline, openWithServiceWorker } from "../support/browser/offline.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { readStoredData } from "../support/browser/stored-data.ts";
import { passUndoTime } from "../support/browser/undo.ts";
import { newOrder, readStatus, removeOrders } from "../support/market/orders.ts";
import { createSession, logInAs, pressLogOut, type Session, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

let seller: Session;
// For each test, because logging out ends it.
test.beforeEach(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
test.afterEach(removeOrders);

/** Waits until the menu contains the login link, which it shows only to visitors who are not logged in. */
async function isLoggedOut(page: Page): Promise<void> {
  await press(page.getByRole("button", { name: "Valikko" }));
  await page
    .getByRole("navigation", { name: "Päävalikko" })
    .getByRole("link", { name: "Kirjaudu" })
    .waitFor();
}

const keptSession = (page: Page) => page.evaluate(() => localStorage.getItem("halkopiha.session"));

/** Opens a seller's profile twice, so that the service worker has cached it too. */
async function openProfile(openPage: () => Promise<Page>): Promise<Page> {
  const page = await openPage();
  await storeSession(page, seller);
  await openWithServiceWorker(page, "/profiili");
  await page.reload();
  await waitForHeading(page, "Tilaukset");
  return page;
}

test("§4 logging in stores the token and its expiry in local storage, and logging out removes them", {
  tag: ["@s2-routes-21", "@s4-43", "@s4-44", "@s7-note-31", "@s7-note-33", "@s8-22", "@s9-58"],
}, async ({ newPage }) => {
  const page = await newPage();
  await logInAs(page, "mokkiklapi", "Mokkiklapi1");
  await waitForText(page, "Tervetuloa takaisin mokkiklapi");
  const { token, expiry } = JSON.parse((await keptSession(page)) ?? "{}");
  expect(token).toMatch(/^[\w-]+\.[\w-]+\./);
  const days = (Date.parse(expiry) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13);
  await pressLogOut(page);
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => keptSession(page)).toBeNull();
  await isLoggedOut(page);
});

test("§4 a session check without a response is repeated every minute until one arrives", {
  tag: "@s4-52",
}, async ({ newPage }) => {
  const page = await newPage();
  await page.clock.install();
  await storeSession(page, seller);
  await openWithServiceWorker(page, "/profiili");
  await page.reload();
  await waitForHeading(page, "Tilaukset");
  await goOffline(page);
  let verified = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/users/verifyToken")) verified += 1;
  });
  await press(page.getByRole("link", { name: /^Käsittelyssä/ }));
  await page.getByText(/^Tallennettu/).waitFor();
  // The clock goes on by itself meanwhile, further on a slow machine.
  await page.clock.fastForward(20_000);
  expect(verified).toBe(0);
  await page.clock.fastForward(41_000);
  await expect.poll(() => verified).toBe(1);
  await page.getByRole("alert").getByText("Valitettavasti tietojen haku epäonnistui!").waitFor();
  await page.clock.fastForward(61_000);
  await expect.poll(() => verified).toBe(2);
});

test("§4 logging out or in in one tab applies to all tabs", async ({ newInstalledPage }) => {
  const page = await openProfile(newInstalledPage);
  const tab = await page.context().newPage();
  await tab.goto("/profiili");
  await waitForHeading(tab, "Tilaukset");
  await pressLogOut(page);
  await tab.waitForURL((url) => url.pathname === "/");
  await isLoggedOut(tab);
  await tab.goto("/kirjaudu");
  await waitForHeading(tab, "Kirjaudu");
  await logInAs(page, "mokkiklapi", "Mokkiklapi1");
  await tab.waitForURL("**/profiili");
  await waitForHeading(tab, "Tilaukset");
});

test("§4 when another user logs in in one tab, the first one's order disappears from the other", async ({
  newInstalledPage,
}) => {
  const order = await newOrder();
  const page = await openProfile(newInstalledPage);
  const tab = await page.context().newPage();
  await tab.goto(`/profiili/tilaukset/${order.id}`);
  await waitForHeading(tab, order.number);
  const other = await createSession("halkomestari", "Halkomestari1");
  await page.evaluate((session) => localStorage.setItem("halkopiha.session", session), JSON.stringify(other));
  await waitForText(tab, "Sivua ei löytynyt");
  await expect(tab.getByText("Matti Tuohimaa")).toHaveCount(0);
});

test("§4 logging out leaves nothing personal on the device: neither names nor order numbers nor the token", {
  tag: "@s4-47",
}, async ({ newPage }) => {
  const order = await newOrder();
  const page = await openProfile(newPage);
  await press(page.getByRole("link", { name: order.number }));
  await waitForHeading(page, order.number);
  await page.evaluate(() => {
    const form = { firstname: "Aino", lastname: "Ahonala", email: "aino.ahonala@posti.example" };
    for (const key of ["checkout", "confirmation", "contact-draft"]) {
      localStorage.setItem(`halkopiha.${key}`, JSON.stringify(form));
    }
  });
  await page.clock.install();
  await goOffline(page);
  await press(page.getByRole("button", { name: "Ota käsittelyyn" }));
  await expectFigures(page.getByRole("article"), { Tila: "Käsittelyssä" });
  await passUndoTime(page);
  await waitForText(page, "1 muutos odottaa lähetystä");

  const personal = [order.number, "Matti", "matti.tuohimaa@posti.example", "Ahonala", seller.token];
  const found = async () => {
    const stored = await readStoredData(page);
    return personal.filter((word) => stored.includes(word));
  };
  await expect.poll(() => found()).toEqual(personal);
  await pressLogOut(page);
  const question = page.getByRole("dialog", { name: "Kirjaudutaanko ulos?" });
  await waitForText(question, "1 tilamuutos odottaa lähetystä. Jos kirjaudut ulos nyt, se jää lähettämättä.");
  await press(question.getByRole("button", { name: "Pysy kirjautuneena" }));
  await waitForText(page, "1 muutos odottaa lähetystä");
  await pressLogOut(page);
  await press(question.getByRole("button", { name: "Kirjaudu ulos ja hylkää muutokset" }));
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  await expect.poll(found).toEqual([]);

  await goOnline(page);
  await logInAs(page, "mokkiklapi", "Mokkiklapi1");
  await press(page.getByRole("link", { name: order.number }));
  await waitForHeading(page, order.number);
  await expect.poll(() => readStatus(order)).toBe("recieved");
});

test("§4 changes pending when a session expired are sent when the same user logs in again, and never for another user", async ({
  newPage,
}) => {
  const order = await newOrder();
  const page = await openProfile(newPage);
  await press(page.getByRole("link", { name: order.number }));
  await waitForHeading(page, order.number);
  await page.clock.install();
  await goOffline(page);
  await press(page.getByRole("button", { name: "Ota käsittelyyn" }));
  await expectFigures(page.getByRole("article"), { Tila: "Käsittelyssä" });
  await passUndoTime(page);
  await waitForText(page, "1 muutos odottaa lähetystä");
  await page.evaluate(
    (session) => localStorage.setItem("halkopiha.session", session),
    JSON.stringify({ ...seller, token: "x.y.z" }),
  );
  await page.reload();
  await goOnline(page);
  await waitForText(page, "Istuntosi on vanhentunut, kirjaudu uudelleen sisään!");
  await page.waitForURL((url) => url.pathname === "/kirjaudu");
  await expect(page.getByText(/odottaa lähetystä/)).toHaveCount(0);
  await logInAs(page, "halkomestari", "Halkomestari1");
  await waitForHeading(page, "Tilaukset");
  await expect(page.getByText(/odottaa lähetystä/)).toHaveCount(0);
  await storeSession(page, seller);
  await page.goto("/profiili");
  await expect.poll(() => readStatus(order)).toBe("in progress");
});
