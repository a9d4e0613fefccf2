import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findAxeViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading } from "../support/screen.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";

useBrowser();

let seller: Session;
beforeAll(async () => {
  seller = await createSession("halkomestari", "Halkomestari1");
});

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
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
  ["/profiili/polttopuut", "Profiili Polttopuut", "the form", press("Luo polttopuu")],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the image", press(/kuva: /)],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the question", press(/^Poista: /)],
  ["/profiili/polttopuut", "Profiili Polttopuut", "the preview", press(/^Näytä ostajalle: /)],
  ["/profiili/palvelut", "Profiili Palvelut", "a service", press(/^Muokkaa: /)],
  ["/profiili/toimituskulut", "Profiili Toimitus kustannukset", "the costs", press(/^Muokkaa: /)],
];

describe.each(screens)("WCAG 2.2 AA on a %s", (size) => {
  test.each(["light", "dark"] as const)(
    "axe finds nothing in any section of the profile, in the %s scheme",
    async (colorScheme) => {
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
    },
  );
});
