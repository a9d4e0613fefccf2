import { expect, test } from "vitest";
import { openPanel } from "../support/admin.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { waitForHeading } from "../support/screen.ts";
import { logInAs } from "../support/session.ts";

useBrowser();

test("§2 the side bar of the panel names every section, and ends with 'Kirjaudu ulos'", async () => {
  const page = await openPanel("");
  const bar = page.getByRole("navigation", { name: "Hallinnan osiot" });
  await bar.getByRole("link").first().waitFor();
  expect(await bar.getByRole("link").allInnerTexts()).toEqual(
    expect.arrayContaining([
      "Etusivu",
      "Hallintapaneeli",
      "Käyttäjät",
      "Luo käyttäjä",
      "Kategoriat",
      "Tilaukset",
      "Maakunnat ja paikkakunnat",
    ]),
  );
  await page.getByRole("button", { name: "Kirjaudu ulos" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test.each([
  ["an admin", "yllapito", "Yllapito2026"],
  ["root", "juuri", "Juurijuuri1"],
])("§6 logging in leads %s to the panel", async (_who, username, password) => {
  const page = await newPage("phone");
  await logInAs(page, username, password);
  expect(new URL(page.url()).pathname).toBe("/admin/");
  await waitForHeading(page, "Hallinta Hallintapaneeli");
});

test("§2 localities and regions have a tab each", async () => {
  const page = await openPanel("paikat");
  await waitForHeading(page, "Hallinta Maakunnat ja paikkakunnat");
  await page.getByRole("tab").first().waitFor();
  expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Paikkakunnat", "Maakunnat"]);
});
