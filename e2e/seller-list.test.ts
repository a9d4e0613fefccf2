import { expect, test } from "vitest";
import { openPanel } from "./support/admin.ts";
import { useBrowser } from "./support/browser.ts";
import { isAt, shows } from "./support/screen.ts";

useBrowser();

test.each([
  { button: "Lataa CSV", name: "seller-list.csv", begins: "\uFEFF" },
  { button: "Lataa Excel", name: "seller-list.xlsx", begins: "PK" },
])("§2, §7 the seller list is saved as $name", async ({ button, name, begins }) => {
  const page = await openPanel("kayttajat");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(name);
  const chunks = await (await saved.createReadStream()).toArray();
  expect(Buffer.concat(chunks).toString("utf8").startsWith(begins)).toBe(true);
  await page.getByRole("button", { name: button }).waitFor();
});

test("§7 a download that takes long can be cancelled, and nothing is saved", async () => {
  const page = await openPanel("kayttajat");
  await isAt(page, "Hallinta Käyttäjät");
  await page.route("**/download-seller-list-csv", () => undefined);
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await page.getByRole("button", { name: "Lataa CSV" }).click();
  await page.getByText("seller-list.csv: ladattu 0 kt").waitFor();
  await page.getByRole("button", { name: "Peruuta lataus" }).click();
  await page.getByRole("button", { name: "Lataa CSV" }).waitFor();
  expect(downloads).toBe(0);
});

test("§7 a download that fails is only logged", async () => {
  const page = await openPanel("kayttajat");
  await isAt(page, "Hallinta Käyttäjät");
  await page.route("**/download-seller-list-excell", (route) => route.fulfill({ status: 500, body: "{}" }));
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("seller-list.xlsx could not be downloaded"),
  );
  await page.getByRole("button", { name: "Lataa Excel" }).click();
  await logged;
  await page.getByRole("button", { name: "Lataa Excel" }).waitFor();
  await expect.poll(() => page.getByRole("alert").allInnerTexts()).toEqual([""]);
});

test("without the net the downloads say so", async () => {
  const page = await openPanel("kayttajat");
  await isAt(page, "Hallinta Käyttäjät");
  await page.context().setOffline(true);
  await page.getByText("Myyjäluettelon lataaminen vaatii verkkoyhteyden.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Lataa CSV" }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await shows(page, "Lataa CSV");
});
