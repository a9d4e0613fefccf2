import { randomUUID } from "node:crypto";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { adminSession } from "../support/market/admin.ts";
import { callApi } from "../support/market/api-call.ts";
import { newContact } from "../support/market/customer-service.ts";
import { type NewSeller, newSeller, readAccount, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const newName = () => `Aino ${randomUUID().slice(0, 8)}`;

/** A seller whose account is not active. */
async function waitingSeller() {
  const seller = await newSeller();
  const { token } = await adminSession();
  const body = { active: false, paid: false };
  await callApi(activateUser, { params: { id: seller.user._id }, body, token });
  return seller;
}

/** The account as an admin reads it: deactivating it ended the seller's own session. */
const seenByOffice = async (seller: NewSeller) =>
  readAccount({ ...seller, token: (await adminSession()).token });

const countOf = (page: Page, what: string) =>
  part(page, "Tilanne")
    .getByRole("link", { name: new RegExp(`${what}$`) })
    .innerText()
    .then((text) => Number.parseInt(text.replaceAll(/\s/g, ""), 10));

test("§4 a new account leaves the table once it is paid and active", {
  tag: ["@s1-14", "@s2-admin-5", "@s4-17"],
}, async ({ openPanel }) => {
  const seller = await waitingSeller();
  const page = await openPanel("", "phone");
  const account = row(page, seller.user.username);
  await account.waitFor();
  const before = await countOf(page, "Uudet tilit");
  await press(account.getByRole("button", { name: /^Kirjaa maksu ja aktivoi/ }));
  await waitForText(page, `${seller.companyName}: Tili on aktiivinen.`);
  await account.waitFor({ state: "detached" });
  await expect.poll(() => countOf(page, "Uudet tilit")).toBe(before - 1);
  expect((await seenByOffice(seller)).userAccount).toMatchObject({ paid: true, isActive: true });
});

test("§2, §4 an admin answers a contact; once it is resolved nobody can any more", {
  tag: ["@s1-18", "@s4-14"],
}, async ({ openPanel }) => {
  const name = newName();
  await newContact(name, "Saako klapit perille?");
  const page = await openPanel("", "phone");
  await press(row(page, name).getByRole("link", { name }));
  await waitForHeading(page, "Hallinta Yhteydenotto");
  const messages = page.getByRole("list", { name: "Viestit" });
  await waitForText(messages, "Saako klapit perille?");
  const form = page.getByRole("form", { name: "Vastaus" });
  await press(form.getByRole("button", { name: "Lähetä vastaus" }));
  await waitForText(form, "Vaadittu kenttä");
  await form.getByLabel("Kirjoita vastaus").fill("Saa, koko Pirkanmaalle.");
  await press(form.getByRole("button", { name: "Lähetä vastaus" }));
  await waitForText(messages, "Saa, koko Pirkanmaalle.");
  await waitForText(page, "Käsittelyssä");
  await expectNoHorizontalScroll(page);
  await press(page.getByRole("button", { name: "Merkitse ratkaistuksi" }));
  await waitForText(
    page,
    "Yhteydenotto on ratkaistu, eikä siihen voi enää vastata. Voit avata sen uudelleen.",
  );
  await expect(form).toHaveCount(0);
  await press(page.getByRole("link", { name: "Takaisin", exact: true }));
  await page.getByLabel("Yhteydenottojen tila").selectOption({ label: "Ratkaistu" });
  await row(page, name).getByText("Ratkaistu").waitFor();
});
