import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { passUndoTime } from "../support/browser/undo.ts";
import { newOrder, readStatus, removeOrders } from "../support/market/orders.ts";
import { expect, test } from "../support/test.ts";

test.afterAll(removeOrders);

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Valitse myyjä" });

test("§2 an admin finds a seller's orders by the seller's name, and all of them again", {
  tag: ["@s2-admin-18", "@s2-admin-25"],
}, async ({ openPanel }) => {
  const page = await openPanel("tilaukset", "desk");
  await waitForHeading(page, "Hallinta Tilaukset");
  await press(button(page, "Valitse myyjä"));
  await dialog(page)
    .getByLabel(/^Myyjän nimi/)
    .fill("eisellaista");
  await press(dialog(page).getByRole("button", { name: "Hae" }));
  await waitForText(dialog(page), "Myyjää ei löytynyt. Tarkista kirjoitusasu.");
  await dialog(page)
    .getByLabel(/^Myyjän nimi/)
    .fill("halkomestarin");
  await press(dialog(page).getByRole("button", { name: "Hae" }));
  await press(dialog(page).getByRole("button", { name: /^Halkomestarin Puu Oy/ }));
  await page.waitForURL(/userid=halkomestari/);
  await button(page, "Myyjä: Halkomestarin Puu Oy").waitFor();
  const others = cards(page).filter({ hasNotText: "Myyjä: Halkomestarin Puu Oy" });
  await expect(others).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  await expectNoHorizontalScroll(page);
  await press(page.getByRole("link", { name: /^Toimitettu/ }));
  await page.waitForURL(/status=delivered/);
  expect(page.url()).toContain("userid=halkomestari");
  await press(button(page, "Poista rajaukset"));
  await button(page, "Valitse myyjä").waitFor();
  await page.waitForURL(({ search }) => search === "?status=delivered");
});

test("§4 an admin advances an order one status at a time", {
  tag: ["@s1-15", "@s2-admin-24", "@s6-30"],
}, async ({ openPanel }) => {
  const order = await newOrder();
  const page = await openPanel("tilaukset?userid=mokkiklapi", "desk");
  // The link covers the whole card, and the card shows the focus outline instead of the link.
  await page.getByRole("link", { name: order.number }).press("Enter");
  await waitForHeading(page, order.number);
  await page.clock.install();
  await press(button(page, "Ota käsittelyyn"));
  await page.getByRole("button", { name: /^(Lähetä toimitukseen|Valmis noudettavaksi)$/ }).waitFor();
  await passUndoTime(page);
  await expect.poll(() => readStatus(order)).toBe("in progress");
  await press(page.getByRole("link", { name: "Takaisin", exact: true }));
  await waitForHeading(page, "Hallinta Tilaukset");
});
