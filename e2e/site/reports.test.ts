import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { adminSession } from "../support/market/admin.ts";
import { database } from "../support/market/database.ts";
import { readMailText } from "../support/market/mails.ts";
import { storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Reports the first review of Halkomestari's page. @returns the report's id */
async function reportReview(page: Page, email: string): Promise<string> {
  await page.goto("/myyja/halkomestari");
  const reviews = page.getByRole("region", { name: "Arvostelut" });
  await press(reviews.getByRole("button", { name: /^Ilmoita ylläpidolle: arvostelu/ }).first());
  const dialog = page.getByRole("dialog", { name: "Ilmoita ylläpidolle" });
  await dialog.getByLabel("Syy").selectOption({ label: "Loukkaava tai asiaton" });
  await dialog.getByLabel("Mikä sisällössä on vikana?").fill("Arvostelussa on toisen nimi.");
  await dialog.getByLabel(/^Sähköposti/).fill(email);
  await press(dialog.getByLabel(/^Vakuutan/));
  expect(await findAxeViolations(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
  await press(dialog.getByRole("button", { name: "Lähetä ilmoitus" }));
  await dialog.getByRole("heading", { name: "Ilmoitus on lähetetty" }).waitFor();
  const { docs } = await database.collection("reports").where("reporter.email", "==", email).get();
  return docs[0]?.id ?? "";
}

/** The path of the link in a mail. */
async function readLink(mailId: string): Promise<string> {
  const link = /\/sisaltoilmoitus\/\S+#t=[\w-]+/.exec(await readMailText(mailId))?.[0];
  if (!link) throw new Error("there is no link in the mail");
  return link;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a review is reported, an admin decides, and who lost appeals`, async ({ newPage }) => {
    const visitor = await newPage(size);
    const id = await reportReview(visitor, `ilmoittaja-${size}@posti.example`);

    const admin = await newPage(size);
    await storeSession(admin, await adminSession());
    await admin.goto("/admin/sisaltoilmoitukset");
    const row = admin.getByRole("row").filter({ hasText: `ilmoittaja-${size}@posti.example` });
    await press(row.getByRole("button", { name: /^Päätä/ }));
    const dialog = admin.getByRole("dialog", { name: "Päätä ilmoituksesta" });
    await dialog.getByLabel("Päätös", { exact: true }).selectOption({ label: "Ei toimenpiteitä" });
    await dialog.getByLabel("Perustelu").fill("Nimi on arvostelijan oma.");
    expect(await findAxeViolations(admin)).toEqual([]);
    await press(dialog.getByRole("button", { name: "Tallenna päätös" }));
    await admin
      .getByText(/^Päätös on tallennettu/)
      .first()
      .waitFor();

    await visitor.goto(await readLink(`report-${id}-decided-0-reporter`));
    await waitForHeading(visitor, "Ilmoitus sisällöstä");
    await waitForText(visitor, "Nimi on arvostelijan oma.");
    await visitor.getByLabel("Miksi päätös on väärä?").fill("Se on naapurin nimi.");
    expect(await findAxeViolations(visitor)).toEqual([]);
    await expectNoHorizontalScroll(visitor);
    await press(button(visitor, "Lähetä valitus"));
    await waitForText(visitor, "Valitus odottaa päätöstä");
    await visitor.reload();
    await waitForText(visitor, "Se on naapurin nimi.");
  });
}

test("the contact points are linked at the end of every page", async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto("/kayttoehdot");
  await press(page.getByRole("contentinfo").getByRole("link", { name: "Yhteyspisteet ja ilmoittaminen" }));
  await waitForHeading(page, "Yhteyspisteet ja sisällöstä ilmoittaminen");
  expect(await findAxeViolations(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
});
