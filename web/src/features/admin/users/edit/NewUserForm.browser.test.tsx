import type { User } from "@halkopiha/domain/accounts/user.ts";
import { createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { takenError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { logOut } from "../../../../lib/auth/log-out.ts";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerAreaCalls } from "../../../../testing/calls/answer-area-calls.ts";
import { answerCall, holdCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline, goOnline } from "../../../../testing/calls/connection.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { renderRoute } from "../../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import * as route from "./new-user-route.tsx";

const created = "Käyttäjä on luotu.";

/** Every text that a business needs. */
const texts = {
  "Yrityksen nimi": "Luodun Puu Oy",
  "Y-tunnus": "9000013-4",
  Sähköposti: "luotu@posti.example",
  Puhelinnumero: "050 000 0999",
  Yhteyshenkilö: "Tuija Tukkinen",
  Katuosoite: "Metsätie 3",
  Postinumero: "33100",
  Käyttäjänimi: "luotu",
  Salasana: "Klapikasa-7",
};

async function renderForm(actor: User = sampleAdmin()) {
  logInAs(actor);
  answerAreaCalls();
  const sent = answerCall(createUser, { seller: sampleBusiness(), adminMessage: created });
  const screen = await renderRoute(route, "/admin/luo-kayttaja");
  const form = screen.getByRole("form", { name: "Uusi käyttäjä" });
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await expect.element(field("Maakunta")).toBeVisible();

  async function fill(): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    await field("Maakunta").selectOptions("Pirkanmaa");
    await field("Paikkakunta").selectOptions("Tampere");
  }

  return {
    screen,
    sent,
    form,
    field,
    fill,
    create: form.getByRole("button", { name: "Luo käyttäjä" }),
    getBannerText: () => store.get(bannerAtom)?.text,
  };
}

test("§6 an admin creates an account with Enter, and the form is empty again with the focus in its first field", async () => {
  const { form, field, fill, sent, getBannerText } = await renderForm();
  await fill();
  await expect.element(form.getByLabelText("Rooli")).not.toBeInTheDocument();
  await expect.element(form.getByText("Vahva salasana")).toBeVisible();
  await field("Käyttäjänimi").click();
  await userEvent.keyboard("{Enter}");
  await expect.poll(getBannerText).toBe(created);
  expect(sent[0]?.body).toMatchObject({
    business: true,
    companyName: "Luodun Puu Oy",
    ytunnus: "9000013-4",
    email: "luotu@posti.example",
    region: "pirkanmaa",
    locality: "tampere",
    username: "luotu",
    password: "Klapikasa-7",
    accountPlan: "basic",
    role: "user",
  });
  for (const label of Object.keys(texts)) await expect.element(field(label)).toHaveValue("");
  await expect.element(field("Yrityksen nimi")).toHaveFocus();
  expect(JSON.stringify(localStorage)).not.toContain("luotu");
});

test("§6 root creates an admin", async () => {
  const { field, fill, create, sent } = await renderForm(sampleRoot());
  await fill();
  await field("Rooli").selectOptions("Ylläpitäjä");
  await create.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ role: "admin" });
});

test("§6 a person is created without a business ID", async () => {
  const { screen, form, field, fill, create, sent } = await renderForm();
  await fill();
  await screen.getByLabelText("Yksityishenkilönä").click();
  await field("Etunimi").fill("Tuomas");
  await field("Sukunimi").fill("Tukkinen");
  await form.getByLabelText("Henkilötunnus").fill("010190-900P");
  await create.click();
  const person = {
    business: false,
    firstname: "Tuomas",
    lastname: "Tukkinen",
    socialSecurityNumber: "010190-900P",
  };
  await expect.poll(() => sent[0]?.body).toMatchObject(person);
});

test("§5 the draft survives a reload except for secrets, and logging out deletes it", async () => {
  const first = await renderForm();
  await first.fill();
  await first.screen.unmount();
  const { screen, field } = await renderForm();
  await expect.element(field("Käyttäjänimi")).toHaveValue("luotu");
  await expect.element(field("Paikkakunta")).toHaveValue("tampere");
  await expect.element(field("Salasana")).toHaveValue("");
  expect(JSON.stringify(localStorage)).not.toContain(texts.Salasana);
  expect(JSON.stringify(localStorage)).toContain("luotu");
  await screen.unmount();
  logOut();
  expect(JSON.stringify(localStorage)).not.toContain("luotu");
});

for (const { label, value, error } of [
  { label: "Käyttäjänimi", value: "halkomestari", error: takenError("username") },
  { label: "Sähköposti", value: "tilaukset@halkomestari.example", error: takenError("email") },
]) {
  test(`§5 '${value}' is rejected as ${label} at its field, because it is taken`, async () => {
    const { field, fill, create, getBannerText } = await renderForm();
    rejectNextCall(createUser, error);
    await fill();
    await field(label).fill(value);
    await create.click();
    await expect.element(field(label)).toHaveAccessibleDescription(error.message);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field("Yrityksen nimi")).toHaveValue("Luodun Puu Oy");
    expect(getBannerText()).toBe(error.message);
  });
}

test("§5 a weak password is rejected at its field", async () => {
  const { form, field, fill, create, sent } = await renderForm();
  await fill();
  await field("Salasana").fill("heikko");
  await create.click();
  await expect.element(form.getByText("Heikko salasana", { exact: true })).toBeVisible();
  await expect.element(field("Salasana")).toHaveFocus();
  await expect.element(field("Yrityksen nimi")).toHaveValue("Luodun Puu Oy");
  expect(sent).toEqual([]);
});

test("'Tyhjennä' empties the form and deletes its draft", async () => {
  const { form, field, fill } = await renderForm();
  await fill();
  await form.getByRole("button", { name: "Tyhjennä" }).click();
  for (const label of Object.keys(texts)) await expect.element(field(label)).toHaveValue("");
  expect(JSON.stringify(localStorage)).not.toContain("luotu");
});

test("a double click makes one account", async () => {
  const { fill, create, sent, getBannerText } = await renderForm();
  await fill();
  const { release } = holdCall(createUser);
  await create.dblClick();
  await expect.element(create).toHaveAttribute("aria-busy", "true");
  release();
  await expect.poll(getBannerText).toBe(created);
  expect(sent).toHaveLength(1);
});

test("offline the form says so and keeps the draft", async () => {
  const { form, field, fill, create, getBannerText } = await renderForm();
  await fill();
  await goOffline();
  await expect.element(form.getByText("Käyttäjän luominen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(create).toBeDisabled();
  await goOnline();
  await expect.element(create).toBeEnabled();
  await expect.element(field("Yrityksen nimi")).toHaveValue("Luodun Puu Oy");
  await create.click();
  await expect.poll(getBannerText).toBe(created);
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing with errors, the first of which has the focus`, async () => {
    await setSize(size);
    const { field, create } = await renderForm(sampleRoot());
    await create.click();
    await expect.element(field("Yrityksen nimi")).toHaveAccessibleDescription("Vaadittu kenttä");
    await expect.element(field("Yrityksen nimi")).toHaveFocus();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
