import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { countLoads } from "../support/browser/count-loads.ts";
import { press } from "../support/browser/keyboard.ts";
import { goOffline, goOnline, openWithServiceWorker } from "../support/browser/offline.ts";
import { expect, test } from "../support/test.ts";

const results = (page: Page) => page.getByRole("region", { name: "Hakutulokset" });
const errors = (page: Page) => page.getByText(/Virhe palvelimella!|Nothing selected|^Virhe$/);

test("offline, a seller that was never opened shows what its card knew, and opens when back online", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage("phone");
  await openWithServiceWorker(page);
  await page.goto("/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi");
  const link = results(page).getByRole("link", { name: "Halkomestarin Puu Oy" }).first();
  await link.waitFor();
  await goOffline(page);
  await press(link);
  const dialog = page.getByRole("dialog", { name: "Halkomestarin Puu Oy" });
  await dialog.getByText("Vaatii verkkoyhteyden").waitFor();
  await dialog.getByText("Orivesi, Pirkanmaa").waitFor();
  await expect(errors(page)).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await goOnline(page);
  await dialog.getByText("Hannes Halmela").waitFor();
});

test("offline, the map fails in its dialog and leaves the results, and opens when back online", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage("desk");
  await openWithServiceWorker(page);
  await page.goto("/haku?nayta=tuotteet");
  await results(page).getByRole("article").first().waitFor();
  await goOffline(page);
  await press(page.getByRole("link", { name: "Kartta" }));
  const dialog = page.getByRole("dialog", { name: "Myyjät kartalla" });
  await dialog.getByText("Vaatii verkkoyhteyden").waitFor();
  await expect(errors(page)).toHaveCount(0);
  await press(dialog.getByRole("button", { name: "Sulje" }));
  await dialog.waitFor({ state: "detached" });
  await results(page).getByRole("article").first().waitFor();
  await press(page.getByRole("link", { name: "Kartta" }));
  await dialog.getByText("Vaatii verkkoyhteyden").waitFor();
  await goOnline(page);
  await dialog.getByText(/^\d+ myyjää kartalla$/).waitFor();
});

for (const file of ["MapDialog", "leaflet"]) {
  test(`a dialog whose file ${file} does not load on a bad connection leaves the page, and opens when asked again`, async ({
    newPage,
  }) => {
    const page = await newPage("phone");
    await page.goto("/haku?nayta=tuotteet");
    await results(page).getByRole("article").first().waitFor();
    await page.route(`**/assets/${file}-*.js*`, (route) => route.abort());
    const loads = countLoads(page);
    await press(page.getByRole("link", { name: "Kartta" }));
    const dialog = page.getByRole("dialog", { name: "Myyjät kartalla" });
    await dialog.getByText("Ikkunaa ei saatu ladattua.").waitFor();
    await page.unrouteAll();
    await press(dialog.getByRole("button", { name: "Yritä uudelleen" }));
    await dialog.getByText(/^\d+ myyjää kartalla$/).waitFor();
    expect(loads()).toBe(0);
  });
}
