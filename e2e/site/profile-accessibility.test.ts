import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading } from "../support/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

let seller: Session;
test.beforeAll(async () => {
  seller = await createSession("halkomestari", "Halkomestari1");
});

const pressButton = (name: string | RegExp) => (page: Page) =>
  press(page.getByRole("button", { name }).first());
const nothing = async () => {};

/** Sections of the profile, and the dialogs that open over them. */
const places: readonly [
  path: string,
  heading: string,
  what: string,
  act: (page: Page) => Promise<unknown>,
][] = [
  ["/profiili", "Profiili Tilaukset", "the orders", nothing],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the table", nothing],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the form", pressButton("Luo polttopuu")],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the image", pressButton(/kuva: /)],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the question", pressButton(/^Poista: /)],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the preview", pressButton(/^Näytä ostajalle: /)],
  ["/profiili/palvelut", "Profiili Palvelut", "a service", pressButton(/^Muokkaa: /)],
  ["/profiili/toimituskulut", "Profiili Toimitus kustannukset", "the costs", pressButton(/^Muokkaa: /)],
];

for (const size of screens) {
  test.describe(`WCAG 2.2 AA on a ${size}`, { tag: `@${size}` }, () => {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`axe finds nothing in any section of the profile, in the ${colorScheme} scheme`, async ({
        newPage,
      }) => {
        const page = await newPage(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await storeSession(page, seller);
        for (const [path, heading, what, act] of places) {
          // Opening the same URL again would be a reload, which keeps an open dialog.
          await page.goto("about:blank");
          await page.goto(path);
          await waitForHeading(page, heading);
          await act(page);
          expect(await findAxeViolations(page), `${path}: ${what}`).toEqual([]);
          await expectNoHorizontalScroll(page);
        }
      });
    }
  });
}
