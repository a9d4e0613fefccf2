import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { newOrder, removeOrders, type TestOrder } from "../support/market/orders.ts";
import { createSession, pressLogOut, type Session, storeSession } from "../support/session.ts";
import { expect, type NewPage, test } from "../support/test.ts";

// Tests the seller's order list, which stays open while buyers place orders.

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
test.afterEach(removeOrders);

const card = (page: Page, { number }: TestOrder) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: number }) });

/** Counts the tones that a page plays, in a `data-tones` of its root. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) {
      const { dataset } = document.documentElement;
      dataset["tones"] = String(Number(dataset["tones"] ?? 0) + 1);
      return start.apply(this, args);
    };
  });
}
const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset["tones"] ?? 0));

/** Opens the order list and waits until it shows a new order, so that it is listening to the database. */
async function openLiveOrders(newPage: NewPage): Promise<{ page: Page; first: TestOrder }> {
  const page = await newPage();
  await countTones(page);
  await storeSession(page, seller);
  await page.goto("/profiili");
  await waitForHeading(page, "Tilaukset");
  // The page learns of this order only by listening to the database.
  const first = await newOrder();
  await card(page, first).waitFor();
  return { page, first };
}

/** The number of new orders in the page's title. */
const counted = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
const counts = (page: Page, count: number) => expect.poll(() => counted(page)).toBe(count);

test("a new order appears in the list without a reload, is heard, counted and announced ('orders first, with count of new ones')", async ({
  newPage,
}) => {
  const { page } = await openLiveOrders(newPage);
  await press(page.getByRole("button", { name: /^Tilaukset/ }));
  await press(page.getByRole("link", { name: "Tilinhallinta" }));
  await press(page.getByRole("switch", { name: "Äänimerkki uudesta tilauksesta" }));
  await expect.poll(() => tones(page)).toBe(2);
  await press(page.getByRole("button", { name: /^Tilinhallinta/ }));
  await press(page.getByRole("link", { name: /^Tilaukset/ }));
  await waitForHeading(page, "Tilaukset");
  const before = await counted(page);
  const order = await newOrder();
  await card(page, order).getByText("Uusi", { exact: true }).waitFor();
  await counts(page, before + 1);
  await expect.poll(() => tones(page)).toBe(4);
  await page.getByRole("status").getByText(`Uusi tilaus: ${order.number}`).waitFor();
  await expect(page.getByRole("article").first()).toContainText(order.number);
  await press(page.getByRole("button", { name: /^Tilaukset/ }));
  const section = page.getByRole("navigation", { name: "Profiilin osiot" }).getByRole("link");
  await section.getByText(`${before + 1} uutta`).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);

  await press(page.getByRole("button", { name: /^Tilaukset/ }));
  await press(page.getByRole("link", { name: order.number }));
  await waitForHeading(page, order.number);
  await counts(page, before);
});

test("when the live connection fails, the list stays and a reload loads new orders", async ({ newPage }) => {
  const page = await newPage();
  await storeSession(page, seller);
  await page.route("**/__/firebase/init.json", (route) => route.abort());
  const before = await newOrder();
  await page.goto("/profiili");
  await card(page, before).waitFor();
  await page.title().then((title) => expect(title).toMatch(/^\(\d+\) /));
  const order = await newOrder();
  await page.reload();
  await card(page, order).waitFor();
});

test("leaving the profile or logging out closes the live connection", async ({ newPage }) => {
  const { page } = await openLiveOrders(newPage);
  await press(page.getByRole("link", { name: /^Ostoskori/ }).first());
  await waitForHeading(page, "Ostoskori");
  // The count stays, without a live connection.
  await expect.poll(() => page.title()).toMatch(/^\(/);
  await page.goto("/profiili");
  const listening = page.waitForRequest(/\/Listen\/channel/);
  await listening;
  await pressLogOut(page);
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  let requests = 0;
  page.on("request", (request) => {
    if (/\/Listen\/channel|accounts:/.test(request.url())) requests += 1;
  });
  await newOrder();
  await press(page.getByRole("link", { name: "Halkopiha, etusivulle" }));
  await waitForHeading(page, "Polttopuut suoraan tekijältä");
  await press(page.getByRole("link", { name: /^Ostoskori/ }).first());
  await waitForHeading(page, "Ostoskori");
  expect(requests).toBe(0);
});
