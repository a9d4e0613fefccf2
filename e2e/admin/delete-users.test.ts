import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { type Size, screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { check, press, uncheck } from "../support/keyboard.ts";
import { type NewSeller, newSeller } from "../support/new-seller.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, type OpenPanel, test } from "../support/test.ts";

const isThere = async ({ user }: NewSeller) =>
  (await database.collection("users").doc(user._id).get()).exists;
const row = (page: Page, { user }: NewSeller) => page.getByRole("row").filter({ hasText: user.username });
const dialog = (page: Page) => page.getByRole("dialog");
const undo = (page: Page) => page.getByRole("button", { name: /^Kumoa/ });

/** Opens the list of users: the newest are on its first page, so these sellers are there. */
async function open(openPanel: OpenPanel, size: Size, ...sellers: NewSeller[]): Promise<Page> {
  const page = await openPanel("kayttajat", size);
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
  await press(dialog(page).getByRole("button", { name: "Poista", exact: true }));
}

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§6 several users are deleted at once, ten seconds after their number has been typed", async ({
      openPanel,
    }) => {
      const [one, other] = [await newSeller("basic"), await newSeller("basic")];
      const page = await open(openPanel, size, one, other);
      await chooseAndDelete(page, one, other);
      await waitForText(page, "2 käyttäjää poistetaan.");
      await row(page, one).getByText("Poistetaan", { exact: true }).waitFor();
      await expect(row(page, one).getByRole("checkbox")).toHaveCount(0);
      await expect.poll(() => isThere(one)).toBe(true);
      expect(await findAxeViolations(page)).toEqual([]);
      await row(page, one).waitFor({ state: "detached" });
      await row(page, other).waitFor({ state: "detached" });
      expect([await isThere(one), await isThere(other)]).toEqual([false, false]);
      await expect(undo(page)).toHaveCount(0);
    });
  });
}

test("§6 a wrong number deletes nobody and a right one can be undone, with the keyboard alone", async ({
  openPanel,
}) => {
  const one = await newSeller("basic");
  const page = await open(openPanel, "desk", one);
  await page.getByRole("button", { name: `Poista: ${one.user.username}` }).focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("heading", { name: "Poistetaanko 1 käyttäjä?" }).waitFor();
  const field = dialog(page).getByLabel(/^Vahvista/);
  await field.focus();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await waitForText(dialog(page), "Kirjoita luku 1.");
  await expect(field).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  const hasFocus = () => undo(page).evaluate((button) => button === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press("Enter");
  await undo(page).waitFor({ state: "detached" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
  await expect.poll(() => isThere(one)).toBe(true);
});

test("§6 a deletion can be undone within ten seconds", async ({ openPanel }) => {
  const one = await newSeller("basic");
  const page = await open(openPanel, "desk", one);
  await chooseAndDelete(page, one);
  await press(undo(page));
  await row(page, one).getByText("Aktiivinen", { exact: true }).waitFor();
  await expect(undo(page)).toHaveCount(0);
  await expect.poll(() => isThere(one)).toBe(true);
});

test("§6 leaving the page sends pending deletions at once", async ({ openPanel }) => {
  const one = await newSeller("basic");
  const page = await open(openPanel, "desk", one);
  await chooseAndDelete(page, one);
  await waitForText(page, "1 käyttäjä poistetaan.");
  const sent = page.waitForResponse((response) => response.request().method() === "DELETE");
  await press(page.getByRole("link", { name: "Tilaukset", exact: true }));
  expect((await sent).status()).toBe(200);
  await waitForHeading(page, "Hallinta Tilaukset");
  await expect.poll(() => isThere(one)).toBe(false);
});

for (const { what, leave } of [
  {
    what: "logging out",
    leave: async (page: Page) => {
      await press(page.getByRole("button", { name: "Kirjaudu ulos" }));
      await waitForText(page, "Kiitos, uloskirjaus onnistui!");
    },
  },
  { what: "closing the page", leave: (page: Page) => page.goto("about:blank") },
]) {
  test(`§6 ${what} takes back what waits`, async ({ openPanel }) => {
    const one = await newSeller("basic");
    const page = await open(openPanel, "desk", one);
    let calls = 0;
    page.on("request", (request) => {
      // Logging out also deletes the cart.
      if (request.method() === "DELETE" && request.url().includes("/api/admin/users/")) calls += 1;
    });
    await chooseAndDelete(page, one);
    await waitForText(page, "1 käyttäjä poistetaan.");
    await leave(page);
    expect(calls).toBe(0);
    await expect.poll(() => isThere(one)).toBe(true);
  });
}

test("§8 a deletion that the server rejects shows an error, and the user stays in the table", async ({
  openPanel,
}) => {
  const one = await newSeller("basic");
  const page = await open(openPanel, "desk", one);
  await page.route("**/api/admin/users/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 409, json: { code: "oneself", message: "Et voi poistaa omaa tiliäsi." } })
      : route.continue(),
  );
  await chooseAndDelete(page, one);
  await page.getByText("Et voi poistaa omaa tiliäsi.").waitFor();
  await row(page, one).getByText("Aktiivinen", { exact: true }).waitFor();
});

test("§2 all users of a page are chosen at once, but not oneself", async ({ openPanel }) => {
  const page = await openPanel("kayttajat?nayta=yllapitajat", "desk", "juuri");
  const boxes = page.locator("tbody").getByRole("checkbox");
  await page.getByLabel("Valitse yllapito").waitFor();
  await check(page.getByLabel("Valitse kaikki näkyvät"));
  await waitForText(page, `${await boxes.count()} valittu`);
  await expect(page.getByLabel("Valitse juuri", { exact: true })).toHaveCount(0);
  await uncheck(page.getByLabel("Valitse kaikki näkyvät"));
  await check(boxes.first());
  await waitForText(page, "1 valittu");
});

test("§6 an admin has no buttons for root and other admins, and nobody deletes themselves", async ({
  openPanel,
}) => {
  const page = await openPanel("kayttajat?nayta=yllapitajat");
  await waitForHeading(page, "Hallinta Käyttäjät");
  await page.getByRole("button", { name: "Muokkaa: yllapito" }).waitFor();
  await expect(page.getByRole("button", { name: "Poista: yllapito" })).toHaveCount(0);
  for (const act of ["Muokkaa", "Poista"])
    await expect(page.getByRole("button", { name: `${act}: juuri` })).toHaveCount(0);
  const root = await openPanel("kayttajat?nayta=yllapitajat", "desk", "juuri");
  await root.getByRole("button", { name: "Poista: yllapito" }).waitFor();
  await expect(root.getByRole("button", { name: "Poista: juuri" })).toHaveCount(0);
});
