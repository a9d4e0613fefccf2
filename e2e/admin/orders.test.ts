import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { newOrder, readStatus, removeOrders } from "../support/orders.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

test.afterAll(removeOrders);

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Valitse myyjä" });

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 an admin finds a seller's orders by the seller's name, and all of them again", async ({
      openPanel,
    }) => {
      const page = await openPanel("tilaukset", size);
      await waitForHeading(page, "Hallinta Tilaukset");
      await press(button(page, "Valitse myyjä"));
      await dialog(page)
        .getByLabel(/^Myyjän nimi/)
        .fill("eisellaista");
      await press(dialog(page).getByRole("button", { name: "Hae" }));
      await waitForText(dialog(page), "Myyjää ei löytynyt. Tarkista kirjoitusasu.");
      await dialog(page)
        .getByLabel(/^Myyjän nimi/)
        .fill("halkomestarin");
      await press(dialog(page).getByRole("button", { name: "Hae" }));
      await press(dialog(page).getByRole("button", { name: /^Halkomestarin Puu Oy/ }));
      await page.waitForURL(/userid=halkomestari/);
      await button(page, "Myyjä: Halkomestarin Puu Oy").waitFor();
      const others = cards(page).filter({ hasNotText: "Myyjä: Halkomestarin Puu Oy" });
      await expect(others).toHaveCount(0);
      await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
      await expectNoHorizontalScroll(page);
      await page.getByLabel("Tila", { exact: true }).selectOption({ label: "Toimitettu" });
      await page.waitForURL(/status=delivered/);
      expect(page.url()).toContain("userid=halkomestari");
      await press(button(page, "Poista rajaukset"));
      await button(page, "Valitse myyjä").waitFor();
      expect(new URL(page.url()).search).toBe("?status=delivered");
    });

    test("§2 orders are narrowed by days; the last may not come before the first", async ({ openPanel }) => {
      const page = await openPanel("tilaukset", size);
      const days = page.getByRole("form", { name: "Päivät" });
      await days.getByLabel("Ensimmäinen päivä").fill("2026-11-05");
      await days.getByLabel("Viimeinen päivä").fill("2026-11-01");
      await press(days.getByRole("button", { name: "Rajaa päivät" }));
      await waitForText(days, "Viimeinen päivä on ennen ensimmäistä.");
      await days.getByLabel("Viimeinen päivä").fill("2026-11-12");
      await press(days.getByRole("button", { name: "Rajaa päivät" }));
      await page.waitForURL(/from=2026-11-05&to=2026-11-12/);
      const daysShown = async () => {
        const texts = await cards(page)
          .getByText(/^\d+\.\d+\.2026$/)
          .allInnerTexts();
        return texts.map((text) => Number(text.split(".")[0]));
      };
      await expect.poll(async () => Math.max(...(await daysShown()))).toBeLessThanOrEqual(12);
      expect(Math.min(...(await daysShown()))).toBeGreaterThanOrEqual(5);
      await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
      await page.goto("/admin/tilaukset?from=2020-01-01&to=2020-01-02");
      await waitForText(page, "Rajauksella ei löytynyt tilauksia.");
    });

    test("§4 an admin advances an order one status at a time", async ({ openPanel }) => {
      const order = await newOrder();
      const page = await openPanel("tilaukset?userid=mokkiklapi", size);
      // The link covers the whole card, and the card shows the focus outline instead of the link.
      await page.getByRole("link", { name: order.number }).press("Enter");
      await waitForHeading(page, order.number);
      await press(button(page, "Siirrä tilaan Käsittelyssä"));
      await button(page, "Siirrä tilaan Toimituksessa").waitFor();
      await expect.poll(() => readStatus(order)).toBe("in progress");
      await press(page.getByRole("link", { name: "Takaisin" }));
      await waitForHeading(page, "Hallinta Tilaukset");
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme`, async ({ openPanel }) => {
        const page = await openPanel("tilaukset?userid=halkomestari", size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await button(page, /^Myyjä: /).waitFor();
        expect(await findAxeViolations(page)).toEqual([]);
        await press(button(page, /^Myyjä: /));
        await dialog(page)
          .getByLabel(/^Myyjän nimi/)
          .fill("halko");
        await press(dialog(page).getByRole("button", { name: "Hae" }));
        await page.getByRole("list", { name: "Löytyneet myyjät" }).waitFor();
        expect(await findAxeViolations(page), "choosing a seller").toEqual([]);
      });
    }
  });
}
