import type { User } from "@halkopiha/domain/accounts/user.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import type { Page } from "@playwright/test";
import type { Size } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { waitForText } from "../support/browser/screen.ts";
import { adminSession, searchUsers } from "../support/market/admin.ts";
import { callApi } from "../support/market/api-call.ts";
import {
  type NewSeller,
  newPerson,
  newSeller,
  readAccount,
  sellerPassword,
} from "../support/market/new-seller.ts";
import { createSession } from "../support/session.ts";
import { expect, type OpenPanel, test } from "../support/test.ts";

const form = (page: Page) => page.getByRole("form", { name: "Käyttäjän tiedot" });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const save = (page: Page) => form(page).getByRole("button", { name: "Tallenna", exact: true });
const conflict = (page: Page) => page.getByRole("region", { name: "Muutettu muualla" });
const cells = async (page: Page) =>
  (await conflict(page).locator("tbody tr").allInnerTexts()).map((row) => row.split(/\s*\t\s*|\n+/));

async function open(openPanel: OpenPanel, { user }: NewSeller, size: Size = "desk"): Promise<Page> {
  const page = await openPanel("kayttajat", size);
  await searchUsers(page, user.username);
  await press(page.getByRole("button", { name: `Muokkaa: ${user.username}` }));
  await form(page).getByLabel("Paikkakunta").and(page.locator(":enabled")).waitFor();
  return page;
}

/** Changes the account as another admin, through the API. */
async function changeElsewhere(seller: NewSeller, change: Record<string, string>) {
  const { address, ...account }: User = await readAccount(seller);
  const body = {
    business: true,
    companyName: account.companyName,
    ytunnus: account.ytunnus,
    website: account.website,
    email: account.email,
    phonenumber: "050 000 0999",
    contactPerson: account.contactPerson,
    street: address.street,
    zip: address.zip,
    region: address.region._id,
    locality: address.locality._id,
    ...change,
  };
  const { token } = await adminSession("juuri");
  await callApi(changeUser, { params: { id: seller.user._id }, body, token });
}

test("§6 an admin changes a seller's plan, name and user name", {
  tag: ["@s1-13", "@s2-admin-11", "@s6-25"],
}, async ({ openPanel }) => {
  const seller = await newSeller("basic");
  const page = await open(openPanel, seller, "phone");
  const username = `uusi-${seller.user.username}`;
  await field(page, "Yrityksen nimi").fill("Rantalan Puu Oy");
  await field(page, "Tili").selectOption({ label: "Premium" });
  await field(page, "Käyttäjänimi").fill(username);
  await press(save(page));
  await waitForText(page, "Käyttäjän tiedot on tallennettu.");
  await form(page).waitFor({ state: "detached" });
  const account = await readAccount(seller);
  expect(account).toMatchObject({ companyName: "Rantalan Puu Oy", username });
  expect(account.userAccount.account.accountPlan).toBe("premium");
});

test("§8 the second of two admins sees the first one's changes and overwrites them", async ({
  openPanel,
}) => {
  const seller = await newSeller("basic");
  const page = await open(openPanel, seller);
  await changeElsewhere(seller, { street: "Rantatie 1", phonenumber: "050 000 0111" });
  await field(page, "Katuosoite").fill("Kirkkotie 2");
  await press(save(page));
  await waitForText(page, "Tietoja on muutettu muualla sillä välin.");
  const changes = (await cells(page)).map((row) => row.filter(Boolean).join(" | "));
  expect(changes.join("\n")).toMatch(/Katuosoite.*Metsätie 3.*Rantatie 1.*Kirkkotie 2/s);
  expect(changes.join("\n")).toMatch(/Puhelinnumero.*050 000 0999.*050 000 0111.*Ei muutosta/s);
  await press(conflict(page).getByRole("button", { name: "Tallenna omat muutokseni" }));
  await waitForText(page, "Käyttäjän tiedot on tallennettu.");
  const { address, contactInformation } = await readAccount(seller);
  expect(address.street).toBe("Kirkkotie 2");
  // A field that the second admin did not edit keeps the first admin's value.
  expect(contactInformation.phonenumbers).toEqual(["050 000 0111"]);
});

test("§5 a person's id stays when its field is left empty, and a new password holds", async ({
  openPanel,
}) => {
  const person = await newPerson();
  const page = await open(openPanel, person);
  await expect(field(page, "Henkilötunnus (valinnainen)")).toHaveValue("");
  await form(page).getByLabel("Uusi salasana").fill("heikko");
  await page.getByText(/^Vielä puuttuu: /).waitFor();
  await press(save(page));
  await waitForText(form(page), "Heikko salasana");
  await form(page).getByLabel("Uusi salasana").fill(`${sellerPassword}-uusi`);
  await waitForText(form(page), "Vahva salasana");
  await press(save(page));
  await waitForText(page, "Käyttäjän tiedot on tallennettu.");
  const session = await createSession(person.user.username, `${sellerPassword}-uusi`);
  const account = await readAccount({ ...person, ...session });
  expect(account.socialSecurityNumber).toBe("******-****");
});
