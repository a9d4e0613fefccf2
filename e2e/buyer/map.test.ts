import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

// Map tiles do not load in tests, so nothing here depends on them.

const map = (page: Page) => page.getByRole("dialog", { name: "Myyjät kartalla" });
const pins = (page: Page) => map(page).locator(".leaflet-marker-pane").getByRole("button");

test("§2 opens by 'Kartta' with the sellers that were found, and Back closes it", {
  tag: ["@s1-8", "@s2-routes-10"],
}, async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?nayta=tuotteet");
  await press(page.getByRole("link", { name: "Kartta" }));
  await page.waitForURL(/kartta=kaikki/);
  await map(page)
    .getByText(/^\d+ myyjää kartalla$/)
    .waitFor();
  await pins(page).first().waitFor();
  await map(page)
    .getByRole("button", { name: /^\d+ myyjää$/ })
    .first()
    .waitFor();
  await expectNoHorizontalScroll(page);
  await page.reload();
  await pins(page).first().waitFor();
  await page.goBack();
  await map(page).waitFor({ state: "detached" });
  await waitForHeading(page, "Polttopuut ja palvelut");
});

test("§9 the map opens at the region of the search, and at the place that its words name", async ({
  newPage,
}) => {
  const page = await newPage("desk");
  await page.goto("/haku?category=Polttopuut&region=pirkanmaa");
  await press(page.getByRole("link", { name: "Kartta" }));
  // The names of places are under the tiles, which do not load in tests.
  await map(page).getByText("Hämeenkyrö", { exact: true }).waitFor();
  await expect(map(page).getByText("Rovaniemi", { exact: true })).toHaveCount(0);

  await page.goto("/haku?queryString=klapeja+Rovaniemelt%C3%A4");
  await press(page.getByRole("link", { name: "Kartta" }));
  await map(page).getByText("Rovaniemi", { exact: true }).waitFor();
  await expect(map(page).getByText("Hämeenkyrö", { exact: true })).toHaveCount(0);
});
