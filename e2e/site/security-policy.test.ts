import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";

// Every page must work under the Content Security Policy: `useBrowser` fails a test in which the browser reported a violation.

useBrowser();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

test.each(["/", "/haku", "/haku?nayta=myyjat", "/ostoskori", "/kirjaudu", "/ei-ole"])(
  "a visitor's page %s keeps to the security policy",
  async (path) => {
    await open(await newPage("desk"), path);
  },
);

test.each([
  ["halkomestari", "Halkomestari1", "/profiili"],
  ["yllapito", "Yllapito2026", "/admin/"],
])("the page of %s keeps to the security policy", async (username, password, path) => {
  const page = await newPage("desk");
  await open(page, "/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill(username);
  await page.getByLabel("Salasana").fill(password);
  await page.getByRole("button", { name: "Kirjaudu sisään", exact: true }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole("heading", { level: 1, name: /^(?!Kirjaudu)/ }).waitFor();
});

test("sellers' images load from Storage", async () => {
  const page = await newPage("desk");
  await open(page, "/haku?nayta=tuotteet");
  const storage = `http://${process.env["FIREBASE_STORAGE_EMULATOR_HOST"]}/`;
  const photo = page.locator(`img[src^="${storage}"]`).first();
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});
