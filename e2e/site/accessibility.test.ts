import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { addToCart, fillAddress } from "../support/buyer.ts";
import { type Size, screens } from "../support/chromium.ts";
import { check, press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, type NewPage, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Every address of the app that a visitor without a login opens, from the list that the app itself uses. */
async function visitorPaths(): Promise<string[]> {
  const source = await readFile(new URL("../../web/src/lib/routing/paths.ts", import.meta.url), "utf8");
  const all = [...source.matchAll(/"(\/[^":]*)"/g)].map(([, path = ""]) => path);
  const known = [...new Set(all)].filter((path) => !/^\/(admin|profiili|_ui)/.test(path));
  return [...known, "/haku?nayta=myyjat", "/haku?nayta=suosikit", "/ei-ole"];
}

/** Opens a page and waits until the network is idle and the heading is visible. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}

const schemes = ["light", "dark"] as const;
const all = screens.flatMap((size) => schemes.map((scheme) => ({ size, scheme })));

/** The dialogs of the app: a name, the size at which they exist, and how to open them. */
const dialogs: [name: string, size: Size | "any", open: (page: Page) => Promise<void>][] = [
  ["the seller", "any", (page) => arrive(page, "/haku?myyja=halkomestari")],
  ["the map", "any", (page) => arrive(page, "/haku?kartta=halkomestari")],
  [
    "the filters",
    "phone",
    async (page) => {
      await arrive(page, "/haku");
      await press(button(page, "Rajaa hakua"));
    },
  ],
  [
    "a plan",
    "any",
    async (page) => {
      await arrive(page, "/");
      await press(page.getByRole("button", { name: "Lisätietoa: Perustili" }));
    },
  ],
];

for (const { size, scheme } of all) {
  test.describe(`WCAG 2.2 AA: on a ${size} in the ${scheme} scheme`, () => {
    async function open(newPage: NewPage): Promise<Page> {
      const page = await newPage(size);
      // Without animations, axe does not check half-transparent elements.
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      return page;
    }

    test("axe finds nothing on any page", async ({ newPage }) => {
      const page = await open(newPage);
      for (const path of await visitorPaths()) {
        await arrive(page, path);
        expect(await findAxeViolations(page), path).toEqual([]);
      }
    });

    for (const [name, _size, show] of dialogs.filter(([, only]) => only === "any" || only === size)) {
      test(`axe finds nothing when ${name} is open`, async ({ newPage }) => {
        const page = await open(newPage);
        await show(page);
        await page.getByRole("dialog").waitFor();
        await page.waitForLoadState("networkidle");
        expect(await findAxeViolations(page)).toEqual([]);
      });
    }

    test("axe finds nothing in any step of the cart", async ({ newPage }) => {
      const page = await open(newPage);
      await addToCart(page, "halkomestari-koivu-33");
      await arrive(page, "/ostoskori");
      await button(page, "Jatka").waitFor();
      expect(await findAxeViolations(page), "cart").toEqual([]);
      await press(button(page, "Jatka"));
      await waitForHeading(page, "Yhteystiedot");
      await press(button(page, "Jatka"));
      await waitForText(page, "Vaadittu kenttä");
      expect(await findAxeViolations(page), "address with errors").toEqual([]);
      await fillAddress(page);
      await waitForHeading(page, "Toimitus");
      await check(page.getByLabel("Haluan toimituksen"));
      await waitForText(page, "Toimitus, 47 km");
      expect(await findAxeViolations(page), "delivery").toEqual([]);
      await press(button(page, "Vahvista"));
      await waitForHeading(page, "Vahvistus");
      expect(await findAxeViolations(page), "confirmation").toEqual([]);
    });
  });
}

test("WCAG 1.4.10: at a width of 320 px no page scrolls sideways", async ({ newPage }) => {
  const page = await newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of await visitorPaths()) {
    await arrive(page, path);
    await expectNoHorizontalScroll(page);
  }
  for (const [, , show] of dialogs) {
    await show(page);
    await page.getByRole("dialog").waitFor();
    await expectNoHorizontalScroll(page);
    const over = await page
      .getByRole("dialog")
      .evaluate((dialog) => dialog.scrollWidth - dialog.getBoundingClientRect().width);
    expect(over).toBeLessThanOrEqual(0);
  }
});
