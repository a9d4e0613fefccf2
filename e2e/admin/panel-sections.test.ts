import { press } from "../support/keyboard.ts";
import { waitForHeading } from "../support/screen.ts";
import { logInAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("§2 the side bar of the panel names every section, and ends with 'Kirjaudu ulos'", async ({
  openPanel,
}) => {
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
  await press(page.getByRole("button", { name: "Kirjaudu ulos" }));
  await page.waitForURL((url) => url.pathname === "/");
});

for (const [who, username, password] of [
  ["an admin", "yllapito", "Yllapito2026"],
  ["root", "juuri", "Juurijuuri1"],
] as const) {
  test(`§6 logging in leads ${who} to the panel`, async ({ newPage }) => {
    const page = await newPage("phone");
    await logInAs(page, username, password);
    expect(new URL(page.url()).pathname).toBe("/admin/");
    await waitForHeading(page, "Hallinta Hallintapaneeli");
  });
}

test("§2 localities and regions have a tab each", async ({ openPanel }) => {
  const page = await openPanel("paikat");
  await waitForHeading(page, "Hallinta Maakunnat ja paikkakunnat");
  await page.getByRole("tab").first().waitFor();
  await expect(page.getByRole("tab")).toHaveText(["Paikkakunnat", "Maakunnat"]);
});
