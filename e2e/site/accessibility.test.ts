import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { addToCart } from "../support/market/buyer.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

// Tests of components check every page and dialog, in web/src/app: these check some as they are built, with the data of the market.

/** Opens a page and waits until the network is idle and the heading is visible. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    // Without animations, axe does not check half-transparent elements.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findAxeViolations(page), `${what} in the ${colorScheme} scheme`).toEqual([]);
  }
  await expectNoHorizontalScroll(page);
}

test("WCAG 2.2 AA: axe finds nothing on the pages of a buyer, from the front page to the cart", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await addToCart(page, "halkomestari-koivu-33");
  for (const path of ["/", "/haku?myyja=halkomestari", "/ostoskori"]) {
    await arrive(page, path);
    await expectAccessible(page, path);
  }
});

test("WCAG 2.2 AA: axe finds nothing in the profile of a seller, also when a dialog is open", async ({
  newPage,
}) => {
  const page = await newPage("desk");
  await storeSession(page, await createSession("halkomestari", "Halkomestari1"));
  await page.goto("/profiili");
  await waitForHeading(page, "Profiili Tilaukset");
  await expectAccessible(page, "the orders");
  await page.goto("/profiili/polttopuut");
  await waitForHeading(page, "Profiili Polttopuut");
  await press(page.getByRole("button", { name: "Luo polttopuu" }).first());
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, "the form of a product");
});
