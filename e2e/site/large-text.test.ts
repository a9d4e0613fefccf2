import type { Page } from "@playwright/test";
import { check, press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { addToCart, fillAddress } from "../support/market/buyer.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** Size of the root's text in pixels, as base.css sets it at the usual settings of a browser. */
const usualSize = 17;

/** Doubles the text size as the settings of a phone do: unlike zoom, it leaves the widths in pixels, and media queries in `em` follow it. */
async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/** Expects that the page, and whatever scrolls in its dialog, is not wider than the phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(`${2 * usualSize}px`);
  await expectNoHorizontalScroll(page);
  const scrollers = await page
    .getByRole("dialog")
    .locator("*")
    .evaluateAll((elements) =>
      elements
        .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
  expect(scrollers).toEqual([]);
}

test("WCAG 1.4.4: with text at 200 % a phone shows the pages of a buyer without scrolling sideways, up to the order", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await doubleTextSize(page);
  await addToCart(page, "halkomestari-koivu-33", "halkomestari-havut");
  for (const path of [
    "/",
    "/haku",
    "/haku?nayta=myyjat",
    "/haku?myyja=halkomestari",
    "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi",
    "/polttopuuinfo/polttopuun-ominaisuudet",
    "/kayttoehdot",
    "/ostoskori",
  ]) {
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.status()).toBe(200);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectFitsPhone(page);
  }
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await waitForHeading(page, "Yhteystiedot");
  await expectFitsPhone(page);
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await check(page.getByLabel("Haluan toimituksen"));
  await page.getByRole("group", { name: "Toimituksen hinta" }).waitFor();
  await expectFitsPhone(page);
  await press(page.getByRole("button", { name: "Vahvista", exact: true }));
  await waitForHeading(page, "Vahvistus");
  await expectFitsPhone(page);
});

test("WCAG 1.4.4: with text at 200 % a phone shows the seller's products and their form without scrolling sideways", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await doubleTextSize(page);
  await storeSession(page, await createSession("halkomestari", "Halkomestari1"));
  await page.goto("/profiili/polttopuut");
  await waitForHeading(page, "Profiili Polttopuut");
  await page.getByRole("table", { name: "Polttopuut" }).waitFor();
  await expectFitsPhone(page);
  await press(page.getByRole("button", { name: "Luo polttopuu" }).first());
  await page.getByRole("dialog").getByLabel("Kategoria").waitFor();
  await expectFitsPhone(page);
});
