import type { User } from "@halkopiha/domain/accounts/user.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { AppError, takenError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerAreaCalls } from "../../../../testing/calls/answer-area-calls.ts";
import { answerCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../../testing/samples/sample-accounts.ts";
import { espoo, logInAs, sampleBusiness, samplePerson } from "../../../../testing/samples/samples.ts";
import { EditUserForm } from "./EditUserForm.tsx";

const business = sampleBusiness();
const saved = "Käyttäjän tiedot on tallennettu.";

/** The business after another admin has changed it. */
const changedElsewhere = (changes: Partial<User>) =>
  sampleBusiness({ updatedAt: "2026-02-02T08:00:00.000Z", ...changes });

async function renderForm(user: User = business, actor: User = sampleAdmin()) {
  logInAs(actor);
  answerAreaCalls();
  const sent = answerCall(changeUser, { user, message: saved });
  const onSaved = vi.fn();
  const unused = () => undefined;
  const screen = await renderInApp(
    <EditUserForm user={user} actor={actor} onCancel={unused} onGone={unused} onSaved={onSaved} />,
  );
  const form = screen.getByRole("form", { name: "Käyttäjän tiedot" });
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await expect.element(field("Paikkakunta")).toBeEnabled();
  return {
    screen,
    sent,
    onSaved,
    form,
    field,
    save: form.getByRole("button", { name: "Tallenna", exact: true }),
    conflict: screen.getByRole("region", { name: "Muutettu muualla" }),
    getBannerText: () => store.get(bannerAtom)?.text,
  };
}

for (const { label, value, text } of [
  { label: "Yrityksen nimi", value: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", value: "1234567-8", text: "Tarkista Y-tunnus. Se on muotoa 1234567-1." },
  { label: "Postinumero", value: "1", text: "Postinumerossa on viisi numeroa." },
  {
    label: "Käyttäjänimi",
    value: "ei väliä",
    text: "Käyttäjänimessä on 3–30 kirjainta, numeroa tai merkkiä . _ -",
  },
]) {
  test(`§5 '${value}' is rejected as ${label}, and nothing typed is lost`, async () => {
    const { field, save, sent } = await renderForm();
    await field("Katuosoite").fill("Kirkkotie 2");
    await field(label).fill(value);
    await save.click();
    await expect.element(field(label)).toHaveAccessibleDescription(text);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field("Katuosoite")).toHaveValue("Kirkkotie 2");
    expect(sent).toEqual([]);
  });
}

test("§5 a taken user name is rejected at its field, and nothing typed is lost", async () => {
  const { field, save, getBannerText, onSaved } = await renderForm();
  rejectNextCall(changeUser, takenError("username"));
  await field("Katuosoite").fill("Kirkkotie 2");
  await field("Käyttäjänimi").fill("yllapito");
  await save.click();
  await expect
    .element(field("Käyttäjänimi"))
    .toHaveAccessibleDescription("Käyttäjänimi on jo käytössä. Valitse toinen.");
  await expect.element(field("Käyttäjänimi")).toHaveFocus();
  await expect.element(field("Katuosoite")).toHaveValue("Kirkkotie 2");
  expect(getBannerText()).toBe("Käyttäjänimi on jo käytössä. Valitse toinen.");
  expect(onSaved).not.toHaveBeenCalled();
});

test("a person whose account an admin made without any id is edited without one", async () => {
  const { field, save, sent, onSaved } = await renderForm(
    samplePerson({ socialSecurityNumber: null, ytunnus: null }),
  );
  await field("Katuosoite").fill("Kirkkotie 2");
  await save.click();
  await expect.poll(() => onSaved).toHaveBeenCalledOnce();
  expect(sent[0]?.body).toMatchObject({ street: "Kirkkotie 2", socialSecurityNumber: null, ytunnus: null });
});

test("§5 the only id of a person is not taken away", async () => {
  const { form, save, sent } = await renderForm(
    samplePerson({ socialSecurityNumber: null, ytunnus: "9000013-4" }),
  );
  await form.getByLabelText("Y-tunnus").fill("");
  await save.click();
  await expect.element(form.getByLabelText("Henkilötunnus")).toBeInvalid();
  expect(sent).toEqual([]);
});

test("§5 a person's id stays when its field is left empty", async () => {
  const { form, field, save, sent } = await renderForm(samplePerson());
  const id = form.getByLabelText("Henkilötunnus");
  await expect.element(id).toHaveValue("");
  await expect
    .element(id)
    .toHaveAccessibleDescription("Tunnus on tallennettu salattuna. Jätä tyhjäksi, jos se ei muutu.");
  await field("Katuosoite").fill("Kirkkotie 2");
  await save.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ socialSecurityNumber: "******-****" });
});

