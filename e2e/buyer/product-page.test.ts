import { deleteProduct } from "@halkopiha/domain/contract/shop/products.ts";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { createListing, newBirch, newSeller, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

const search = "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi";
const title = "Polttopuu, koivu";
const cardTitle = (page: Page) => page.getByRole("article").getByRole("link", { name: title, exact: true });
const getPathname = (page: Page) => new URL(page.url()).pathname;

useNewSellers();

test("a card leads to the product's page and from there to the cart, and Back to the card", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await page.goto(search);
  const link = cardTitle(page).first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await press(link);
  await waitForHeading(page, title);
  expect(getPathname(page)).toMatch(/^\/tuote\/[\w~]+-polttopuu-koivu-[a-z-]+$/);
  await page.getByRole("region", { name: "Toimitus" }).scrollIntoViewIfNeeded();
  await waitForText(page, "Toimittaako minulle?");
  await expectNoHorizontalScroll(page);
  await press(page.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu/ }).first());
  await waitForText(page, "Tuote onnistuneesti lisätty ostoskoriin!");
  await page.goBack();
  await expect(cardTitle(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goto("/ostoskori");
  await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
});

test("a shared link opens the product for a friend, also with an old slug and after a reload", async ({
  newPage,
}) => {
  const sender = await newPage("desk");
  await sender.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await sender.goto(search);
  await press(cardTitle(sender).first());
  await waitForHeading(sender, title);
  const pathname = getPathname(sender);
  await press(sender.getByRole("button", { name: `Jaa: ${title}` }));
  await waitForText(sender, "Linkki kopioitu.");
  const shared = new URL(await sender.evaluate(() => navigator.clipboard.readText()));
  expect(shared.pathname + shared.search).toBe(pathname);

  const friend = await newPage("desk");
  await friend.goto(pathname);
  await waitForHeading(friend, title);
  await friend.reload();
  await waitForHeading(friend, title);
  await friend.goto(`${pathname.split("-")[0]}-vanha-nimi?lahde=ryhma`);
  await waitForHeading(friend, title);
  await expect.poll(() => getPathname(friend)).toBe(pathname);
  await press(friend.getByRole("region", { name: "Myyjä" }).getByRole("link").first());
  await expect.poll(() => getPathname(friend)).toMatch(/^\/myyja\/[\w~]+-/);
  await friend.reload();
  await expect(friend.getByRole("list", { name: "Yhteystiedot" })).toBeVisible();
});

test("the title of the seller's dialog leads to the page of the seller", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?myyja=halkomestari");
  await press(page.getByRole("dialog").getByRole("link", { name: "Halkomestarin Puu Oy" }));
  await waitForHeading(page, "Halkomestarin Puu Oy");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the address of a deleted product says that the listing has ended", async ({ newPage }) => {
  const seller = await newSeller();
  const id = await createListing(seller, newBirch);
  await callApi(deleteProduct, { params: { id }, token: seller.token });
  const page = await newPage();
  const response = await page.goto(`/tuote/${id}-polttopuu-koivu-tampere`);
  expect(response?.status()).toBe(410);
  await waitForHeading(page, "Ilmoitus on päättynyt");
  await expect(page.getByRole("region", { name: "Samanlaisia" }).getByRole("article").first()).toBeVisible();
});

test("an address that never led to a product or a seller is not found, and not cached", async ({
  newPage,
}) => {
  const page = await newPage();
  for (const [path, title] of [
    ["/tuote/eiole-polttopuu-koivu-orivesi", "Ilmoitusta ei löytynyt"],
    ["/myyja/eiole-puu-oy-orivesi", "Myyjää ei löytynyt"],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    await waitForHeading(page, title);
  }
});
