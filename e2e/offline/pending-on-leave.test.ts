import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { readServerState } from "../support/browser/offline.ts";
import { addToCart, favoriteButton, findProducts, sellerPage } from "../support/market/seller-products.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Holds the response to the next mutation of a list, which the server gets; returns whether it is held. */
async function hangNext(page: Page, address: string): Promise<() => boolean> {
  let hangs = false;
  let isNext = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST" || !isNext) return route.fallback();
    isNext = false;
    await route.fetch();
    hangs = true;
  });
  return () => hangs;
}

test("§4 a favourite and a cart item whose response is pending when the page is left are stored exactly once", async ({
  newPage,
}) => {
  const [birch] = await findProducts();
  const page = await newPage();
  await page.goto(sellerPage);

  const heartHangs = await hangNext(page, "**/api/favorites");
  await press(favoriteButton(page, birch));
  await expect.poll(heartHangs).toBe(true);
  await page.reload();
  await expect(favoriteButton(page, birch)).toHaveAttribute("aria-pressed", "true");

  const cartHangs = await hangNext(page, "**/api/cart");
  await addToCart(page, birch);
  await expect.poll(cartHangs).toBe(true);
  await page.reload();
  await page.getByRole("link", { name: /Ostoskori: 1 / }).waitFor();
  await expect.poll(() => readServerState(page)).toEqual({ cart: { [birch.id]: 1 }, favorites: [birch.id] });
});
