import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { newOrder, removeOrders } from "../support/market/orders.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, type NewPage, test } from "../support/test.ts";

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
test.afterEach(removeOrders);

async function openSellerPage(newPage: NewPage, path: string): Promise<Page> {
  const page = await newPage();
  await storeSession(page, seller);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

test("§2 an order opened from another section replaces it and is fetched, and Back leads to the list", {
  tag: ["@s2-order-8", "@s2-order-11", "@s2-order-12"],
}, async ({ newPage }) => {
  const order = await newOrder();
  const page = await openSellerPage(newPage, "/profiili/polttopuut");
  await waitForHeading(page, "Polttopuut");
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/api/orders/${order.id}`));
  await press(page.getByRole("button", { name: "Polttopuut", exact: true }));
  const sections = page.getByRole("navigation", { name: "Profiilin osiot" });
  await press(sections.getByRole("link", { name: /^Tilaukset/ }));
  await press(page.getByRole("link", { name: order.number }));
  expect((await fetched).status()).toBe(200);
  await waitForHeading(page, order.number);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("Luo polttopuu")).toHaveCount(0);
  await press(page.getByRole("link", { name: "Takaisin", exact: true }));
  await waitForHeading(page, "Tilaukset");
  await page.goForward();
  await waitForHeading(page, order.number);
});