test("§5 a weak password is rejected, a strong one is sent, and none when its field is left empty", async () => {
  const { form, save, sent } = await renderForm();
  const password = form.getByLabelText("Uusi salasana");
  await password.fill("heikko");
  await expect.element(form.getByText("Vielä puuttuu: vähintään 8 merkkiä, iso kirjain")).toBeVisible();
  await save.click();
  await expect.element(form.getByText("Heikko salasana")).toBeVisible();
  await expect.element(password).toHaveFocus();
  await password.fill("Klapikasa-8");
  await expect.element(form.getByText("Vahva salasana")).toBeVisible();
  await save.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ password: "Klapikasa-8" });
  await password.fill("");
  await save.click();
  await expect.poll(() => sent[1]?.body).not.toHaveProperty("password");
});

test("§8 the second of two admins sees the first one's changes and overwrites them", async () => {
  const { screen, field, conflict, sent, getBannerText } = await renderForm();
  const contactInformation = { ...business.contactInformation, phonenumbers: ["050 000 0111"] };
  const current = changedElsewhere({
    address: { ...business.address, street: "Rantatie 1" },
    contactInformation,
  });
  rejectNextCall(changeUser, new AppError("stale", { current }));
  await field("Katuosoite").fill("Kirkkotie 2");
  await userEvent.keyboard("{Enter}");
  const heading = conflict.getByRole("heading", { name: "Tietoja on muutettu muualla sillä välin." });
  await expect.element(heading).toHaveFocus();
  const street = screen.getByRole("row", { name: "Katuosoite" });
  await expect.element(street).toHaveTextContent("KatuosoiteMetsätie 3Rantatie 1Kirkkotie 2");
  const phone = screen.getByRole("row", { name: "Puhelinnumero" });
  await expect.element(phone).toHaveTextContent("Puhelinnumero050 000 0999050 000 0111Ei muutosta");
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
  await conflict.getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await expect.poll(getBannerText).toBe(saved);
  // A field that the second admin did not edit keeps the first admin's value.
  const merged = { street: "Kirkkotie 2", phonenumber: "050 000 0111", updatedAt: current.updatedAt };
  expect(sent[0]?.body).toMatchObject(merged);
});

test("§8 the second of two admins adopts the first one's version and continues from it", async () => {
  const { screen, field, save, conflict, sent } = await renderForm();
  const address = { ...business.address, street: "Rantatie 1", locality: espoo, region: espoo.region };
  const current = changedElsewhere({ address });
  rejectNextCall(changeUser, new AppError("stale", { current }));
  await field("Katuosoite").fill("Kirkkotie 2");
  await save.click();
  const locality = screen.getByRole("row", { name: "Paikkakunta" });
  await expect.element(locality).toHaveTextContent("PaikkakuntaTampereEspooEi muutosta");
  await conflict.getByRole("button", { name: "Ota uudet tiedot" }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(field("Katuosoite")).toHaveValue("Rantatie 1");
  await expect.element(field("Paikkakunta")).toHaveValue("espoo");
  await field("Postinumero").fill("02200");
  await save.click();
  const continued = { street: "Rantatie 1", zip: "02200", locality: "espoo", updatedAt: current.updatedAt };
  await expect.poll(() => sent[0]?.body).toMatchObject(continued);
});

test("§8 an account activated meanwhile is saved without a conflict: the form has no such field", async () => {
  const { field, save, conflict, sent, getBannerText } = await renderForm();
  const current = changedElsewhere({ userAccount: { ...business.userAccount, paid: false } });
  rejectNextCall(changeUser, new AppError("stale", { current }));
  await field("Katuosoite").fill("Kirkkotie 2");
  await save.click();
  await expect.poll(getBannerText).toBe(saved);
  await expect.element(conflict).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ street: "Kirkkotie 2", updatedAt: current.updatedAt }),
  ]);
  for (const flag of ["paid", "active"]) expect(sent[0]?.body).not.toHaveProperty(flag);
});

test("§6 an admin gives no roles", async () => {
  const { form } = await renderForm();
  await expect.element(form.getByLabelText("Rooli")).not.toBeInTheDocument();
});

test("§6 root gives roles", async () => {
  const { field, save, sent } = await renderForm(business, sampleRoot());
  await field("Rooli").selectOptions("Ylläpitäjä");
  await save.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ role: "admin" });
});

test("§6 root has no field for its own role, and confirms its changes with its password", async () => {
  const root = sampleRoot();
  const { form } = await renderForm(root, root);
  await expect.element(form.getByLabelText("Nykyinen salasana")).toBeVisible();
  await expect.element(form.getByLabelText("Rooli")).not.toBeInTheDocument();
});
