import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import {
  expectNoHorizontalScroll,
  goOffline,
  goOnline,
  openWithServiceWorker,
} from "../support/browser/offline.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { passUndoTime } from "../support/browser/undo.ts";
import {
  newOrder,
  readStatus,
  removeOrders,
  type TestOrder,
  watchStatusChanges,
} from "../support/market/orders.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

// Tests the orders of a seller who works outdoors with a weak connection.

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
test.afterEach(removeOrders);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const card = (page: Page, { number }: TestOrder) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: number }) });

/** Waits until no pending change is shown, in the bar or on the order. */
async function allIsSent(page: Page): Promise<void> {
  await expect(page.getByText(/odottaa lähetystä/i)).toHaveCount(0);
}

/** Opens the seller's orders and lets the service worker cache them. */
async function openSellerPage(openPage: () => Promise<Page>): Promise<Page> {
  const page = await openPage();
  await storeSession(page, seller);
  await openWithServiceWorker(page, "/profiili");
  // Only responses that pass through the service worker are cached, so load the page again under its control.
  await page.reload();
  await waitForHeading(page, "Tilaukset");
  return page;
}

async function open(page: Page, order: TestOrder): Promise<void> {
  await press(page.getByRole("link", { name: order.number }));
  await waitForHeading(page, order.number);
}

const buttons = {
  Käsittelyssä: /^Ota käsittelyyn$/,
  Toimituksessa: /^(Lähetä toimitukseen|Valmis noudettavaksi)$/,
};

async function step(page: Page, status: keyof typeof buttons): Promise<void> {
  await press(button(page, buttons[status]));
  await expectFigures(page.getByRole("article"), { Tila: status });
}

test("§4 orders advanced offline are shown as pending and arrive once and in order (Offline: ''Siirrä tilaan …' is queued')", async ({
  newPage,
}) => {
  const [first, second] = [await newOrder(), await newOrder()];
  const page = await openSellerPage(newPage);
  await page.clock.install();
  await goOffline(page);

  await open(page, first);
  await page.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
  await step(page, "Käsittelyssä");
  await passUndoTime(page);
  await waitForText(page, "Siirretty tilaan Käsittelyssä. Lähetetään, kun verkkoyhteys toimii.");
  await waitForText(page, "Odottaa lähetystä");
  await press(page.getByRole("link", { name: "Takaisin", exact: true }));
  await open(page, second);
  await step(page, "Käsittelyssä");
  await page.reload();
  await expectFigures(page.getByRole("article"), { Tila: "Käsittelyssä" });
  await page.goBack();
  await card(page, first).getByText("Odottaa lähetystä").waitFor();
  await open(page, first);
  await step(page, "Toimituksessa");
  await passUndoTime(page);
  await waitForText(page, "3 muutosta odottaa lähetystä");
  await expectNoHorizontalScroll(page);

  const steps = watchStatusChanges(page);
  await goOnline(page);
  await allIsSent(page);
  expect(steps).toEqual([`${first.id} in progress`, `${second.id} in progress`, `${first.id} in delivery`]);
  await expect.poll(() => readStatus(first)).toBe("in delivery");
  await expect.poll(() => readStatus(second)).toBe("in progress");
  await expectFigures(page.getByRole("article"), { Tila: "Toimituksessa" });
  await page.reload();
  await expectFigures(page.getByRole("article"), { Tila: "Toimituksessa" });
  expect(steps).toHaveLength(3);
});

test("another user on the same device never sees the cached orders (Offline: 'seller's orders')", async ({
  newInstalledPage,
}) => {
  const order = await newOrder();
  const page = await openSellerPage(newInstalledPage);
  await open(page, order);
  const other = await createSession("halkomestari", "Halkomestari1");
  await page.evaluate((session) => localStorage.setItem("halkopiha.session", session), JSON.stringify(other));
  await goOffline(page);
  await page.goto(`/profiili/tilaukset/${order.id}`);
  await waitForText(page, "Valitettavasti tietojen haku epäonnistui!");
  await page.goto("/profiili");
  await waitForText(page, "Valitettavasti tietojen haku epäonnistui!");
  await expect(page.getByText(order.number)).toHaveCount(0);
});
