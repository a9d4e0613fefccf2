import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { leavePanel } from "../support/market/admin.ts";
import { database } from "../support/market/database.ts";
import { expect, test } from "../support/test.ts";

const title = `Kesätili ${randomUUID().slice(0, 6)}`;

test.afterAll(async () => {
  const { docs } = await database.collection("advertisements").where("title", "==", title).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const dialog = (page: Page) => page.getByRole("dialog");
const pressButton = (page: Page, name: string) => press(page.getByRole("button", { name, exact: true }));
const closed = (page: Page) => dialog(page).waitFor({ state: "detached" });
const isThere = async () =>
  !(await database.collection("advertisements").where("title", "==", title).get()).empty;

/** Confirms a deletion, which is carried out after ten seconds or when the admin leaves the panel. */
async function remove(page: Page, button: string): Promise<void> {
  await pressButton(page, button);
  await press(dialog(page).getByRole("button", { name: "Poista" }));
  await closed(page);
}

test("an admin creates a subscription card with a preview, edits it and deletes it", {
  tag: ["@s1-17", "@s2-front-8"],
}, async ({ openPanel }) => {
  const page = await openPanel("tilit-ja-mainokset", "phone");
  await waitForHeading(page, "Hallinta Tilit ja mainokset");
  await pressButton(page, "Luo mainos");
  await press(dialog(page).getByRole("button", { name: "Luo" }));
  await expect(dialog(page).getByLabel("Otsikko")).toHaveAttribute("aria-invalid", "true");
  await dialog(page).getByLabel("Otsikko").fill(title);
  await dialog(page).getByLabel("Tili", { exact: true }).selectOption({ label: "Premium" });
  await dialog(page).getByLabel("Hinta (€)").fill("60");
  await dialog(page).getByLabel("Kuvaukset").fill("Vain kesäksi\nHalvalla");
  const preview = dialog(page).getByRole("region", { name: "Esikatselu" });
  await preview.getByRole("heading", { name: title }).waitFor();
  await waitForText(preview, "Halvalla");
  await expectNoHorizontalScroll(page);
  await press(dialog(page).getByRole("button", { name: "Luo" }));
  await waitForText(page, "Mainos on lisätty.");
  await closed(page);
  await pressButton(page, `Muokkaa mainosta: ${title}`);
  await dialog(page).getByLabel("Alennustieto", { exact: false }).fill("Ensimmäinen kesä −50 %");
  await press(dialog(page).getByRole("button", { name: "Tallenna" }));
  await waitForText(page, "Mainos on tallennettu.");
  await closed(page);
  await waitForText(page, "Ensimmäinen kesä −50 %");
  await expectNoHorizontalScroll(page);
  await remove(page, `Poista mainos: ${title}`);
  await waitForText(page, `Poistetaan: mainos ${title}`);
  await page.getByRole("heading", { name: title }).waitFor({ state: "detached" });
  await expect.poll(isThere).toBe(true);
  await leavePanel(page);
  await expect.poll(isThere).toBe(false);
});
