import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { passUndoTime } from "../support/browser/undo.ts";
import { database } from "../support/market/database.ts";
import { expect, test } from "../support/test.ts";

const name = `Koepaikka ${randomUUID().slice(0, 6)}`;

test.afterAll(async () => {
  const { docs } = await database.collection("localities").where("location", "==", name).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page) => page.getByRole("row").filter({ hasText: name });
const pressButton = (page: Page, button: string) =>
  press(page.getByRole("button", { name: button, exact: true }));
const undo = (page: Page) => page.getByRole("button", { name: /^Kumoa/ });
const isThere = async () =>
  !(await database.collection("localities").where("location", "==", name).get()).empty;

/** Confirms the deletion of a locality, which is carried out after ten seconds. */
async function remove(page: Page): Promise<void> {
  await pressButton(page, `Poista: ${name}`);
  await press(dialog(page).getByRole("button", { name: "Poista" }));
  await dialog(page).waitFor({ state: "detached" });
}
const open = async (page: Page) => {
  await waitForHeading(page, "Hallinta Maakunnat ja paikkakunnat");
  await page.getByRole("row").first().waitFor({ state: "attached" });
};

async function createLocality(page: Page): Promise<void> {
  await pressButton(page, "Luo paikkakunta");
  await dialog(page).getByLabel("Nimi").fill(name);
  await dialog(page).getByLabel("Maakunta").selectOption({ label: "Kainuu" });
  await press(dialog(page).getByRole("button", { name: "Luo" }));
  await waitForText(page, "Paikkakunta on lisätty.");
  await dialog(page).waitFor({ state: "detached" });
}

test("§2, §4 an admin creates a locality, finds it, edits it and deletes it", {
  tag: ["@s1-16", "@s2-admin-20"],
}, async ({ openPanel }) => {
  const page = await openPanel("paikat", "desk");
  await open(page);
  await createLocality(page);
  await page.getByRole("searchbox").fill(name);
  await waitForText(row(page), "Kainuu");
  await expectNoHorizontalScroll(page);
  await pressButton(page, `Muokkaa: ${name}`);
  await expect(dialog(page).getByLabel("Zoomaus")).toHaveValue("11");
  await dialog(page).getByLabel("Zoomaus").fill("9");
  await press(dialog(page).getByRole("switch", { name: "Käytössä" }));
  await press(dialog(page).getByRole("button", { name: "Tallenna" }));
  await waitForText(page, "Paikkakunta on tallennettu.");
  await dialog(page).waitFor({ state: "detached" });
  await waitForText(row(page), "9");
  await waitForText(row(page), "ei");
  await page.clock.install();
  await remove(page);
  await waitForText(page, `Poistetaan: ${name}`);
  await waitForText(page, "Hakua vastaavaa paikkaa ei löytynyt.");
  expect(await isThere()).toBe(true);
  await expectNoHorizontalScroll(page);
  await passUndoTime(page);
  await waitForText(page, "Paikkakunta on poistettu.");
  await expect.poll(isThere).toBe(false);
  await undo(page).waitFor({ state: "detached" });
  await waitForText(page, "Hakua vastaavaa paikkaa ei löytynyt.");
});
