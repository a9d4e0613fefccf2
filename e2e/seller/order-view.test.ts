import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { type Size, screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { advanceAsAdmin, newOrder, removeOrders } from "../support/orders.ts";
import { expectFigures, readFigures, waitForHeading } from "../support/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";

useBrowser();

let seller: Session;
beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
afterEach(removeOrders);

async function sellersPage(path: string, size: Size = "phone"): Promise<Page> {
  const page = await newPage(size);
  await storeSession(page, seller);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

test.each(screens)(
  "§2 an order opened from another section replaces it and is fetched, and Back leads to the list, at a %s",
  async (size) => {
    const order = await newOrder();
    const page = await sellersPage("/profiili/polttopuut", size);
    await waitForHeading(page, "Polttopuut");
    const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/api/orders/${order.id}`));
    if (size === "phone") await page.getByRole("button", { name: "Polttopuut", exact: true }).click();
    const sections = page.getByRole("navigation", { name: "Profiilin osiot" });
    await sections.getByRole("link", { name: /^Tilaukset/ }).click();
    await page.getByRole("link", { name: order.number }).click();
    expect((await fetched).status()).toBe(200);
    await waitForHeading(page, order.number);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.getByText("Luo polttopuu").count()).toBe(0);
    await page.getByRole("link", { name: "Takaisin" }).click();
    await waitForHeading(page, "Tilaukset");
    await page.goBack();
    await waitForHeading(page, order.number);
  },
);

test.each(screens)(
  "§4 an order whose status is not known reads Toimitettu in the list and the view, and has no button, at a %s",
  async (size) => {
    const order = await newOrder();
    await database.collection("orders").doc(order.id).update({ status: "shipped by pigeon" });
    const page = await sellersPage("/profiili", size);
    const card = page.getByRole("listitem").filter({ hasText: order.number });
    await card.getByText("Toimitettu", { exact: true }).waitFor();
    await page.getByRole("link", { name: order.number }).click();
    await waitForHeading(page, order.number);
    await page.getByText("Toimitettu", { exact: true }).first().waitFor();
    expect(await page.getByRole("button", { name: /^Siirrä tilaan/ }).count()).toBe(0);
  },
);

test("§2 the colour of an order's header follows its state", async () => {
  const order = await newOrder();
  const page = await sellersPage(`/profiili/tilaukset/${order.id}`);
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

test("§2 an order's totals name the tax 'Alv 25,5%', and the whole fits a screen of 320 px", async () => {
  const order = await newOrder({ items: 5 });
  const page = await sellersPage(`/profiili/tilaukset/${order.id}`);
  await expect
    .poll(async () => Object.keys(await readFigures(page.getByRole("article"))))
    .toEqual(["Tila", "Tilattu", "Päivitetty", "Veroton hinta", "Alv 25,5%", "Yhteensä"]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.getByRole("link", { name: "Takaisin" }).click();
  await waitForHeading(page, "Tilaukset");
  await expectNoHorizontalScroll(page);
});
