import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { newSeller, openProfile } from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

const places = [
  { path: "kayttajat", heading: "Hallinta Käyttäjät" },
  { path: "luo-kayttaja", heading: "Hallinta Luo käyttäjä" },
  { path: "tilaukset", heading: "Hallinta Tilaukset" },
];

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 the side bar shows the role and leads to every part of the panel", async ({ openPanel }) => {
      const page = await openPanel("", size);
      await waitForHeading(page, "Hallinta Hallintapaneeli");
      await waitForText(page, "admin");
      const bar = page.getByRole("navigation", { name: "Hallinnan osiot" });
      for (const [link, heading] of [
        ["Käyttäjät", "Hallinta Käyttäjät"],
        ["Luo käyttäjä", "Hallinta Luo käyttäjä"],
        ["Tilaukset", "Hallinta Tilaukset"],
      ] as const) {
        if (size === "phone") await press(page.locator("button[aria-controls][aria-expanded=false]").last());
        await press(bar.getByRole("link", { name: link, exact: true }));
        await waitForHeading(page, heading);
        await expectNoHorizontalScroll(page);
      }
      if (size === "phone") await press(page.getByRole("button", { name: "Tilaukset", exact: true }));
      await press(bar.getByRole("link", { name: "Etusivu" }));
      await page.waitForURL((url) => url.pathname === "/");
      await waitForHeading(page, "Polttopuut suoraan tekijältä");
      await page.reload();
      await waitForHeading(page, "Polttopuut suoraan tekijältä");
      expect(new URL(page.url()).pathname).toBe("/");
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme`, async ({ openPanel }) => {
        for (const { path, heading } of places) {
          const page = await openPanel(path, size);
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
          await waitForHeading(page, heading);
          await page.waitForLoadState("networkidle");
          expect(await findAxeViolations(page), path).toEqual([]);
        }
      });
    }
  });
}

test("§2 the panel shows root that they are root", async ({ openPanel }) => {
  await waitForText(await openPanel("tilaukset", "desk", "juuri"), "root");
});

for (const { path } of places) {
  test(`§2 a seller who is no admin is sent from /admin/${path} to the front page`, async ({ newPage }) => {
    const page = await newPage();
    await openProfile(page, await newSeller("basic"));
    await page.goto(`/admin/${path}`);
    // The front page redirects logged-in users to their profile.
    await page.waitForURL((url) => url.pathname === "/profiili");
  });
}

for (const { path } of places) {
  test(`§2 a visitor is sent from /admin/${path} to the front page`, async ({ newPage }) => {
    const page = await newPage();
    await page.goto(`/admin/${path}`);
    await page.waitForURL((url) => url.pathname === "/");
  });
}

test("WCAG 1.4.10: at a width of 320 px no part of the panel scrolls sideways", async ({ openPanel }) => {
  for (const { path, heading } of places) {
    const page = await openPanel(path, "phone");
    await page.setViewportSize({ width: 320, height: 640 });
    await waitForHeading(page, heading);
    await page.waitForLoadState("networkidle");
    await expectNoHorizontalScroll(page);
  }
});

test("§8 an expired session redirects from the panel to the login page", async ({ openPanel }) => {
  const page = await openPanel("tilaukset");
  await waitForHeading(page, "Hallinta Tilaukset");
  await page.route("**/api/admin/users?*", (route) =>
    route.fulfill({ status: 401, json: { code: "unauthenticated", message: "" } }),
  );
  await press(page.getByRole("link", { name: "Käyttäjät", exact: true }));
  await page.waitForURL("**/kirjaudu");
  await waitForText(page, "Istuntosi on vanhentunut, kirjaudu uudelleen sisään!");
});
