import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCall, rejectCall } from "../../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import {
  logInAs,
  sampleBusiness,
  sampleLocalities,
  samplePerson,
  sampleRegions,
} from "../../../../testing/samples.ts";
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

for (const invalid of [
  { label: "Yrityksen nimi", value: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", value: "1234567-8", text: "Tarkista Y-tunnus." },
  { label: "Kotisivu", value: "ei osoite", text: "Tarkista kotisivun osoite." },
]) {
  test(`§5 rejects '${invalid.value}' as ${invalid.label}, and the error gets the focus`, async () => {
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
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(sent[0]?.body).toMatchObject({ website: "https://puu.example" });
});

test("§8 shows the server's error at its field", async () => {
  const text = "Sähköpostiosoite on jo käytössä.";
  rejectCall(updateUser, 409, { code: "emailTaken", message: text });
  const { screen, submit } = await renderForm();
  await screen.getByLabelText("Sähköposti").fill("toinen@puu.example");
  await screen.getByLabelText("Nykyinen salasana").fill("Salasana-123");
  await submit.click();
  await expect.element(screen.getByLabelText("Sähköposti")).toHaveAccessibleDescription(text);
});

test("WCAG 2.2 AA: axe finds nothing, also not in its errors", async () => {
  const { screen, submit } = await renderForm(samplePerson());
  await expectNoAxeViolations();
  await screen.getByLabelText("Sukunimi").fill("");
  await submit.click();
  await expect.element(screen.getByText("Vaadittu kenttä")).toBeVisible();
  await expectNoAxeViolations();
});
