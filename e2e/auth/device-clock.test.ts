import { press } from "../support/browser/keyboard.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { addToCart } from "../support/market/buyer.ts";
import { createSession, logInAs, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const weeks = 7 * 24 * 3_600_000;

for (const [where, offset] of [
  ["ahead", 5 * weeks],
  ["behind", -5 * weeks],
] as const) {
  test(`a login works on a device whose clock is five weeks ${where}, and lasts over a reload`, async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.clock.install({ time: Date.now() + offset });
    await logInAs(page, "mokkiklapi", "Mokkiklapi1");
    await waitForHeading(page, "Tilaukset");
    await page.reload();
    await waitForHeading(page, "Tilaukset");
    await page.goto("/haku");
    await page.goto("/profiili/polttopuut");
    await waitForHeading(page, "Polttopuut");
    expect(new URL(page.url()).pathname).toBe("/profiili/polttopuut");
  });

  test(`a clock that goes wrong by five weeks ${where} ends no session, and loses no cart`, async ({
    newPage,
  }) => {
    const page = await newPage();
    await addToCart(page, "halkomestari-koivu-33");
    await storeSession(page, await createSession("mokkiklapi", "Mokkiklapi1"));
    await page.goto("/profiili");
    await waitForHeading(page, "Tilaukset");
    await page.clock.install({ time: Date.now() + offset });
    await page.reload();
    await waitForHeading(page, "Tilaukset");
    await press(page.getByRole("link", { name: /^Ostoskori/ }).first());
    await waitForHeading(page, "Ostoskori");
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  });
}
