import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { newOrder, removeOrders } from "../support/market/orders.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
});
test.afterEach(removeOrders);

/** The numbers of the shown orders. */
const numbers = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();
const chip = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Tila", exact: true }).getByRole("link", { name });

test("a seller sees the open orders first, and an order leads back to the list where it was left", async ({
  newPage,
}) => {
  for (let made = 0; made < 26; made += 1) await newOrder();
  const page = await newPage("desk");
  await storeSession(page, seller);
  await page.goto("/profiili");
  await waitForHeading(page, "Tilaukset");
  const card = page.getByRole("article").first();
  await expect(card).toBeInViewport({ ratio: 0.5 });
  await expect(chip(page, /^Avoimet \d+$/)).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article").getByText("Toimitettu")).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);

  await press(chip(page, /^Vastaanotettu \d+$/));
  await page.waitForURL(/status=recieved/);
  await press(page.getByRole("button", { name: "Näytä lisää" }));
  await expect.poll(async () => (await numbers(page)).length).toBeGreaterThan(24);
  const before = await numbers(page);
  const last = page.getByRole("link", { name: before.at(-1) ?? "" });
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await press(last);
  await waitForHeading(page, before.at(-1) ?? "");
  await press(page.getByRole("link", { name: "Takaisin", exact: true }));
  await waitForHeading(page, "Tilaukset");
  expect(await numbers(page)).toEqual(before);
  expect(page.url()).toContain("status=recieved");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled / 2);
});

test("a seller finds an order by the end of its number, and by its buyer, who is not in the URL", async ({
  newPage,
}) => {
  const page = await newPage();
  await storeSession(page, await createSession("halkomestari", "Halkomestari1"));
  await page.goto("/profiili?status=all");
  const first = page.getByRole("article").first();
  const number = await first.getByRole("heading").innerText();
  const buyer = await first.locator("address strong").innerText();
  const field = page.getByLabel("Tilaus tai ostaja");
  for (const text of [number.slice(-5), buyer]) {
    const before = page.url();
    await field.fill(text);
    await press(page.getByRole("button", { name: "Hae", exact: true }));
    await page.waitForURL((url) => url.href !== before && url.searchParams.has("haku"));
    await expect.poll(() => numbers(page)).toContain(number);
    expect(decodeURIComponent(page.url())).not.toContain(text);
  }
  await page.reload();
  await expect(field).toHaveValue(buyer);
  await expect.poll(() => numbers(page)).toContain(number);
});
