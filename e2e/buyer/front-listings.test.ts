import type { Page } from "@playwright/test";
import { holdRequests } from "../support/browser/hold-requests.ts";
import { press } from "../support/browser/keyboard.ts";
import { readShift } from "../support/browser/layout-shift.ts";
import { expectNoHorizontalScroll, goOffline, openWithServiceWorker } from "../support/browser/offline.ts";
import { scrollTo, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const title = "Uusimmat polttopuuilmoitukset";
const listings = (page: Page) => page.getByRole("region", { name: title }).getByRole("article");

test("a buyer finds the newest listings on the front page, puts one into the cart and looks at all", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await page.goto("/");
  await scrollTo(page, title);
  await expect(listings(page)).toHaveCount(8);
  await expectNoHorizontalScroll(page);
  const titles = await listings(page).getByRole("heading").allTextContents();

  await press(
    listings(page)
      .first()
      .getByRole("button", { name: /^Lisää ostoskoriin/ }),
  );
  await waitForText(page, "Tuote onnistuneesti lisätty ostoskoriin!");

  await press(listings(page).first().locator('a[href*="myyja="]'));
  await page.waitForURL(/\/ilmoitukset\?myyja=/);
  // The dialog with the seller takes the place, and the focus, of the one that was loading.
  await page.getByRole("dialog").getByRole("article").first().waitFor();
  await press(page.getByRole("dialog").getByRole("button", { name: "Sulje", exact: true }));
  await page.waitForURL(/\/$/);

  await press(page.getByRole("link", { name: "Katso kaikki ilmoitukset" }));
  await waitForHeading(page, "Polttopuuilmoitukset");
  const all = page.getByRole("region", { name: "Ilmoitukset" });
  await all.getByRole("article").nth(7).waitFor();
  expect((await all.getByRole("heading", { level: 3 }).allTextContents()).slice(0, 8)).toEqual(titles);
});

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the listings of the front page replace their skeletons without a layout shift`, async ({
    newPage,
  }) => {
    const page = await newPage(size);
    const letThrough = await holdRequests(page, "**/api/sellers**");
    await page.goto("/");
    await scrollTo(page, title);
    letThrough();
    await listings(page).first().waitFor();
    expect(await readShift(page)).toBeLessThanOrEqual(0.02);
  });
}

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the front page shows its listings and numbers of sellers after one visit, with the time they were cached", async ({
    newPage,
  }) => {
    const page = await newPage();
    await openWithServiceWorker(page);
    await goOffline(page);
    await page.reload();
    await scrollTo(page, title);
    await expect(listings(page)).toHaveCount(8);
    await page.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
    await scrollTo(page, "Valitse maakunta");
    await page.getByRole("link", { name: /^Pirkanmaa \d+ myyjää?$/ }).waitFor();
    await expect(page.getByText("Virhe palvelimella!")).toHaveCount(0);
    await expectNoHorizontalScroll(page);
  });
});
