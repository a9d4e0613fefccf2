import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { readOperatorSettings } from "@halkopiha/domain/contract/reference-data/operator.ts";
import { updateOperator } from "@halkopiha/domain/contract/reference-data/operator-form.ts";
import type { Operator } from "@halkopiha/domain/reference-data/operator.ts";
import { expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { operatorAtom } from "../../../market/operator/operator-atom.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../testing/samples/sample-accounts.ts";
import { sampleOperator } from "../../../testing/samples/sample-operator.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const message = "Yrityksen tiedot on tallennettu.";

async function openSettings(operator: Operator | null, user = sampleRoot()) {
  logInAs(user);
  answerCall(readOperatorSettings, { operator });
  const screen = await renderRoute(route, "/admin/yritys");
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Hallinta Yrityksen tiedot");
  return {
    screen,
    form: screen.getByRole("form", { name: "Yrityksen tiedot" }),
    save: () => screen.getByRole("button", { name: "Tallenna", exact: true }).click(),
  };
}

test("root enters who runs the market, and sees it at once in the footer", async () => {
  const saved = sampleOperator({ phone: "014 123 4567" });
  const sent = answerCall(updateOperator, { operator: saved, message });
  const { form, save } = await openSettings(null);
  for (const [label, value] of [
    ["Yrityksen nimi", "Puu & Poika Oy"],
    ["Y-tunnus", "90000214"],
    ["Katuosoite", "Liiteritie 1"],
    ["Postinumero", "40100"],
    ["Postitoimipaikka", "Jyväskylä"],
    ["Asiakaspalvelun sähköposti", "apu@puu.example"],
    ["Asiakaspalvelun puhelin", "014 123 4567"],
    ["Tilinumero (IBAN)", "FI21 1234 5600 0007 85"],
    ["Linkit alatunnisteessa", "Verkkokauppa https://kauppa.example"],
  ] as const) {
    await form.getByLabelText(label).fill(value);
  }
  await save();
  await expectBanner("success", message);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: "Puu & Poika Oy",
      ytunnus: "9000021-4",
      street: "Liiteritie 1",
      zip: "40100",
      place: "Jyväskylä",
      email: "apu@puu.example",
      phone: "014 123 4567",
      hours: null,
      iban: "FI2112345600000785",
      bic: null,
      senderName: null,
      links: [{ label: "Verkkokauppa", url: "https://kauppa.example" }],
    },
  ]);
  await expect.poll(() => store.get(operatorAtom)?.phone).toBe("014 123 4567");
});

test("every mistake is named at its field, and nothing is sent", async () => {
  const sent = answerCall(updateOperator, { operator: sampleOperator(), message });
  const { screen, form, save } = await openSettings(sampleOperator());
  await form.getByLabelText("Y-tunnus").fill("1234567-8");
  await form.getByLabelText("Postinumero").fill("401");
  await form.getByLabelText("Tilinumero (IBAN)").fill("FI21 1234 5600 0007 86");
  await form.getByLabelText("Linkit alatunnisteessa").fill("Kauppa http://kauppa.example");
  await save();
  for (const error of [
    "Tarkista Y-tunnus. Se on muotoa 1234567-1.",
    "Postinumerossa on viisi numeroa.",
    "Tarkista tilinumero. Se on muotoa FI21 1234 5600 0007 85.",
    /^Tarkista rivi: Kauppa http:/,
  ]) {
    await expect.element(screen.getByText(error)).toBeVisible();
  }
  await expect.element(form.getByLabelText("Y-tunnus")).toHaveFocus();
  expect(sent).toEqual([]);
});

test("what another root has saved meanwhile is not overwritten unseen", async () => {
  const now = sampleOperator({ place: "Äänekoski", updatedAt: "2026-11-21T10:00:00.000Z" });
  const sent = answerCall(updateOperator, { operator: now, message });
  rejectNextCall(updateOperator, new AppError("stale", { current: now }));
  const { screen, form, save } = await openSettings(sampleOperator());
  await form.getByLabelText("Postitoimipaikka").fill("Laukaa");
  await save();
  await expect.element(screen.getByText("Äänekoski")).toBeVisible();
  await screen.getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ place: "Laukaa", updatedAt: now.updatedAt });
});

test("a draft survives a reload", async () => {
  const { form, screen } = await openSettings(sampleOperator());
  await form.getByLabelText("Asiakaspalvelun puhelin").fill("014 123 4567");
  await screen.unmount();
  const again = await openSettings(sampleOperator());
  await expect.element(again.form.getByLabelText("Asiakaspalvelun puhelin")).toHaveValue("014 123 4567");
});

test("admins who are not root read the details, and are told who changes them", async () => {
  const { screen, form } = await openSettings(sampleOperator(), sampleAdmin());
  await expect.element(screen.getByText("9000021-4")).toBeVisible();
  await expect.element(screen.getByText("Vain pääkäyttäjä voi muuttaa niitä.")).toBeVisible();
  expect(form.elements()).toEqual([]);
});

test("admins who are not root are told when nothing has been entered", async () => {
  const { screen } = await openSettings(null, sampleAdmin());
  await expect.element(screen.getByText("Yrityksen tietoja ei ole vielä täydennetty.")).toBeVisible();
});

test.each(["phone", "desk"] as const)("the form fits on a %s, and is accessible", async (size) => {
  await setSize(size);
  await openSettings(sampleOperator({ iban: "FI2112345600000785", bic: "NDEAFIHH" }));
  expectNoHorizontalScroll();
  await expectNoAxeViolations();
});
