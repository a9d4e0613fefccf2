import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { adminSession, leavePanel, openPanel } from "../support/admin.ts";
import { findAxeViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { storeSession } from "../support/session.ts";

// Map tiles do not load in tests, so nothing here depends on them.

useBrowser();

const made: string[] = [];
const newName = () => {
  const name = `Koepaikka ${randomUUID().slice(0, 6)}`;
  made.push(name);
  return name;
};

afterAll(async () => {
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
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const undo = (page: Page) => page.getByRole("button", { name: /^Kumoa/ });
const isThere = async (name: string) =>
  !(await database.collection("localities").where("location", "==", name).get()).empty;

/** Confirms the deletion of a locality, which is carried out after ten seconds. */
async function remove(page: Page, name: string): Promise<void> {
  await press(page, `Poista: ${name}`);
  await dialog(page).getByRole("button", { name: "Poista" }).click();
  await dialog(page).waitFor({ state: "detached" });
}
const open = async (page: Page) => {
  await waitForHeading(page, "Hallinta Maakunnat ja paikkakunnat");
  await page.getByRole("row").first().waitFor({ state: "attached" });
};

async function createLocality(page: Page, name: string): Promise<void> {
  await press(page, "Luo paikkakunta");
  await dialog(page).getByLabel("Nimi").fill(name);
  await dialog(page).getByLabel("Maakunta").selectOption({ label: "Kainuu" });
  await dialog(page).getByRole("button", { name: "Luo" }).click();
  await waitForText(page, "Paikkakunta on lisätty.");
  await dialog(page).waitFor({ state: "detached" });
}

describe.each(screens)("on a %s", (size) => {
  test("§2, §4 an admin creates a locality, finds it, edits it and deletes it", async () => {
    const name = newName();
    const page = await openPanel("paikat", size);
    await open(page);
    await createLocality(page, name);
    await find(page, name);
    await waitForText(row(page, name), "Kainuu");
    await expectNoHorizontalScroll(page);
    await press(page, `Muokkaa: ${name}`);
    await expect.poll(() => dialog(page).getByLabel("Zoomaus").inputValue()).toBe("11");
    await dialog(page).getByLabel("Zoomaus").fill("9");
    await dialog(page).getByRole("switch", { name: "Käytössä" }).click();
    await dialog(page).getByRole("button", { name: "Tallenna" }).click();
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

  test("§2 deleting a locality can be undone within ten seconds, before anything is sent", async () => {
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
    await undo(page).click();
    await row(page, name).waitFor();
    await expect.poll(() => undo(page).count()).toBe(0);
    await leavePanel(page);
    expect(calls).toBe(0);
    await expect.poll(() => isThere(name)).toBe(true);
  });

  test("§2 a region is created and edited; one with localities cannot be deleted", async () => {
    const name = newName();
    const page = await openPanel("paikat", size);
    await open(page);
    await page.getByRole("tab", { name: "Maakunnat" }).click();
    await press(page, "Luo maakunta");
    await dialog(page).getByLabel("Nimi").fill(name);
    await dialog(page).getByRole("button", { name: "Luo" }).click();
    await waitForText(page, "Maakunta on lisätty.");
    await dialog(page).waitFor({ state: "detached" });
    await find(page, name);
    await press(page, `Muokkaa: ${name}`);
    await dialog(page).getByLabel("Leveysaste").fill("64,5");
    await dialog(page).getByRole("button", { name: "Tallenna" }).click();
    await waitForText(page, "Maakunta on tallennettu.");
    await dialog(page).waitFor({ state: "detached" });
    await find(page, "Kainuu");
    await remove(page, "Kainuu");
    await row(page, "Kainuu").waitFor({ state: "detached" });
    await page.getByText(/^Maakunnassa on \d+ paikkakuntaa, joten sitä ei voi poistaa\.$/).waitFor();
    await row(page, "Kainuu").waitFor();
  });

  test("§5 the name and the zoom are required, and the zoom is a number", async () => {
    const page = await openPanel("paikat", size);
    await open(page);
    await press(page, "Luo paikkakunta");
    await dialog(page).getByLabel("Zoomaus").fill("");
    await dialog(page).getByRole("button", { name: "Luo" }).click();
    for (const label of ["Nimi", "Maakunta", "Zoomaus"]) {
      await expect.poll(() => dialog(page).getByLabel(label).getAttribute("aria-invalid")).toBe("true");
    }
    expect(
      await dialog(page)
        .getByLabel("Nimi")
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await dialog(page).getByLabel("Zoomaus").fill("lähelle");
    await waitForText(dialog(page), "Anna zoomaus kokonaislukuna 1–18.");
  });

  test("a click on the map sets the coordinates", async () => {
    const page = await newPage(size, { inputDevice: "mouse" });
    await storeSession(page, await adminSession());
    await page.goto("/admin/paikat");
    await open(page);
    await press(page, "Luo paikkakunta");
    const map = dialog(page).getByRole("application");
    await map.locator(".leaflet-overlay-pane path").first().waitFor({ state: "attached" });
    await map.click({ position: { x: 120, y: 120 } });
    await map.locator(".leaflet-marker-pane > *").waitFor();
    await expect.poll(() => dialog(page).getByLabel("Leveysaste").inputValue()).toMatch(/^\d\d,\d+$/);
    await expect.poll(() => dialog(page).getByLabel("Pituusaste").inputValue()).toMatch(/^\d\d,\d+$/);
    await expectNoHorizontalScroll(page);
  });

  test("the keyboard picks the centre of the map", async () => {
    const page = await openPanel("paikat", size);
    await open(page);
    await press(page, "Luo paikkakunta");
    const map = dialog(page).getByRole("application");
    const take = dialog(page).getByRole("button", { name: "Käytä kartan keskikohtaa" });
    await take.click();
    const before = await dialog(page).getByLabel("Pituusaste").inputValue();
    await map.press("ArrowRight");
    await expect
      .poll(async () => {
        await take.click();
        return dialog(page).getByLabel("Pituusaste").inputValue();
      })
      .not.toBe(before);
  });

  test.each(["light", "dark"] as const)("WCAG 2.2 AA: axe finds nothing in the %s scheme", async (scheme) => {
    const page = await openPanel("paikat", size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await open(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await press(page, "Muokkaa: Akaa");
    await dialog(page).locator(".leaflet-marker-pane > *").waitFor();
    expect(await findAxeViolations(page), "the form").toEqual([]);
  });
});

test("an edit conflict is shown, and either version can be kept", async () => {
  const name = newName();
  const page = await openPanel("paikat");
  await open(page);
  await createLocality(page, name);
  await find(page, name);
  await press(page, `Muokkaa: ${name}`);
  await dialog(page).getByLabel("Nimi").fill(`${name} oma`);
  made.push(`${name} oma`);
  const other = await openPanel("paikat");
  await open(other);
  await find(other, name);
  await press(other, `Muokkaa: ${name}`);
  await dialog(other).getByLabel("Zoomaus").fill("7");
  await dialog(other).getByRole("button", { name: "Tallenna" }).click();
  await waitForText(other, "Paikkakunta on tallennettu.");
  await dialog(page).getByRole("button", { name: "Tallenna" }).click();
  await waitForText(dialog(page), "Tietoja on muutettu muualla sillä välin.");
  await dialog(page).getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await waitForText(page, "Paikkakunta on tallennettu.");
  await waitForText(row(page, `${name} oma`), "7");
});
