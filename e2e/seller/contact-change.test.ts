import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { appUrl } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { readSentCode } from "../support/market/codes.ts";
import { database } from "../support/market/database.ts";
import {
  type NewSeller,
  newPerson,
  openProfile,
  readAccount,
  sellerPassword,
  useNewSellers,
} from "../support/market/new-seller.ts";
import { expect, type NewPage, test } from "../support/test.ts";

useNewSellers();

let seller: NewSeller;
test.beforeEach(async () => {
  seller = await newPerson();
});

const form = (page: Page) => page.getByRole("form", { name: "Käyttäjätiedot" });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const update = (page: Page) => form(page).getByRole("button", { name: "Päivitä" });

async function open(newPage: NewPage): Promise<Page> {
  const page = await newPage();
  await openProfile(page, seller, "/kayttajatiedot");
  await waitForHeading(page, "Profiili Käyttäjätiedot");
  await field(page, "Paikkakunta").and(page.locator(":enabled")).waitFor();
  return page;
}

/** The path of the undo link in the mail that notifies an address of a change. */
async function undoPath(to: string): Promise<string> {
  let path = "";
  await expect
    .poll(async () => {
      const { docs } = await database.collection("mail").where("to", "==", to).get();
      const texts = docs.map((mail) => String(mail.get("text")));
      path =
        texts.map((text) => /\/kirjaudu\/peru-muutos#t=[\w-]+/.exec(text)?.[0] ?? "").find(Boolean) ?? "";
      return path;
    })
    .not.toBe("");
  return path;
}

test("a new e-mail address is asked for with the password, proved with its code, and undone from the old one", async ({
  newPage,
}) => {
  const page = await open(newPage);
  const newEmail = `uusi-${seller.email}`;
  await field(page, "Sähköposti").fill(newEmail);
  await press(update(page));
  await waitForText(form(page), "Vahvista muutos nykyisellä salasanallasi.");
  await field(page, "Nykyinen salasana").fill("Arvattu-1");
  await press(update(page));
  await waitForText(form(page), "Väärä salasana.");
  await field(page, "Nykyinen salasana").fill(sellerPassword);
  await press(update(page));
  await page.getByRole("heading", { level: 3, name: "Vahvista uusi osoite" }).waitFor();
  expect((await readAccount(seller)).email).toBe(seller.email);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
  await expectNoHorizontalScroll(page);

  const proof = page.getByRole("form", { name: "Uuden sähköpostiosoitteen vahvistus" });
  await proof.getByLabel("Pinkoodi").fill("000000");
  await press(proof.getByRole("button", { name: "Vahvista osoite" }));
  await waitForText(proof, "Pinkoodi on väärä.");
  await proof.getByLabel("Pinkoodi").fill(await readSentCode(newEmail));
  await press(proof.getByRole("button", { name: "Vahvista osoite" }));
  await waitForText(page, "Uusi sähköpostiosoitteesi on vahvistettu.");
  await proof.waitFor({ state: "detached" });
  await expect(field(page, "Sähköposti")).toHaveValue(newEmail);

  const old = await newPage();
  await old.goto(appUrl() + (await undoPath(seller.email)));
  await waitForHeading(old, "Peru yhteystietojen muutos");
  for (const colorScheme of ["light", "dark"] as const) {
    await old.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findAxeViolations(old), colorScheme).toEqual([]);
  }
  const stored = () => database.collection("users").doc(seller.user._id).get();
  expect((await stored()).get("email"), "opening the link changes nothing").toBe(newEmail);
  await press(old.getByRole("button", { name: "Peru muutos" }));
  await waitForHeading(old, "Salasanan palautus");
  expect((await stored()).get("email")).toBe(seller.email);
});

test("an expired link says so and links to customer service", async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`/kirjaudu/peru-muutos#t=${"A".repeat(22)}`);
  await press(page.getByRole("button", { name: "Peru muutos" }));
  await waitForText(page, "Linkki on virheellinen tai vanhentunut.");
  await press(page.getByRole("link", { name: "ota yhteyttä asiakaspalveluun" }));
  await waitForHeading(page, "Asiakaspalvelu");
});
