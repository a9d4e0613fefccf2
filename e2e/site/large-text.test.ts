import type { Page } from "@playwright/test";
import { addToCart, fillAddress } from "../support/buyer.ts";
import { check, press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading } from "../support/screen.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** Doubles the text size as the settings of a phone do: unlike zoom, it leaves the widths in pixels, and media queries in `em` follow it. */
async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
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
    "/tuote/halkomestari~koivu~33-polttopuu-koivu-orivesi",
    "/polttopuuinfo/polttopuun-ominaisuudet",
    "/kayttoehdot",
    "/ostoskori",
  ]) {
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect(response?.status()).toBe(200);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expectNoHorizontalScroll(page);
  }
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await waitForHeading(page, "Yhteystiedot");
  await expectNoHorizontalScroll(page);
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await check(page.getByLabel("Haluan toimituksen"));
  await page.getByRole("group", { name: "Toimituksen hinta" }).waitFor();
  await expectNoHorizontalScroll(page);
  await press(page.getByRole("button", { name: "Vahvista", exact: true }));
  await waitForHeading(page, "Vahvistus");
  await expectNoHorizontalScroll(page);
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
  await expectNoHorizontalScroll(page);
  await press(page.getByRole("button", { name: "Luo polttopuu" }).first());
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const isTooWide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isTooWide).toBe(false);
});
