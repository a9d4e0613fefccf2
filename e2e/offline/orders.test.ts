import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { type Size, screens } from "../support/chromium.ts";
import { press, pressTwice } from "../support/keyboard.ts";
import {
  dropResponse,
  expectNoHorizontalScroll,
  goOffline,
  goOnline,
  waitForServiceWorker,
} from "../support/offline.ts";
import {
  advanceAsAdmin,
  newOrder,
  readStatus,
  removeOrders,
  type TestOrder,
  watchStatusChanges,
} from "../support/orders.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, type NewPage, test } from "../support/test.ts";

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
async function openSellerPage(newPage: NewPage, size: Size = "phone"): Promise<Page> {
  const page = await newPage(size);
  await storeSession(page, seller);
  await page.goto("/profiili");
  await waitForServiceWorker(page);
  // Only responses that pass through the service worker are cached, so load the page again under its control.
  await page.reload();
  await waitForHeading(page, "Tilaukset");
  return page;
}

async function open(page: Page, order: TestOrder): Promise<void> {
  await press(page.getByRole("link", { name: order.number }));
  await waitForHeading(page, order.number);
}

async function step(page: Page, status: string): Promise<void> {
  await press(button(page, `Siirrä tilaan ${status}`));
  await expectFigures(page.getByRole("article"), { Tila: status });
}

async function fiveOrders(): Promise<[TestOrder, TestOrder, TestOrder, TestOrder, TestOrder]> {
  return [await newOrder(), await newOrder(), await newOrder(), await newOrder(), await newOrder()];
}

for (const size of screens) {
  test(`§4 orders advanced offline are shown as pending and arrive once and in order, at a ${size} (Offline: ''Siirrä tilaan …' is queued')`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const [, , third, fourth] = await fiveOrders();
    const page = await openSellerPage(newPage, size);
    await goOffline(page);

    await open(page, third);
    await page.getByText(/^Tallennettu \d{1,2}\.\d\d$/).waitFor();
    await step(page, "Käsittelyssä");
    await waitForText(
      page,
      `Tilaus ${third.number}: siirto tilaan Käsittelyssä on tallessa ja lähetetään, kun verkkoyhteys toimii.`,
    );
    await waitForText(page, "Odottaa lähetystä");
    await press(page.getByRole("link", { name: "Takaisin" }));
    await open(page, fourth);
    await step(page, "Käsittelyssä");
    await page.reload();
    await expectFigures(page.getByRole("article"), { Tila: "Käsittelyssä" });
    await page.goBack();
    await card(page, third).getByText("Odottaa lähetystä").waitFor();
    await open(page, third);
    await step(page, "Toimituksessa");
    await waitForText(page, "3 muutosta odottaa lähetystä");
    await expectNoHorizontalScroll(page);

    const steps = watchStatusChanges(page);
    await goOnline(page);
    await allIsSent(page);
    expect(steps).toEqual([`${third.id} in progress`, `${fourth.id} in progress`, `${third.id} in delivery`]);
    await expect.poll(() => readStatus(third)).toBe("in delivery");
    await expect.poll(() => readStatus(fourth)).toBe("in progress");
    await expectFigures(page.getByRole("article"), { Tila: "Toimituksessa" });
    await page.reload();
    await expectFigures(page.getByRole("article"), { Tila: "Toimituksessa" });
    expect(steps).toHaveLength(3);
  });
}

test("§4 an order advanced by an admin meanwhile is reported with its number and keeps the admin's status (Offline: 'a conflict is told, never lost')", async ({
  newPage,
}) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage);
  await goOffline(page);
  await open(page, order);
  await step(page, "Käsittelyssä");
  await advanceAsAdmin(order, "in progress", "in delivery");
  await goOnline(page);
  await waitForText(
    page,
    `Tilaus ${order.number} oli jo siirretty tilaan Toimituksessa. Siirtoasi tilaan Käsittelyssä ei tehty.`,
  );
  await expectFigures(page.getByRole("article"), { Tila: "Toimituksessa" });
  await expect.poll(() => readStatus(order)).toBe("in delivery");
});

