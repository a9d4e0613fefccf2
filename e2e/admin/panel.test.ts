import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { logInAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("§2 the side bar shows the role and leads to every part of the panel", {
  tag: ["@s2-routes-26", "@s2-admin-1", "@s2-admin-3", "@s2-admin-23"],
}, async ({ openPanel }) => {
  const page = await openPanel("", "phone");
  await waitForHeading(page, "Hallinta Hallintapaneeli");
  await waitForText(page, "ylläpitäjä");
  const bar = page.getByRole("navigation", { name: "Hallinnan osiot" });
  for (const [link, heading] of [
    ["Käyttäjät", "Hallinta Käyttäjät"],
    ["Luo käyttäjä", "Hallinta Luo käyttäjä"],
    ["Tilaukset", "Hallinta Tilaukset"],
  ] as const) {
    await press(page.locator("button[aria-controls][aria-expanded=false]").last());
    await press(bar.getByRole("link", { name: link, exact: true }));
    await waitForHeading(page, heading);
    await expectNoHorizontalScroll(page);
  }
  await press(page.getByRole("button", { name: "Tilaukset", exact: true }));
  await press(bar.getByRole("link", { name: "Etusivu" }));
  await page.waitForURL((url) => url.pathname === "/");
  await waitForHeading(page, "Polttopuut suoraan tekijältä");
  await page.reload();
  await waitForHeading(page, "Polttopuut suoraan tekijältä");
  expect(new URL(page.url()).pathname).toBe("/");
});

for (const [who, username, password] of [
  ["an admin", "yllapito", "Yllapito2026"],
  ["root", "juuri", "Juurijuuri1"],
] as const) {
  test(`§6 logging in leads ${who} to the panel`, { tag: "@s6-3" }, async ({ newPage }) => {
    const page = await newPage("phone");
    await logInAs(page, username, password);
    expect(new URL(page.url()).pathname).toBe("/admin/");
    await waitForHeading(page, "Hallinta Hallintapaneeli");
  });
}
