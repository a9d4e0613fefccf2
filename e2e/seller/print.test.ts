import { screens } from "../support/browser/chromium.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { countSheets } from "../support/browser/sheets.ts";
import { newOrder, removeOrders } from "../support/market/orders.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test.afterEach(removeOrders);

for (const size of screens) {
  test(`§2 an order of five rows prints on one A4 under a letterhead, from a ${size}`, {
    tag: [`@${size}`, "@s2-order-1"],
  }, async ({ newPage }) => {
    const order = await newOrder({ items: 5 });
    const page = await newPage(size);
    await storeSession(page, await createSession("mokkiklapi", "Mokkiklapi1"));
    await page.goto(`/profiili/tilaukset/${order.id}`);
    await waitForHeading(page, order.number);
    await expect.poll(() => countSheets(page)).toBe(1);

    await page.emulateMedia({ media: "print" });
    const seen = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).count();
    for (const printed of ["Halkopiha", "Tilausvahvistus", "Ostaja", "Myyjä", "Alv 25,5%", "Ehdot"]) {
      await expect.poll(() => seen(printed), { message: printed }).toBeGreaterThan(0);
    }
    for (const left of ["Takaisin", "Tulosta", "Soita", "Ota käsittelyyn", "Valikko"]) {
      await expect.poll(() => seen(left), { message: left }).toBe(0);
    }
  });
}
