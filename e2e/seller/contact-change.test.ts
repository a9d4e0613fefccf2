import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { appUrl } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { readSentCode } from "../support/market/codes.ts";
import { changePhone, readContactLink } from "../support/market/contact-changes.ts";
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

test("a new e-mail address is asked for with the password, proved with its code, and undone from the old one", async ({
  newPage,
}) => {
  const page = await open(newPage);
  const newEmail = `uusi-${seller.email}`;
  await field(page, "Sähköposti").fill(newEmail);
  await press(update(page));
  await waitForText(form(page), "Vaadittu kenttä");
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
  await old.goto(appUrl() + (await readContactLink(seller.email, "peru-muutos")));
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

test("contact details that another client has asked for without the password are confirmed from the present address", async ({
  newPage,
}) => {
  await changePhone(seller, "050 000 0666");
  const stored = async () => (await readAccount(seller)).contactInformation.phonenumbers;
  const path = await readContactLink(seller.email, "vahvista-muutos");
  const page = await newPage();
  await page.goto(appUrl() + path);
  await waitForHeading(page, "Vahvista uudet yhteystiedot");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
  expect(await stored(), "opening the link changes nothing").not.toContain("050 000 0666");
  await press(page.getByRole("button", { name: "Vahvista muutos" }));
  await waitForText(page, "Muutos on vahvistettu.");
  expect(await stored()).toEqual(["050 000 0666"]);
});

for (const { what, code } of [
  { what: "an expired link", code: "A".repeat(22) },
  { what: "a link that lost its end in the mail program", code: "AAAA" },
]) {
  test(`${what} says so and links to customer service`, async ({ newPage }) => {
    const page = await newPage();
    await page.goto(`/kirjaudu/peru-muutos#t=${code}`);
    await press(page.getByRole("button", { name: "Peru muutos" }));
    await waitForText(page, "Linkki on virheellinen tai vanhentunut.");
    await press(page.getByRole("link", { name: "ota yhteyttä asiakaspalveluun" }));
    await waitForHeading(page, "Asiakaspalvelu");
  });
}
