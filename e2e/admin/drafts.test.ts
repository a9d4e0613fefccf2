import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { database } from "../support/market/database.ts";
import { expect, test } from "../support/test.ts";

const name = `Luonnosla ${randomUUID().slice(0, 6)}`;
const place = database.collection("localities").doc(`luonnosla-${randomUUID().slice(0, 6)}`);

test.beforeAll(async () => {
  const kainuu = await database.collection("localities").where("region._id", "==", "kainuu").limit(1).get();
  const at = new Date();
  await place.set({ ...kainuu.docs[0]?.data(), location: name, zoom: 11, createdAt: at, updatedAt: at });
});
test.afterAll(() => place.delete());

const dialog = (page: Page) => page.getByRole("dialog");
const pressButton = (page: Page, button: string) =>
  press(page.getByRole("button", { name: button, exact: true }));
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const value = (page: Page, label: string) => expect.poll(() => field(page, label).inputValue());

async function edit(page: Page): Promise<void> {
  await waitForHeading(page, "Hallinta Maakunnat ja paikkakunnat");
  await page.getByRole("searchbox").fill(name);
  await pressButton(page, `Muokkaa: ${name}`);
  await field(page, "Zoomaus").waitFor();
}

test("§4 the draft of a locality survives a reload, after which an edit conflict is shown", async ({
  openPanel,
}) => {
  const page = await openPanel("paikat");
  await edit(page);
  await field(page, "Zoomaus").fill("9");
  await place.update({ zoom: 7, updatedAt: new Date() });
  await page.reload();
  await value(page, "Zoomaus").toBe("9");
  await press(dialog(page).getByRole("button", { name: "Tallenna" }));
  await waitForText(dialog(page), "Tietoja on muutettu muualla sillä välin.");
  await press(dialog(page).getByRole("button", { name: "Tallenna omat muutokseni" }));
  await waitForText(page, "Paikkakunta on tallennettu.");
  expect((await place.get()).get("zoom")).toBe(9);
});
