import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

// Every page must work under the Content Security Policy: `newPage` fails a test in which the browser reported a violation.

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

for (const path of ["/", "/haku", "/haku?nayta=myyjat", "/ostoskori", "/kirjaudu", "/ei-ole"]) {
  test(`a visitor's page ${path} keeps to the security policy`, async ({ newPage }) => {
    await open(await newPage("desk"), path);
  });
}

for (const [username, password, path] of [
  ["halkomestari", "Halkomestari1", "/profiili"],
  ["yllapito", "Yllapito2026", "/admin/"],
] as const) {
  test(`the page of ${username} keeps to the security policy`, async ({ newPage }) => {
    const page = await newPage("desk");
    await open(page, "/kirjaudu");
    await page.getByLabel("Käyttäjänimi").fill(username);
    await page.getByLabel("Salasana").fill(password);
    await press(page.getByRole("button", { name: "Kirjaudu sisään", exact: true }));
    await page.waitForURL(`**${path}`);
    await page.getByRole("heading", { level: 1, name: /^(?!Kirjaudu)/ }).waitFor();
  });
}

test("sellers' images load from Storage", async ({ newPage }) => {
  const page = await newPage("desk");
  await open(page, "/haku?nayta=tuotteet");
  const storage = `http://${process.env["FIREBASE_STORAGE_EMULATOR_HOST"]}/`;
  const photo = page.locator(`img[src^="${storage}"]`).first();
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});
