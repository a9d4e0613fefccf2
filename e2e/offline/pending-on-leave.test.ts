import type { Page } from "@playwright/test";
import { press } from "../support/keyboard.ts";
import { readServerState } from "../support/offline.ts";
import { addToCart, favoriteButton, findProducts, sellerPage } from "../support/seller-products.ts";
import { expect, test } from "../support/test.ts";

/** Holds the next mutation of a list, before the request reaches the server or before its response; returns whether it is held. */
async function hangNext(page: Page, address: string, where: "request" | "answer"): Promise<() => boolean> {
  let hangs = false;
  let isNext = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST" || !isNext) return route.fallback();
    isNext = false;
    if (where === "answer") await route.fetch();
    hangs = true;
  });
  return () => hangs;
}

for (const where of ["request", "answer"] as const) {
  test(`§4 a favourite and a cart item whose ${where} is pending when the page is left are stored exactly once`, async ({
    newPage,
  }) => {
    const [birch] = await findProducts();
    const page = await newPage();
    await page.goto(sellerPage);

    const heartHangs = await hangNext(page, "**/api/favorites", where);
    await press(favoriteButton(page, birch));
    await expect.poll(heartHangs).toBe(true);
    await page.reload();
    await expect(favoriteButton(page, birch)).toHaveAttribute("aria-pressed", "true");

    const cartHangs = await hangNext(page, "**/api/cart", where);
    await addToCart(page, birch);
    await expect.poll(cartHangs).toBe(true);
    await page.reload();
    await page.getByRole("link", { name: /Ostoskori: 1 kpl/ }).waitFor();
    await expect
      .poll(() => readServerState(page))
      .toEqual({ cart: { [birch.id]: 1 }, favorites: [birch.id] });
  });
}

test("§4 a favourite queued behind another one when the page is left is stored", async ({ newPage }) => {
  const [first, second] = await findProducts();
  const page = await newPage();
  await page.goto(sellerPage);
  const isHanging = await hangNext(page, "**/api/favorites", "request");
  await press(favoriteButton(page, first));
  await expect.poll(isHanging).toBe(true);
  await press(favoriteButton(page, second));
  await expect(favoriteButton(page, second)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  for (const one of [first, second]) {
    await expect(favoriteButton(page, one)).toHaveAttribute("aria-pressed", "true");
  }
  await expect.poll(() => readServerState(page)).toEqual({ cart: {}, favorites: [second.id, first.id] });
});
