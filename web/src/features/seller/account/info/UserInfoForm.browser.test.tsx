import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { AppError, takenError } from "@halkopiha/domain/contract/app-error.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline, goOnline, holdAnswer } from "../../../../testing/calls/connection.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import {
  logInAs,
  sampleBusiness,
  sampleLocalities,
  samplePerson,
  sampleRegions,
} from "../../../../testing/samples/samples.ts";
import { UserInfoForm } from "./UserInfoForm.tsx";

async function renderForm(user = sampleBusiness()) {
  logInAs(user);
  answerCall(listLocalities, { localities: sampleLocalities });
  const onSaved = vi.fn();
  const regions = Promise.resolve(sampleRegions);
  const screen = await renderInApp(<UserInfoForm user={user} regions={regions} onSaved={onSaved} />);
  await expect.element(screen.getByLabelText("Paikkakunta")).toBeEnabled();
  return { screen, onSaved, submit: screen.getByRole("button", { name: "Päivitä" }) };
}

const wrongPasswordError = (text: string) =>
  new AppError("invalid", { message: text, fields: { currentPassword: text } });

for (const invalid of [
  { label: "Yrityksen nimi", value: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", value: "1234567-8", text: "Tarkista Y-tunnus. Se on muotoa 1234567-1." },
  { label: "Kotisivu", value: "ei osoite", text: "Tarkista kotisivun osoite." },
  { label: "Sähköposti", value: "ei osoite", text: "Sähköposti on väärää formaattia." },
  {
    label: "Puhelinnumero",
    value: "soita",
    text: "Tarkista puhelinnumero: kirjoita vain numero, esimerkiksi 040 123 4567.",
  },
  { label: "Yhteyshenkilö", value: "", text: "Vaadittu kenttä" },
  { label: "Katuosoite", value: "", text: "Vaadittu kenttä" },
  { label: "Postinumero", value: "331000", text: "Postinumerossa on viisi numeroa." },
]) {
  test(`§5 rejects '${invalid.value}' as ${invalid.label}, and the error gets the focus`, {
    tags: "s5-20",
  }, async () => {
    const sent = answerCall(updateUser, { user: sampleBusiness(), message: "" });
    const { screen, submit } = await renderForm();
    const field = screen.getByLabelText(invalid.label);
    await field.fill(invalid.value);
    await submit.click();
    await expect.element(field).toHaveAccessibleDescription(invalid.text);
    await expect.element(field).toHaveFocus();
    expect(sent).toEqual([]);
  });
}

test("§2 is sent with Enter, and the saved user is passed on", async () => {
  const user = sampleBusiness();
  const saved = { ...user, website: "https://puu.example" };
  const sent = answerCall(updateUser, { user: saved, message: "Tietosi on tallennettu." });
  const { screen, onSaved } = await renderForm(user);
  await screen.getByLabelText("Kotisivu").fill("puu.example");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onSaved).toHaveBeenCalledWith(expect.objectContaining(saved));
  expect(sent[0]?.body).toMatchObject({ website: "https://puu.example" });
});

test("§8 shows the server's error at its field", async () => {
  rejectCall(updateUser, takenError("email"));
  const { screen, submit } = await renderForm();
  await screen.getByLabelText("Sähköposti").fill("toinen@puu.example");
  await screen.getByLabelText("Nykyinen salasana").fill("Salasana-123");
  await submit.click();
  await expect
    .element(screen.getByLabelText("Sähköposti"))
    .toHaveAccessibleDescription("Sähköpostiosoite on jo käytössä.");
});

test("§5 an e-mail address may not be left out by who is reached by e-mail: the server says so at its field", async () => {
  const fields = { email: "Vaadittu kenttä" };
  rejectCall(updateUser, new AppError("invalid", { fields }));
  const { screen, submit } = await renderForm();
  const email = screen.getByLabelText("Sähköposti");
  await email.fill("");
  await screen.getByLabelText("Nykyinen salasana").fill("Salasana-123");
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(email).toHaveFocus();
});

test("the current password is asked for when the contact details change, and its error is shown at its field", async () => {
  const user = sampleBusiness();
  const { screen, submit } = await renderForm(user);
  const password = screen.getByLabelText("Nykyinen salasana");
  await expect.element(password).not.toBeInTheDocument();
  await screen.getByLabelText("Sähköposti").fill("uusi@puu.example");
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription(/Vaadittu kenttä/);

  rejectCall(updateUser, wrongPasswordError("Väärä salasana."));
  await password.fill("Arvattu-1");
  await submit.click();
  await expect.element(screen.getByText("Väärä salasana.")).toBeVisible();
  await expect.element(password).toHaveFocus();

  const sent = answerCall(updateUser, { user, message: "" });
  await screen.getByLabelText("Sähköposti").fill(user.email ?? "");
  await screen.getByLabelText("Puhelinnumero").fill("050 000 0777");
  await password.fill("Salasana-123");
  expect(JSON.stringify(localStorage)).not.toContain("Salasana-123");
  await submit.click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ phonenumber: "050 000 0777", currentPassword: "Salasana-123" });
});

