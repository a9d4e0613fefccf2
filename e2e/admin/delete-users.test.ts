import type { Page } from "@playwright/test";
import { check, press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { passUndoTime } from "../support/browser/undo.ts";
import { database } from "../support/market/database.ts";
import { type NewSeller, newSeller } from "../support/market/new-seller.ts";
import { expect, type OpenPanel, test } from "../support/test.ts";

const isThere = async ({ user }: NewSeller) =>
  (await database.collection("users").doc(user._id).get()).exists;
const row = (page: Page, { user }: NewSeller) => page.getByRole("row").filter({ hasText: user.username });
const dialog = (page: Page) => page.getByRole("dialog");
const undo = (page: Page) => page.getByRole("button", { name: /^Kumoa/ });

/** Opens the list of users: the newest are on its first page, so these sellers are there. */
async function open(openPanel: OpenPanel, ...sellers: NewSeller[]): Promise<Page> {
  const page = await openPanel("kayttajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  for (const seller of sellers) await row(page, seller).waitFor();
  return page;
}

async function chooseAndDelete(page: Page, ...sellers: NewSeller[]): Promise<void> {
  for (const { user } of sellers) await check(page.getByLabel(`Valitse ${user.username}`));
  await press(page.getByRole("button", { name: "Poista valitut" }));
  await dialog(page)
    .getByLabel(/^Vahvista/)
    .fill(String(sellers.length));
  await dialog(page).getByLabel("Perustelu myyjälle").fill("Myyjä ei vastaa ostajille.");
  await press(dialog(page).getByRole("button", { name: "Poista", exact: true }));
}

test("§6 several users are deleted at once, ten seconds after their number has been typed", {
  tag: "@s6-28",
}, async ({ openPanel }) => {
  const [one, other] = [await newSeller("basic"), await newSeller("basic")];
  const page = await open(openPanel, one, other);
  await page.clock.install();
  await chooseAndDelete(page, one, other);
  await waitForText(page, "2 käyttäjää poistetaan.");
  await row(page, one).getByText("Poistetaan", { exact: true }).waitFor();
  await expect(row(page, one).getByRole("checkbox")).toHaveCount(0);
  expect(await isThere(one)).toBe(true);
  await passUndoTime(page);
  await row(page, one).waitFor({ state: "detached" });
  await row(page, other).waitFor({ state: "detached" });
  expect([await isThere(one), await isThere(other)]).toEqual([false, false]);
  await expect(undo(page)).toHaveCount(0);
});

test("§6 closing the page takes back what waits", async ({ openPanel }) => {
  const one = await newSeller("basic");
  const page = await open(openPanel, one);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "DELETE") calls += 1;
  });
  await chooseAndDelete(page, one);
  await waitForText(page, "1 käyttäjä poistetaan.");
  await page.goto("about:blank");
  expect(calls).toBe(0);
  await expect.poll(() => isThere(one)).toBe(true);
});
