import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { addToCart, fillAddress } from "../support/market/buyer.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("§2, §4 every step stays over a reload, and over Back and Forward", {
  tag: ["@s2-cart-6", "@s2-cart-14", "@s3-56", "@s3-60", "@s4-36", "@s4-42"],
}, async ({ newPage }) => {
  const page = await newPage();
  await addToCart(page, "halkomestari-koivu-33");
  await page.goto("/ostoskori");
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  const stays = async (heading: string) => {
    await waitForHeading(page, heading);
    await page.reload();
    await waitForHeading(page, heading);
    await page.goto("/polttopuuinfo");
    await page.goBack();
    await waitForHeading(page, heading);
  };
  await stays("Ostoskori");
  await press(button(page, "Jatka"));
  await stays("Yhteystiedot");
  await fillAddress(page);
  await stays("Toimitus");
  await press(button(page, "Vahvista maksullinen tilaus"));
  await waitForHeading(page, "Vahvistus");
  const number = page.getByRole("heading", { level: 2, name: /^HP-\d{6}-/ });
  const ordered = await number.innerText();
  await stays("Vahvistus");
  await expect(number).toHaveText(ordered);
  await press(button(page, "Uusi Tilaus"));
  await waitForHeading(page, "Ostoskori");
  await waitForText(page, "Ostoskorisi on tyhjä.");
  await expect(button(page, "Jatka")).toBeDisabled();
  await expectNoHorizontalScroll(page);
});
