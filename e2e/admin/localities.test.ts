import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { adminSession, leavePanel } from "../support/admin.ts";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

// Map tiles do not load in tests, so nothing here depends on them.

const made: string[] = [];
const newName = () => {
  const name = `Koepaikka ${randomUUID().slice(0, 6)}`;
  made.push(name);
  return name;
};

test.afterAll(async () => {
  for (const [collection, field] of [
    ["localities", "location"],
    ["regions", "name"],
  ] as const) {
    const { docs } = await database.collection(collection).where(field, "in", made).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});

const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const find = (page: Page, words: string) => page.getByRole("searchbox").fill(words);
const pressButton = (page: Page, name: string) => press(page.getByRole("button", { name, exact: true }));
const undo = (page: Page) => page.getByRole("button", { name: /^Kumoa/ });
const isThere = async (name: string) =>
  !(await database.collection("localities").where("location", "==", name).get()).empty;

/** Confirms the deletion of a locality, which is carried out after ten seconds. */
async function remove(page: Page, name: string): Promise<void> {
  await pressButton(page, `Poista: ${name}`);
  await press(dialog(page).getByRole("button", { name: "Poista" }));
  await dialog(page).waitFor({ state: "detached" });
}
const open = async (page: Page) => {
  await waitForHeading(page, "Hallinta Maakunnat ja paikkakunnat");
  await page.getByRole("row").first().waitFor({ state: "attached" });
};

async function createLocality(page: Page, name: string): Promise<void> {
  await pressButton(page, "Luo paikkakunta");
  await dialog(page).getByLabel("Nimi").fill(name);
  await dialog(page).getByLabel("Maakunta").selectOption({ label: "Kainuu" });
  await press(dialog(page).getByRole("button", { name: "Luo" }));
  await waitForText(page, "Paikkakunta on lisätty.");
  await dialog(page).waitFor({ state: "detached" });
}

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2, §4 an admin creates a locality, finds it, edits it and deletes it", async ({ openPanel }) => {
      const name = newName();
      const page = await openPanel("paikat", size);
      await open(page);
      await createLocality(page, name);
      await find(page, name);
      await waitForText(row(page, name), "Kainuu");
      await expectNoHorizontalScroll(page);
      await pressButton(page, `Muokkaa: ${name}`);
      await expect(dialog(page).getByLabel("Zoomaus")).toHaveValue("11");
      await dialog(page).getByLabel("Zoomaus").fill("9");
      await press(dialog(page).getByRole("switch", { name: "Käytössä" }));
      await press(dialog(page).getByRole("button", { name: "Tallenna" }));
      await waitForText(page, "Paikkakunta on tallennettu.");
      await dialog(page).waitFor({ state: "detached" });
      await waitForText(row(page, name), "9");
      await waitForText(row(page, name), "ei");
      await remove(page, name);
      await waitForText(page, `Poistetaan: ${name}`);
      await waitForText(page, "Hakua vastaavaa paikkaa ei löytynyt.");
      await expect.poll(() => isThere(name)).toBe(true);
      await expectNoHorizontalScroll(page);
      expect(await findAxeViolations(page)).toEqual([]);
      await waitForText(page, "Paikkakunta on poistettu.");
      await expect.poll(() => isThere(name)).toBe(false);
      await undo(page).waitFor({ state: "detached" });
      await waitForText(page, "Hakua vastaavaa paikkaa ei löytynyt.");
    });

    test("§2 deleting a locality can be undone within ten seconds, before anything is sent", async ({
      openPanel,
    }) => {
      const name = newName();
      const page = await openPanel("paikat", size);
      await open(page);
      await createLocality(page, name);
      await find(page, name);
      let calls = 0;
      page.on("request", (request) => {
        if (request.method() === "DELETE") calls += 1;
      });
      await remove(page, name);
      await row(page, name).waitFor({ state: "detached" });
      await press(undo(page));
      await row(page, name).waitFor();
      await expect(undo(page)).toHaveCount(0);
      await leavePanel(page);
      expect(calls).toBe(0);
      await expect.poll(() => isThere(name)).toBe(true);
    });

    test("§2 a region is created and edited; one with localities cannot be deleted", async ({
      openPanel,
    }) => {
      const name = newName();
      const page = await openPanel("paikat", size);
      await open(page);
      await press(page.getByRole("tab", { name: "Maakunnat" }));
      await pressButton(page, "Luo maakunta");
      await dialog(page).getByLabel("Nimi").fill(name);
      await press(dialog(page).getByRole("button", { name: "Luo" }));
      await waitForText(page, "Maakunta on lisätty.");
      await dialog(page).waitFor({ state: "detached" });
      await find(page, name);
      await pressButton(page, `Muokkaa: ${name}`);
      await dialog(page).getByLabel("Leveysaste").fill("64,5");
      await press(dialog(page).getByRole("button", { name: "Tallenna" }));
      await waitForText(page, "Maakunta on tallennettu.");
      await dialog(page).waitFor({ state: "detached" });
      await find(page, "Kainuu");
      await remove(page, "Kainuu");
      await row(page, "Kainuu").waitFor({ state: "detached" });
      await page.getByText(/^Maakunnassa on \d+ paikkakuntaa, joten sitä ei voi poistaa\.$/).waitFor();
      await row(page, "Kainuu").waitFor();
    });

    test("§5 the name and the zoom are required, and the zoom is a number", async ({ openPanel }) => {
      const page = await openPanel("paikat", size);
      await open(page);
      await pressButton(page, "Luo paikkakunta");
      await dialog(page).getByLabel("Zoomaus").fill("");
      await press(dialog(page).getByRole("button", { name: "Luo" }));
      for (const label of ["Nimi", "Maakunta", "Zoomaus"]) {
        await expect(dialog(page).getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      }
      expect(
        await dialog(page)
          .getByLabel("Nimi")
          .evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await dialog(page).getByLabel("Zoomaus").fill("lähelle");
      await waitForText(dialog(page), "Anna zoomaus kokonaislukuna 1–18.");
    });

    test("a click on the map sets the coordinates", async ({ newPage }) => {
      const page = await newPage(size, { inputDevice: "mouse" });
      await storeSession(page, await adminSession());
      await page.goto("/admin/paikat");
      await open(page);
      await pressButton(page, "Luo paikkakunta");
      const map = dialog(page).getByRole("application");
      await map.locator(".leaflet-overlay-pane path").first().waitFor({ state: "attached" });
      await map.click({ position: { x: 120, y: 120 } });
      await map.locator(".leaflet-marker-pane > *").waitFor();
      await expect(dialog(page).getByLabel("Leveysaste")).toHaveValue(/^\d\d,\d+$/);
      await expect(dialog(page).getByLabel("Pituusaste")).toHaveValue(/^\d\d,\d+$/);
      await expectNoHorizontalScroll(page);
    });

    test("the keyboard picks the centre of the map", async ({ openPanel }) => {
      const page = await openPanel("paikat", size);
      await open(page);
      await pressButton(page, "Luo paikkakunta");
      const map = dialog(page).getByRole("application");
      const take = dialog(page).getByRole("button", { name: "Käytä kartan keskikohtaa" });
      await press(take);
      const before = await dialog(page).getByLabel("Pituusaste").inputValue();
      await map.press("ArrowRight");
      await expect
        .poll(async () => {
          await press(take);
          return dialog(page).getByLabel("Pituusaste").inputValue();
        })
        .not.toBe(before);
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme`, async ({ openPanel }) => {
        const page = await openPanel("paikat", size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await open(page);
        expect(await findAxeViolations(page)).toEqual([]);
        await pressButton(page, "Muokkaa: Akaa");
        await dialog(page).locator(".leaflet-marker-pane > *").waitFor();
        expect(await findAxeViolations(page), "the form").toEqual([]);
      });
    }
  });
}

test("an edit conflict is shown, and either version can be kept", async ({ openPanel }) => {
  const name = newName();
  const page = await openPanel("paikat");
  await open(page);
  await createLocality(page, name);
  await find(page, name);
  await pressButton(page, `Muokkaa: ${name}`);
  await dialog(page).getByLabel("Nimi").fill(`${name} oma`);
  made.push(`${name} oma`);
  const other = await openPanel("paikat");
  await open(other);
  await find(other, name);
  await pressButton(other, `Muokkaa: ${name}`);
  await dialog(other).getByLabel("Zoomaus").fill("7");
  await press(dialog(other).getByRole("button", { name: "Tallenna" }));
  await waitForText(other, "Paikkakunta on tallennettu.");
  await press(dialog(page).getByRole("button", { name: "Tallenna" }));
  await waitForText(dialog(page), "Tietoja on muutettu muualla sillä välin.");
  await press(dialog(page).getByRole("button", { name: "Tallenna omat muutokseni" }));
  await waitForText(page, "Paikkakunta on tallennettu.");
  await waitForText(row(page, `${name} oma`), "7");
});