test("§4 online, too, an order advanced by an admin is reported with its number", async ({ newPage }) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage);
  await page.route("**/__/firebase/init.json", (route) => route.abort());
  await page.reload();
  await open(page, order);
  await advanceAsAdmin(order, "in progress", "in delivery");
  await press(button(page, "Siirrä tilaan Käsittelyssä"));
  await waitForText(page, `Tilaus ${order.number}: Tilauksen tila on jo muuttunut.`);
  await expectFigures(page.getByRole("article"), { Tila: "Toimituksessa" });
});

test("a lost response advances an order once", async ({ newPage }) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage);
  await open(page, order);
  const letThrough = await dropResponse(page, "**/edit");
  const steps = watchStatusChanges(page);
  await step(page, "Käsittelyssä");
  await waitForText(page, "1 muutos odottaa lähetystä");
  letThrough();
  await allIsSent(page);
  expect(steps).toEqual([`${order.id} in progress`, `${order.id} in progress`]);
  await expect.poll(() => readStatus(order)).toBe("in progress");
  await button(page, "Siirrä tilaan Toimituksessa").waitFor();
});

test("a list filtered by status is shown offline from the cached list (Offline: 'last list … readable')", async ({
  newPage,
}) => {
  const [first, second] = await fiveOrders();
  await advanceAsAdmin(second, "in progress");
  const page = await openSellerPage(newPage);
  await goOffline(page);
  await page.getByLabel("Tila", { exact: true }).selectOption({ label: "Käsittelyssä" });
  await card(page, second).waitFor();
  await card(page, first).waitFor({ state: "detached" });
  await page.getByText(/^Tallennettu \d{1,2}\.\d\d$/).waitFor();
});

test("another user on the same device never sees the cached orders (Offline: 'seller's orders')", async ({
  newPage,
}) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage);
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

test("two quick taps advance an order by one status, online and offline", async ({ newPage }) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage);
  await open(page, order);
  const steps = watchStatusChanges(page);
  await pressTwice(button(page, "Siirrä tilaan Käsittelyssä"));
  await button(page, "Siirrä tilaan Toimituksessa").waitFor();
  await expect(button(page, /^Siirrä tilaan/)).not.toHaveAttribute("aria-busy");
  expect(steps).toEqual([`${order.id} in progress`]);
  await goOffline(page);
  await pressTwice(button(page, "Siirrä tilaan Toimituksessa"));
  await waitForText(page, "1 muutos odottaa lähetystä");
  await expectFigures(page.getByRole("article"), { Tila: "Toimituksessa" });
});

test("§2 the buyer is called and found with one tap, and the next state lies under the thumb", async ({
  newPage,
}) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage);
  await open(page, order);
  const call = page.getByRole("link", { name: "Soita ostajalle" });
  const way = page.getByRole("link", { name: "Reittiohje" });
  await expect.poll(() => call.getAttribute("href")).toMatch(/^tel:\+?\d{6,}$/);
  const goal = new URL((await way.getAttribute("href")) ?? "");
  expect(goal.searchParams.get("destination")).toMatch(/^Niittytie 53, 35160 /);
  const next = button(page, "Siirrä tilaan Käsittelyssä");
  for (const large of [call, way, next]) {
    expect((await large.boundingBox())?.height).toBeGreaterThanOrEqual(54);
  }
  const place = await next.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(844 - 40);
  await press(page.getByRole("link", { name: "Takaisin" }));
  await waitForHeading(page, "Tilaukset");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on a pending order, in the ${colorScheme} scheme`, async ({ newPage }) => {
    const order = await newOrder();
    const page = await openSellerPage(newPage);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await goOffline(page);
    await open(page, order);
    await step(page, "Käsittelyssä");
    await waitForText(page, "1 muutos odottaa lähetystä");
    expect(await findAxeViolations(page)).toEqual([]);
    await press(page.getByRole("link", { name: "Takaisin" }));
    await waitForHeading(page, "Tilaukset");
    expect(await findAxeViolations(page)).toEqual([]);
  });
}
