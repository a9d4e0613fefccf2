import type { User } from "@halkopiha/domain/accounts/user.ts";
import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { SettingsForm } from "./SettingsForm.tsx";

const seller = sampleBusiness({ deliveryMethod: "Noutopiste" });
const saved = { user: seller, message: "Asetukset on tallennettu." };
const localities = Promise.resolve([]);

async function renderPage(user: User) {
  logInAs(user);
  const screen = await renderInApp(
    <SettingsForm user={user} localities={localities} onSaved={() => undefined} />,
  );
  const save = screen.getByRole("button", { name: "Tallenna", exact: true });
  await expect.element(save).toBeVisible();
  return { screen, save };
}

test("a seller says how they are paid, for their receipts", async () => {
  const sent = answerCall(updateAccountSettings, saved);
  const { screen, save } = await renderPage(seller);
  await screen.getByLabelText("Maksuehto").selectOptions("14 päivää netto");
  const iban = screen.getByLabelText("Tilinumero (IBAN)");
  await iban.fill("FI21 1234 5600 0007 86");
  await save.click();
  await expect
    .element(screen.getByText("Tarkista tilinumero. Se on muotoa FI21 1234 5600 0007 85."))
    .toBeVisible();
  await expect.element(iban).toHaveFocus();
  await iban.fill("fi21 1234 5600 0007 85");
  await save.click();
  await expectBanner("success", "Asetukset on tallennettu.");
  expect(sent).toHaveLength(1);
  await expectNoAxeViolations();
  expect(sent[0]?.body).toMatchObject({ paymentTerms: "14", iban: "FI2112345600000785" });
});

test("how a seller is paid is shown as it is printed", async () => {
  const { screen } = await renderPage({ ...seller, paymentTerms: "onDelivery", iban: "FI2112345600000785" });
  await expect.element(screen.getByLabelText("Maksuehto")).toHaveDisplayValue("Maksetaan toimitettaessa");
  await expect.element(screen.getByLabelText("Tilinumero (IBAN)")).toHaveValue("FI21 1234 5600 0007 85");
});