test("§2 changing the region clears the locality", { tags: "s2-user-13" }, async () => {
  const sent = answerCall(updateUser, { user: sampleBusiness(), message: "" });
  const { screen, submit } = await renderForm();
  const locality = screen.getByLabelText("Paikkakunta");
  await screen.getByLabelText("Maakunta").selectOptions("Uusimaa");
  await expect.element(locality).toBeEnabled();
  await expect.element(locality).toHaveValue("");
  await submit.click();
  await expect.element(locality).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(locality).toHaveFocus();
  await locality.selectOptions("Espoo");
  await submit.click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ region: "uusimaa", locality: "espoo" });
});

test("§5 a stored personal id is not shown, and stays when its field is left empty", async () => {
  const user = samplePerson();
  const sent = answerCall(updateUser, { user, message: "Tietosi on tallennettu." });
  const { screen, submit } = await renderForm(user);
  await expect.element(screen.getByLabelText("Henkilötunnus")).toHaveValue("");
  await screen.getByLabelText("Yhteyshenkilö").fill("Tuija Tukkinen");
  await submit.click();
  await expectBanner("success", "Tietosi on tallennettu.");
  expect(sent[0]?.body).toMatchObject({
    contactPerson: "Tuija Tukkinen",
    socialSecurityNumber: "******-****",
  });
});

test("§2 a person asks for another name and trade name with the keyboard alone", async () => {
  const sent = answerCall(updateUser, { user: samplePerson(), message: "" });
  const { screen } = await renderForm(samplePerson());
  screen.getByLabelText("Etunimi").element().focus();
  await userEvent.keyboard("{Control>}a{/Control}Tuomas Tapio{Tab}{Tab}");
  await expect.element(screen.getByLabelText("Toiminimi")).toHaveFocus();
  await userEvent.keyboard("Tukkisen Klapi{Enter}");
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ firstname: "Tuomas Tapio", companyName: "Tukkisen Klapi" });
});

test("§5 the draft is restored except for the personal id, and it can be discarded", async () => {
  const user = samplePerson();
  const { screen } = await renderForm(user);
  await screen.getByLabelText("Katuosoite").fill("Uusitie 9");
  await screen.getByLabelText("Henkilötunnus").fill("010190-900P");
  await screen.unmount();
  const { screen: again } = await renderForm(user);
  const notice = again.getByText(
    "Lomakkeessa on aiemmin kirjoittamiasi muutoksia, joita ei ole tallennettu.",
  );
  await expect.element(notice).toBeVisible();
  const street = again.getByLabelText("Katuosoite");
  await expect.element(street).toHaveValue("Uusitie 9");
  await expect.element(again.getByLabelText("Henkilötunnus")).toHaveValue("");
  await again.getByRole("button", { name: "Hylkää muutokset" }).click();
  await expect.element(street).toHaveValue("Metsätie 3");
  expect(JSON.stringify(localStorage)).not.toContain("Uusitie");
});

test("a double click saves once", async () => {
  const user = samplePerson();
  const { sent, release } = holdAnswer(updateUser, { user, message: "Tietosi on tallennettu." });
  const { screen, submit } = await renderForm(user);
  await screen.getByLabelText("Yhteyshenkilö").fill("Taimi Tukkinen");
  await submit.dblClick();
  release();
  await expectBanner("success", "Tietosi on tallennettu.");
  expect(sent).toHaveLength(1);
});

test("offline the form says so, and the draft can be saved when back online", async () => {
  const user = samplePerson();
  const sent = answerCall(updateUser, { user, message: "Tietosi on tallennettu." });
  const { screen, submit } = await renderForm(user);
  await screen.getByLabelText("Yhteyshenkilö").fill("Tyyne Tukkinen");
  await goOffline();
  await expect.element(screen.getByText("Tietojen päivittäminen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await goOnline();
  await submit.click();
  await expectBanner("success", "Tietosi on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ contactPerson: "Tyyne Tukkinen" });
});

test("WCAG 2.2 AA: axe finds nothing, also not in its errors", async () => {
  const { screen, submit } = await renderForm(samplePerson());
  await expectNoAxeViolations();
  await screen.getByLabelText("Sukunimi").fill("");
  await submit.click();
  await expect.element(screen.getByText("Vaadittu kenttä")).toBeVisible();
  await expectNoAxeViolations();
});
