import { randomUUID } from "node:crypto";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import type { Page } from "@playwright/test";
import { adminSession } from "../support/admin.ts";
import { callApi } from "../support/api-call.ts";
import { findAxeViolations } from "../support/axe.ts";
import { screens } from "../support/chromium.ts";
import { newContact } from "../support/customer-service.ts";
import { press } from "../support/keyboard.ts";
import { type NewSeller, newSeller, readAccount, useNewSellers } from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
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

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 the panel opens with counts, each linking to its list", async ({ openPanel }) => {
      const page = await openPanel("", size);
      await waitForHeading(page, "Hallinta Hallintapaneeli");
      const counts = part(page, "Tilanne");
      await counts.getByRole("link", { name: /Myyjät$/ }).waitFor();
      for (const what of ["Tilaukset", "Myyjät", "Uudet tilit", "Yhteydenotot"]) {
        await expect.poll(() => countOf(page, what), { message: what }).toBeGreaterThan(0);
      }
      await expectNoHorizontalScroll(page);
      await press(counts.getByRole("link", { name: /Tilaukset$/ }));
      await waitForHeading(page, "Hallinta Tilaukset");
      await page.goBack();
      await press(counts.getByRole("link", { name: /Myyjät$/ }));
      await waitForHeading(page, "Hallinta Käyttäjät");
    });

    test("§4 a new account leaves the table once it is paid and active", async ({ openPanel }) => {
      const seller = await waitingSeller();
      const page = await openPanel("", size);
      const form = page.getByRole("form", { name: `Aktivointi: ${seller.companyName}` });
      await form.waitFor();
      const before = await countOf(page, "Uudet tilit");
      await form.getByLabel("Maksettu").selectOption("kyllä");
      await press(form.getByRole("button", { name: "Tallenna" }));
      await waitForText(page, `${seller.companyName}: Tili ei ole aktiivinen.`);
      expect((await seenByOffice(seller)).userAccount).toMatchObject({ paid: true, isActive: false });
      await form.getByLabel("Aktiivinen").selectOption("kyllä");
      await press(form.getByRole("button", { name: "Tallenna" }));
      await waitForText(page, `${seller.companyName}: Tili on aktiivinen.`);
      await form.waitFor({ state: "detached" });
      await expect.poll(() => countOf(page, "Uudet tilit")).toBe(before - 1);
      expect((await seenByOffice(seller)).userAccount).toMatchObject({ paid: true, isActive: true });
    });

    test("§4 activating an account that is not paid is asked about first, and cancelling leaves it as it was", async ({
      openPanel,
    }) => {
      const seller = await waitingSeller();
      const page = await openPanel("", size);
      const form = page.getByRole("form", { name: `Aktivointi: ${seller.companyName}` });
      await form.getByLabel("Aktiivinen").selectOption("kyllä");
      await press(form.getByRole("button", { name: "Tallenna" }));
      const question = page.getByRole("dialog", {
        name: `Aktivoidaanko ${seller.companyName} ilman maksua?`,
      });
      await question.waitFor();
      await expectNoHorizontalScroll(page);
      expect(await findAxeViolations(page)).toEqual([]);
      await press(question.getByRole("button", { name: "Peruuta" }));
      await question.waitFor({ state: "detached" });
      expect((await seenByOffice(seller)).userAccount).toMatchObject({ paid: false, isActive: false });
      await press(form.getByRole("button", { name: "Tallenna" }));
      await press(question.getByRole("button", { name: "Aktivoi ilman maksua" }));
      await waitForText(page, `${seller.companyName}: Tili on aktiivinen.`);
      await form.waitFor({ state: "detached" });
      expect((await seenByOffice(seller)).userAccount).toMatchObject({ paid: false, isActive: true });
    });

    test("§4 a change made by another admin meanwhile is shown and can be adopted", async ({ openPanel }) => {
      const seller = await waitingSeller();
      const page = await openPanel("", size);
      const form = page.getByRole("form", { name: `Aktivointi: ${seller.companyName}` });
      await form.getByLabel("Aktiivinen").selectOption("kyllä");
      const { token } = await adminSession("juuri");
      const body = { active: false, paid: true };
      await callApi(activateUser, { params: { id: seller.user._id }, body, token });
      await press(form.getByRole("button", { name: "Tallenna" }));
      await press(page.getByRole("dialog").getByRole("button", { name: "Aktivoi ilman maksua" }));
      const conflict = page.getByRole("dialog").getByRole("region", { name: "Muutettu muualla" });
      await waitForText(conflict, "Tili on maksettu");
      await expectNoHorizontalScroll(page);
      expect(await findAxeViolations(page)).toEqual([]);
      await press(conflict.getByRole("button", { name: "Ota uudet tiedot" }));
      await conflict.waitFor({ state: "detached" });
      await expect(form.getByLabel("Maksettu")).toHaveValue("kyllä");
      await expect(form.getByLabel("Aktiivinen")).toHaveValue("ei");
      await form.getByLabel("Aktiivinen").selectOption("kyllä");
      await press(form.getByRole("button", { name: "Tallenna" }));
      await waitForText(page, `${seller.companyName}: Tili on aktiivinen.`);
      await form.waitFor({ state: "detached" });
      expect((await seenByOffice(seller)).userAccount).toMatchObject({ paid: true, isActive: true });
    });

    test("§4 the icon of a contact takes it into work, then resolves it", async ({ openPanel }) => {
      const name = newName();
      await newContact(name);
      const page = await openPanel("", size);
      const contact = row(page, name);
      await contact.getByText("Vastaanotettu").waitFor();
      await press(contact.getByRole("button", { name: `Siirrä tilaan Käsittelyssä: ${name}` }));
      await waitForText(contact, "Käsittelyssä");
      await press(contact.getByRole("button", { name: `Siirrä tilaan Ratkaistu: ${name}` }));
      await waitForText(contact, "Ratkaistu");
      await expect(contact.getByRole("button")).toHaveCount(0);
      await part(page, "Yhteydenotot")
        .getByLabel("Yhteydenottojen tila")
        .selectOption({ label: "Vastaanotettu" });
      await contact.waitFor({ state: "detached" });
    });

    test("§2, §4 an admin answers a contact; once it is resolved nobody can any more", async ({
      openPanel,
    }) => {
      const name = newName();
      await newContact(name, "Saako klapit perille?");
      const page = await openPanel("", size);
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
      await press(page.getByRole("button", { name: "Siirrä tilaan Ratkaistu" }));
      await waitForText(page, "Yhteydenotto on ratkaistu, eikä siihen voi enää vastata.");
      await expect(form).toHaveCount(0);
      await press(page.getByRole("link", { name: "Takaisin" }));
      await row(page, name).getByText("Ratkaistu").waitFor();
    });

    test("orders by week and sellers by region are drawn, with the figures as tables", async ({
      openPanel,
    }) => {
      const page = await openPanel("", size);
      const figures = part(page, "Kehitys");
      await figures.getByRole("img", { name: "Tilaukset viikoittain" }).waitFor();
      await figures.getByRole("img", { name: "Myyjät maakunnittain" }).waitFor();
      await press(figures.getByText("Luvut taulukkona").first());
      const weeks = figures.getByRole("table", { name: "Tilaukset viikoittain" });
      await expect(weeks.getByRole("row")).toHaveCount(13);
      await press(figures.getByText("Luvut taulukkona").last());
      const regions = figures.getByRole("table", { name: "Myyjät maakunnittain" });
      await expect(regions.getByRole("row")).toHaveCount(19);
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme`, async ({ openPanel }) => {
        const name = newName();
        const id = await newContact(name);
        const page = await openPanel("", size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await row(page, name).waitFor();
        await part(page, "Kehitys").getByRole("img").first().waitFor();
        expect(await findAxeViolations(page)).toEqual([]);
        await page.goto(`/admin/yhteydenotot/${id}`);
        await waitForHeading(page, "Hallinta Yhteydenotto");
        expect(await findAxeViolations(page), "the conversation").toEqual([]);
      });
    }
  });
}

test("§8 a section of the panel that fails to load can be retried, and the others are still shown", async ({
  openPanel,
}) => {
  const page = await openPanel("");
  await part(page, "Kehitys").getByRole("img").first().waitFor();
  await page
    .context()
    .route("**/api/admin/figures", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
  await page.reload();
  await waitForText(part(page, "Kehitys"), "virhe palvelimella, yritä uudelleen hetken kuluttua.");
  await part(page, "Tilanne")
    .getByRole("link", { name: /Myyjät$/ })
    .waitFor();
  await page.context().unrouteAll();
  await press(part(page, "Kehitys").getByRole("button", { name: "Yritä uudelleen" }));
  await part(page, "Kehitys").getByRole("img").first().waitFor();
});

test("the page of an unknown conversation says that there is none", async ({ openPanel }) => {
  const page = await openPanel("yhteydenotot/ei-ole");
  await waitForHeading(page, "Sivua ei löytynyt");
});
