import { register as registerCall } from "@halkopiha/domain/contract/accounts/registration.ts";
import { AppError, takenError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { rejectCall } from "../../../testing/calls/answer-calls.ts";
import {
  answerRegister,
  findDetails,
  renderBusinessDetails,
  renderEmptyDetails,
  renderPersonDetails,
  renderSignUp,
} from "./testing/render-sign-up.tsx";

test("§2 codes come by e-mail or by SMS, and the terms are a link away", {
  tags: ["s2-signup-5", "s2-signup-7"],
}, async () => {
  const { form } = await renderEmptyDetails();
  await expect.element(form.getByLabelText("Sähköpostilla")).toBeChecked();
  await form.getByLabelText("Tekstiviestillä").click();
  await expect.element(form.getByLabelText("Sähköposti (valinnainen)")).toBeVisible();
  await expect
    .element(form.getByRole("link", { name: "käyttöehdot" }))
    .toHaveAttribute("href", "/kayttoehdot");
});

test("§5 the sign-up form says what a strong password is", { tags: "s5-7" }, async () => {
  const { form } = await renderEmptyDetails();
  await expect
    .element(form.getByLabelText("Salasana", { exact: true }))
    .toHaveAccessibleDescription(
      "Salasanan on oltava vähintään 8 merkkiä pitkä, ja sen tulee sisältää vähintään yksi iso kirjain ja numero sekä pieniä kirjaimia.",
    );
});

for (const invalid of [
  { label: "Yrityksen nimi", value: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", value: "1234567-8", text: "Tarkista Y-tunnus. Se on muotoa 1234567-1." },
  {
    label: "Puhelinnumero",
    value: "soita",
    text: "Tarkista puhelinnumero: kirjoita vain numero, esimerkiksi 040 123 4567.",
  },
  { label: "Postinumero", value: "331000", text: "Postinumerossa on viisi numeroa." },
  { label: "Salasana", value: "salasana", text: "Heikko salasana" },
  { label: "Salasana uudelleen", value: "Klapikasa-8", text: "Salasanat eivät täsmää!", claim: "s5-8" },
]) {
  test(`§5 the sign-up form rejects '${invalid.value}' as ${invalid.label}, and the first error gets the focus`, {
    tags: invalid.claim ?? [],
  }, async () => {
    const sent = answerRegister();
    const { form } = await renderBusinessDetails();
    const field = form.getByLabelText(invalid.label, { exact: true });
    await field.fill(invalid.value);
    await userEvent.keyboard("{Enter}");
    await expect.element(form.getByText(invalid.text)).toBeVisible();
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveFocus();
    expect(sent).toEqual([]);
  });
}

test("§5 the first error of an empty sign-up form gets the focus", async () => {
  const { form, submit } = await renderEmptyDetails();
  await expect.element(submit).toHaveAttribute("aria-disabled", "true");
  submit.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByLabelText("Yrityksen nimi")).toHaveFocus();
});

test("the first error of an empty form of a private person gets the focus, also when the choice replaced the fields", async () => {
  const { form, submit } = await renderEmptyDetails();
  await form.getByLabelText("Yksityishenkilönä").click();
  await submit.click({ force: true });
  await expect.element(form.getByLabelText("Etunimi")).toHaveFocus();
});

test("of several fields that the server rejects, the first on the page gets the focus", async () => {
  rejectCall(
    registerCall,
    new AppError("invalid", {
      fields: { zip: "Tarkista postinumero.", ytunnus: "Tarkista Y-tunnus. Se on muotoa 1234567-1." },
    }),
  );
  const { form, submit } = await renderBusinessDetails();
  await submit.click();
  await expect.element(form.getByText("Tarkista postinumero.")).toBeVisible();
  await expect.element(form.getByLabelText("Y-tunnus")).toHaveFocus();
});

test("§2 'Jatka' is off while the form is invalid, and says which fields are to be filled in", {
  tags: "s2-signup-6",
}, async () => {
  const sent = answerRegister();
  const { screen, form, submit } = await renderBusinessDetails();
  await expect.element(submit).not.toHaveAttribute("aria-disabled");
  await form.getByLabelText("Postinumero").fill("33");
  await form.getByLabelText("Hyväksyn käyttöehdot").click();
  await expect.element(submit).toHaveAttribute("aria-disabled", "true");
  const reason = screen.getByText("Täydennä ensin: Postinumero, Käyttöehtojen hyväksyminen.");
  await expect.element(reason).not.toBeVisible();
  submit.element().focus();
  await expect.element(reason).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Enter}");
  const zip = form.getByLabelText("Postinumero");
  await expect.element(zip).toHaveFocus();
  await expect.element(reason).toBeVisible();
  await zip.fill("33100");
  await form.getByLabelText("Hyväksyn käyttöehdot").click();
  await expect.element(reason).not.toBeInTheDocument();
  await submit.click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Vahvistus" })).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ accountPlan: "basic", companyName: "Tukkisen Puu Oy", zip: "33100" });
});

test("§5 a taken user name shows an error at its field", { tags: "s4-31" }, async () => {
  rejectCall(registerCall, takenError("username"));
  const { form, submit } = await renderPersonDetails();
  await submit.click();
  const username = form.getByLabelText("Käyttäjänimi");
  await expect.element(username).toHaveAccessibleDescription("Käyttäjänimi on jo käytössä. Valitse toinen.");
  await expect.element(username).toHaveFocus();
});

test("§4 the draft of a sign-up survives a reload except for secrets", async () => {
  const { screen, form } = await renderPersonDetails();
  await form.getByLabelText("Etunimi").fill("Taavi");
  expect(localStorage.getItem("halkopiha.sign-up")).not.toMatch(/Klapikasa-7|010190-900P/);
  await screen.unmount();
  const reloaded = await findDetails(await renderSignUp());
  await expect.element(reloaded.form.getByLabelText("Etunimi")).toHaveValue("Taavi");
  for (const label of ["Henkilötunnus", "Salasana", "Salasana uudelleen"]) {
    await expect.element(reloaded.form.getByLabelText(label, { exact: true })).toHaveValue("");
  }
  await expect.element(reloaded.form.getByLabelText("Hyväksyn käyttöehdot")).not.toBeChecked();
});
