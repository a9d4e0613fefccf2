import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { findAxeViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { appUrl, type Size, screens } from "../support/chromium.ts";
import { readSentCode } from "../support/codes.ts";
import { database } from "../support/database.ts";
import {
  type NewSeller,
  newPerson,
  openProfile,
  readAccount,
  sellerPassword,
  useNewSellers,
} from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();
useNewSellers();

let seller: NewSeller;
beforeEach(async () => {
  seller = await newPerson();
});

const form = (page: Page) => page.getByRole("form", { name: "Käyttäjätiedot" });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const update = (page: Page) => form(page).getByRole("button", { name: "Päivitä" });

async function open(size?: Size): Promise<Page> {
  const page = await newPage(size);
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

describe.each(screens)("on a %s", (size) => {
  test("a new e-mail address is asked for with the password, proved with its code, and undone from the old one", async () => {
    const page = await open(size);
    const asked = `uusi-${seller.email}`;
    await field(page, "Sähköposti").fill(asked);
    await update(page).click();
    await waitForText(form(page), "Vahvista muutos nykyisellä salasanallasi.");
    await field(page, "Nykyinen salasana").fill("Arvattu-1");
    await update(page).click();
    await waitForText(form(page), "Väärä salasana.");
    await field(page, "Nykyinen salasana").fill(sellerPassword);
    await update(page).click();
    await page.getByRole("heading", { level: 3, name: "Vahvista uusi osoite" }).waitFor();
    expect((await readAccount(seller)).email).toBe(seller.email);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findAxeViolations(page), colorScheme).toEqual([]);
    }
    await expectNoHorizontalScroll(page);

    const proof = page.getByRole("form", { name: "Uuden sähköpostiosoitteen vahvistus" });
    await proof.getByLabel("Pinkoodi").fill("000000");
    await proof.getByRole("button", { name: "Vahvista osoite" }).click();
    await waitForText(proof, "Pinkoodi on väärä.");
    await proof.getByLabel("Pinkoodi").fill(await readSentCode(asked));
    await proof.getByRole("button", { name: "Vahvista osoite" }).click();
    await waitForText(page, "Uusi sähköpostiosoitteesi on vahvistettu.");
    await proof.waitFor({ state: "detached" });
    await expect.poll(() => field(page, "Sähköposti").inputValue()).toBe(asked);

    const old = await newPage(size);
    await old.goto(appUrl() + (await undoPath(seller.email)));
    await waitForHeading(old, "Peru yhteystietojen muutos");
    for (const colorScheme of ["light", "dark"] as const) {
      await old.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findAxeViolations(old), colorScheme).toEqual([]);
    }
    const stored = () => database.collection("users").doc(seller.user._id).get();
    expect((await stored()).get("email"), "opening the link changes nothing").toBe(asked);
    await old.getByRole("button", { name: "Peru muutos" }).click();
    await waitForHeading(old, "Salasanan palautus");
    expect((await stored()).get("email")).toBe(seller.email);
  });
});

test("a new address is given up", async () => {
  const page = await open();
  await field(page, "Sähköposti").fill(`uusi-${seller.email}`);
  await field(page, "Nykyinen salasana").fill(sellerPassword);
  await update(page).click();
  await page.getByRole("button", { name: "Pidä nykyinen osoite" }).click();
  await waitForText(page, "Sähköpostiosoitteesi pysyy ennallaan.");
  await page.getByRole("heading", { name: "Vahvista uusi osoite" }).waitFor({ state: "detached" });
});

test("without the password only the other details are saved, and the password is stored nowhere", async () => {
  const page = await open();
  await expect.poll(() => field(page, "Nykyinen salasana").count()).toBe(0);
  await field(page, "Puhelinnumero").fill("050 000 0777");
  await field(page, "Nykyinen salasana").fill(sellerPassword);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(sellerPassword);
  await update(page).click();
  await waitForText(page, "Tietosi on tallennettu.");
  expect((await readAccount(seller)).contactInformation.phonenumbers[0]).toBe("050 000 0777");
});

test("an expired link says so and links to customer service", async () => {
  const page = await newPage();
  await page.goto(`/kirjaudu/peru-muutos#t=${"A".repeat(22)}`);
  await page.getByRole("button", { name: "Peru muutos" }).click();
  await waitForText(page, "Linkki on virheellinen tai vanhentunut.");
  await page.getByRole("link", { name: "ota yhteyttä asiakaspalveluun" }).click();
  await waitForHeading(page, "Asiakaspalvelu");
});
