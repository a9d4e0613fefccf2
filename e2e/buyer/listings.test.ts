import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const chips = (page: Page) => page.getByRole("navigation", { name: "Järjestys" });
const chip = (page: Page, name: string) => chips(page).getByRole("link", { name, exact: true });
const cards = (page: Page) => page.getByRole("region", { name: "Ilmoitukset" }).getByRole("article");
const current = (page: Page) => chips(page).locator('[aria-current="true"]').innerText();

test("§2 keeps the order over reload and Back, and can be shared", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/ilmoitukset");
  await waitForHeading(page, "Polttopuuilmoitukset");
  await expect.poll(() => current(page)).toBe("Uusimmat");
  await press(chip(page, "Halvimmat"));
  await expect.poll(() => current(page)).toBe("Halvimmat");
  await page.reload();
  await expect.poll(() => current(page)).toBe("Halvimmat");
  await cards(page).first().waitFor();
  await page.goBack();
  await expect.poll(() => current(page)).toBe("Uusimmat");
  await expectNoHorizontalScroll(page);
});
