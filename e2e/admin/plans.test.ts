import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { leavePanel } from "../support/admin.ts";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

const basic = database.collection("accounts").doc("basic");
let before: FirebaseFirestore.DocumentData | undefined;
const titles: string[] = [];

test.beforeAll(async () => {
  before = (await basic.get()).data();
});

test.afterAll(async () => {
  if (before) await basic.set(before);
  const { docs } = await database.collection("advertisements").where("title", "in", titles).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const newTitle = () => {
  const title = `Kesätili ${randomUUID().slice(0, 6)}`;
  titles.push(title);
  return title;
};
const dialog = (page: Page) => page.getByRole("dialog");
const pressButton = (page: Page, name: string) => press(page.getByRole("button", { name, exact: true }));
const closed = (page: Page) => dialog(page).waitFor({ state: "detached" });
const undo = (page: Page) => page.getByRole("button", { name: /^Kumoa/ });
const isThere = async (title: string) =>
  !(await database.collection("advertisements").where("title", "==", title).get()).empty;

/** Confirms a deletion, which is carried out after ten seconds. */
async function remove(page: Page, button: string): Promise<void> {
  await pressButton(page, button);
  await press(dialog(page).getByRole("button", { name: "Poista" }));
  await closed(page);
}

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("an admin creates a subscription card with a preview, edits it and deletes it", async ({
      openPanel,
    }) => {
      const title = newTitle();
      const page = await openPanel("tilit-ja-mainokset", size);
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
      await expect.poll(() => isThere(title)).toBe(true);
      await expectNoHorizontalScroll(page);
      await waitForText(page, "Mainos on poistettu.");
      await expect.poll(() => isThere(title)).toBe(false);
      await undo(page).waitFor({ state: "detached" });
      await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    });

    test("deleting a subscription card can be undone within ten seconds, with the keyboard alone", async ({
      openPanel,
    }) => {
      const title = newTitle();
      await database.collection("advertisements").add({
        title,
        accountPlan: "premium",
        price: 6000,
        descriptions: [],
        image: "",
        priceTag: "vuodessa",
        discountInfo: "",
      });
      const page = await openPanel("tilit-ja-mainokset", size);
      const card = page.getByRole("heading", { name: title });
      await page.getByRole("button", { name: `Poista mainos: ${title}` }).press("Enter");
      await dialog(page).getByRole("button", { name: "Poista" }).press("Enter");
      await closed(page);
      await card.waitFor({ state: "detached" });
      const hasFocus = () => undo(page).evaluate((button) => button === document.activeElement);
      await expect.poll(hasFocus).toBe(true);
      await page.keyboard.press("Enter");
      await card.waitFor();
      await leavePanel(page);
      await expect.poll(() => isThere(title)).toBe(true);
    });

    test("an admin changes the price of a plan; one that sellers use cannot be deleted", async ({
      openPanel,
    }) => {
      const page = await openPanel("tilit-ja-mainokset", size);
      await pressButton(page, "Muokkaa tiliä: Basic");
      const price = size === "desk" ? "170,00" : "160,00";
      await dialog(page).getByLabel("Hinta vuodessa").fill(price);
      await press(dialog(page).getByRole("button", { name: "Tallenna" }));
      await waitForText(page, "Tili on tallennettu.");
      await closed(page);
      await page.getByRole("row").filter({ hasText: "Basic" }).getByText(price).waitFor();
      await remove(page, "Poista tili: Basic");
      await page.getByRole("row").filter({ hasText: "Basic" }).waitFor({ state: "detached" });
      await page.getByText(/^Tili on käytössä \d+ myyjällä, joten sitä ei voi poistaa\.$/).waitFor();
      await page.getByRole("row").filter({ hasText: "Basic" }).waitFor();
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme`, async ({ openPanel }) => {
        const page = await openPanel("tilit-ja-mainokset", size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await waitForHeading(page, "Hallinta Tilit ja mainokset");
        expect(await findAxeViolations(page)).toEqual([]);
        await pressButton(page, "Luo mainos");
        await dialog(page).getByLabel("Otsikko").waitFor();
        expect(await findAxeViolations(page), "the form").toEqual([]);
      });
    }
  });
}

test("there is one plan of each name", async ({ openPanel }) => {
  const page = await openPanel("tilit-ja-mainokset");
  await pressButton(page, "Luo tili");
  await dialog(page).getByLabel("Tilin nimi").selectOption({ label: "Basic" });
  await dialog(page).getByLabel("Hinta vuodessa").fill("100");
  await press(dialog(page).getByRole("button", { name: "Luo" }));
  await waitForText(dialog(page), "Samanniminen on jo olemassa.");
  await expect(dialog(page).getByLabel("Hinta vuodessa")).toHaveValue("100");
});
