import type { User } from "@halkopiha/domain/accounts/user.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import type { Page } from "@playwright/test";
import { adminSession } from "../support/admin.ts";
import { callApi } from "../support/api-call.ts";
import { findAxeViolations } from "../support/axe.ts";
import { type Size, screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { press, pressTwice } from "../support/keyboard.ts";
import { type NewSeller, newPerson, newSeller, readAccount, sellerPassword } from "../support/new-seller.ts";
import { waitForText } from "../support/screen.ts";
import { createSession } from "../support/session.ts";
import { expect, type OpenPanel, test } from "../support/test.ts";

const form = (page: Page) => page.getByRole("form", { name: "Käyttäjän tiedot" });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const save = (page: Page) => form(page).getByRole("button", { name: "Tallenna", exact: true });
const conflict = (page: Page) => page.getByRole("region", { name: "Muutettu muualla" });
const cells = async (page: Page) =>
  (await conflict(page).locator("tbody tr").allInnerTexts()).map((row) => row.split(/\s*\t\s*|\n+/));

async function open(
  openPanel: OpenPanel,
  { user }: NewSeller,
  size: Size = "desk",
  name?: "juuri",
): Promise<Page> {
  const page = await openPanel(`kayttajat?queryString=${user.username}`, size, name);
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

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§6 an admin changes a seller's plan, name and user name", async ({ openPanel }) => {
      const seller = await newSeller("basic");
      const page = await open(openPanel, seller, size);
      const username = `uusi-${seller.user.username}`;
      await field(page, "Yrityksen nimi").fill("Rantalan Puu Oy");
      await field(page, "Tili").selectOption({ label: "Premium" });
      await field(page, "Käyttäjänimi").fill(username);
      expect(await findAxeViolations(page)).toEqual([]);
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
      const page = await open(openPanel, seller, size);
      await changeElsewhere(seller, { street: "Rantatie 1", phonenumber: "050 000 0111" });
      await field(page, "Katuosoite").fill("Kirkkotie 2");
      await press(save(page));
      await waitForText(page, "Tietoja on muutettu muualla sillä välin.");
      const changes = (await cells(page)).map((row) => row.filter(Boolean).join(" | "));
      expect(changes.join("\n")).toMatch(/Katuosoite.*Metsätie 3.*Rantatie 1.*Kirkkotie 2/s);
      expect(changes.join("\n")).toMatch(/Puhelinnumero.*050 000 0999.*050 000 0111.*050 000 0999/s);
      expect(await findAxeViolations(page)).toEqual([]);
      await press(conflict(page).getByRole("button", { name: "Tallenna omat muutokseni" }));
      await waitForText(page, "Käyttäjän tiedot on tallennettu.");
      const { address, contactInformation } = await readAccount(seller);
      expect(address.street).toBe("Kirkkotie 2");
      // A field that the second admin did not edit keeps the first admin's value.
      expect(contactInformation.phonenumbers).toEqual(["050 000 0111"]);
    });
  });
}

test("§8 the second of two admins adopts the first one's version and continues from it", async ({
  openPanel,
}) => {
  const seller = await newSeller("basic");
  const page = await open(openPanel, seller);
  await changeElsewhere(seller, { street: "Rantatie 1", region: "uusimaa", locality: "espoo" });
  await field(page, "Katuosoite").fill("Kirkkotie 2");
  await page.keyboard.press("Enter");
  await conflict(page).waitFor();
  expect((await cells(page)).join()).toMatch(/Paikkakunta.*Tampere.*Espoo.*Tampere/);
  await press(conflict(page).getByRole("button", { name: "Ota uudet tiedot" }));
  await conflict(page).waitFor({ state: "detached" });
  await expect(field(page, "Katuosoite")).toHaveValue("Rantatie 1");
  await expect(field(page, "Paikkakunta")).toHaveValue("espoo");
  await field(page, "Postinumero").fill("02200");
  await press(save(page));
  await waitForText(page, "Käyttäjän tiedot on tallennettu.");
  const { address } = await readAccount(seller);
  expect(address).toMatchObject({ street: "Rantatie 1", zip: "02200", locality: { location: "Espoo" } });
});

test("§8 an account activated meanwhile is saved without a conflict: the form has no such field", async ({
  openPanel,
}) => {
  const seller = await newSeller("basic");
  const page = await open(openPanel, seller);
  const { token } = await adminSession("juuri");
  const body = { active: true, paid: false };
  await callApi(activateUser, { params: { id: seller.user._id }, body, token });
  await field(page, "Katuosoite").fill("Kirkkotie 2");
  await press(save(page));
  await waitForText(page, "Käyttäjän tiedot on tallennettu.");
  const account = await readAccount(seller);
  expect(account.address.street).toBe("Kirkkotie 2");
  expect(account.userAccount.paid).toBe(false);
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

for (const { label, value, text } of [
  { label: "Yrityksen nimi", value: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", value: "1234567-8", text: "Tarkista Y-tunnus." },
  { label: "Postinumero", value: "1", text: "Postinumerossa on viisi numeroa." },
  { label: "Käyttäjänimi", value: "yllapito", text: "Käyttäjänimi on jo käytössä." },
]) {
  test(`§5 '${value}' is rejected as ${label}, and nothing typed is lost`, async ({ openPanel }) => {
    const seller = await newSeller("basic");
    const page = await open(openPanel, seller);
    await field(page, "Katuosoite").fill("Kirkkotie 2");
    await field(page, label).fill(value);
    await press(save(page));
    await form(page).getByText(text, { exact: true }).waitFor();
    const hasFocus = () => field(page, label).evaluate((control) => control === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    await expect(field(page, "Katuosoite")).toHaveValue("Kirkkotie 2");
  });
}

test("§6 only root gives roles", async ({ openPanel }) => {
  const seller = await newSeller("basic");
  await expect(form(await open(openPanel, seller)).getByLabel("Rooli")).toHaveCount(0);
  const page = await open(openPanel, seller, "desk", "juuri");
  await field(page, "Rooli").selectOption({ label: "Ylläpitäjä" });
  await press(save(page));
  await waitForText(page, "Käyttäjän tiedot on tallennettu.");
  const stored = await database.collection("users").doc(seller.user._id).get();
  expect(stored.get("role")).toBe("admin");
});

test("§8 a user deleted meanwhile is reported, before the form opens and when it is saved", async ({
  openPanel,
}) => {
  const [one, other] = [await newSeller("basic"), await newSeller("basic")];
  const page = await openPanel(`kayttajat?queryString=${one.user.username}`);
  const edit = page.getByRole("button", { name: `Muokkaa: ${one.user.username}` });
  await edit.waitFor();
  await database.collection("users").doc(one.user._id).delete();
  await press(edit);
  await waitForText(page, "Käyttäjää ei löytynyt!");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await edit.waitFor({ state: "detached" });

  const opened = await open(openPanel, other);
  await database.collection("users").doc(other.user._id).delete();
  await press(save(opened));
  await waitForText(opened, "Käyttäjää ei löytynyt!");
  await opened.getByRole("dialog").waitFor({ state: "detached" });
});

test("a double click saves once", async ({ openPanel }) => {
  const page = await open(openPanel, await newSeller("basic"));
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") calls += 1;
  });
  await pressTwice(save(page));
  await waitForText(page, "Käyttäjän tiedot on tallennettu.");
  expect(calls).toBe(1);
});
