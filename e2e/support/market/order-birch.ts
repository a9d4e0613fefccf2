import type { Page } from "@playwright/test";
import { press } from "../browser/keyboard.ts";
import { waitForHeading, waitForText } from "../browser/screen.ts";
import { addToCart, fillAddress } from "./buyer.ts";

/** Orders birch, and one unit of each of these products. @returns the path of the order's page as the confirmation links to it */
export async function orderBirch(page: Page, ...others: string[]): Promise<string> {
  await addToCart(page, "halkomestari-koivu-33", ...others);
  await page.goto("/ostoskori");
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await waitForText(page, "Maksat suoraan myyjälle");
  await press(page.getByRole("button", { name: "Vahvista maksullinen tilaus", exact: true }));
  await waitForHeading(page, "Vahvistus");
  const link = page.getByRole("link", { name: /^Avaa tilaus HP-/ });
  return (await link.getAttribute("href")) ?? "";
}
