import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll, goOffline, openWithServiceWorker } from "../support/browser/offline.ts";
import { test } from "../support/test.ts";

test("a map opened before shows its region offline, with the sellers and the names of places", async ({
  newInstalledPage,
}) => {
  const page = await newInstalledPage("phone");
  await openWithServiceWorker(page);
  await page.goto("/haku?category=Polttopuut&region=pirkanmaa");
  await press(page.getByRole("link", { name: "Kartta" }));
  const map = page.getByRole("dialog", { name: "Myyjät kartalla" });
  await map.getByText("Hämeenkyrö", { exact: true }).waitFor();

  await goOffline(page);
  await page.reload();
  await map.getByText("Hämeenkyrö", { exact: true }).waitFor();
  await map.getByText(/^\d+ myyjää? kartalla$/).waitFor();
  await map.getByRole("button", { name: "Loitonna" }).click();
  await map.locator("path").first().waitFor();
  await expectNoHorizontalScroll(page);
});
