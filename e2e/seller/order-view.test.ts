import type { Page } from "@playwright/test";
import { type Size, screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { advanceAsAdmin, newOrder, removeOrders } from "../support/orders.ts";
import { expectFigures, readFigures, waitForHeading } from "../support/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, type NewPage, test } from "../support/test.ts";

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
test.afterEach(removeOrders);

async function openSellerPage(newPage: NewPage, path: string, size: Size = "phone"): Promise<Page> {
  const page = await newPage(size);
  await storeSession(page, seller);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

for (const size of screens) {
  test(`§2 an order opened from another section replaces it and is fetched, and Back leads to the list, at a ${size}`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const order = await newOrder();
    const page = await openSellerPage(newPage, "/profiili/polttopuut", size);
    await waitForHeading(page, "Polttopuut");
    const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/api/orders/${order.id}`));
    if (size === "phone") await press(page.getByRole("button", { name: "Polttopuut", exact: true }));
    const sections = page.getByRole("navigation", { name: "Profiilin osiot" });
    await press(sections.getByRole("link", { name: /^Tilaukset/ }));
    await press(page.getByRole("link", { name: order.number }));
    expect((await fetched).status()).toBe(200);
    await waitForHeading(page, order.number);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText("Luo polttopuu")).toHaveCount(0);
    await press(page.getByRole("link", { name: "Takaisin" }));
    await waitForHeading(page, "Tilaukset");
    await page.goBack();
    await waitForHeading(page, order.number);
  });
}

for (const size of screens) {
  test(`§4 an order whose status is not known reads Toimitettu in the list and the view, and has no button, at a ${size}`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const order = await newOrder();
    await database.collection("orders").doc(order.id).update({ status: "shipped by pigeon" });
    const page = await openSellerPage(newPage, "/profiili", size);
    const card = page.getByRole("listitem").filter({ hasText: order.number });
    await card.getByText("Toimitettu", { exact: true }).waitFor();
    await press(page.getByRole("link", { name: order.number }));
    await waitForHeading(page, order.number);
    await page.getByText("Toimitettu", { exact: true }).first().waitFor();
    await expect(page.getByRole("button", { name: /^Siirrä tilaan/ })).toHaveCount(0);
  });
}

test("§2 the colour of an order's header follows its state", async ({ newPage }) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage, `/profiili/tilaukset/${order.id}`);
  const sheet = page.getByRole("article");
  const colour = () => sheet.locator("header").evaluate((header) => getComputedStyle(header).backgroundColor);
  const colours = new Set([await colour()]);
  for (const [status, label] of [
    ["in progress", "Käsittelyssä"],
    ["in delivery", "Toimituksessa"],
    ["delivered", "Toimitettu"],
  ] as const) {
    await advanceAsAdmin(order, status);
    await expectFigures(sheet, { Tila: label });
    colours.add(await colour());
  }
  expect(colours.size).toBe(4);
});

test("§2 an order's totals name the tax 'Alv 25,5%', and the whole fits a screen of 320 px", async ({
  newPage,
}) => {
  const order = await newOrder({ items: 5 });
  const page = await openSellerPage(newPage, `/profiili/tilaukset/${order.id}`);
  await expect
    .poll(async () => Object.keys(await readFigures(page.getByRole("article"))))
    .toEqual(["Tila", "Tilattu", "Päivitetty", "Veroton hinta", "Alv 25,5%", "Yhteensä"]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await press(page.getByRole("link", { name: "Takaisin" }));
  await waitForHeading(page, "Tilaukset");
  await expectNoHorizontalScroll(page);
});
