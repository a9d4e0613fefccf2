import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCall, rejectCall } from "../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleNewAccount } from "../../../testing/sample-accounts.ts";
import { logInAs } from "../../../testing/samples.ts";
import { ActivationForm } from "./ActivationForm.tsx";

async function renderForm() {
  logInAs(sampleAdmin());
  const onChanged = vi.fn();
  const screen = await renderInApp(<ActivationForm user={sampleNewAccount()} onChanged={onChanged} />);
  const form = screen.getByRole("form", { name: "Aktivointi: Puulan Puu Oy" });
  return {
    screen,
    onChanged,
    paid: form.getByLabelText("Maksettu"),
    active: form.getByLabelText("Aktiivinen"),
    save: form.getByRole("button", { name: "Tallenna" }),
    question: screen.getByRole("dialog", { name: "Aktivoidaanko Puulan Puu Oy ilman maksua?" }),
  };
}

test("§4 an account that is marked as paid stays inactive", async () => {
  const saved = sampleNewAccount({ paid: true });
  const sent = answerCall(activateUser, { user: saved, message: "Tili ei ole aktiivinen." });
  const { paid, save, question, onChanged } = await renderForm();
  await paid.selectOptions("kyllä");
  await save.click();
  await expectBanner("success", "Puulan Puu Oy: Tili ei ole aktiivinen.");
  await expect.element(question).not.toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ paid: true, active: false });
  expect(onChanged).toHaveBeenCalledWith(saved);
});

test("§4 a select passes every option with the arrow keys, and sends nothing", async () => {
  const sent = answerCall(activateUser, { user: sampleNewAccount(), message: "" });
  const { active } = await renderForm();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(active).toHaveFocus();
  await userEvent.keyboard("kyl");
  await expect.element(active).toHaveDisplayValue("kyllä");
  await userEvent.keyboard("ei");
  expect(sent).toEqual([]);
});

test("§4 activating an account that is not paid is asked about first, and cancelling leaves it as it was", async () => {
  const saved = sampleNewAccount({ isActive: true });
  const sent = answerCall(activateUser, { user: saved, message: "Tili on aktiivinen." });
  const { active, save, question } = await renderForm();
  await active.selectOptions("kyllä");
  await save.click();
  await expect.element(question).toBeVisible();
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  await question.getByRole("button", { name: "Peruuta" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await save.click();
  await question.getByRole("button", { name: "Aktivoi ilman maksua" }).click();
  await expectBanner("success", "Puulan Puu Oy: Tili on aktiivinen.");
  expect(sent.map(({ body }) => body)).toMatchObject([{ paid: false, active: true }]);
});

test("§4 an account is activated with the keyboard alone; Esc closes the question and returns the focus", async () => {
  const saved = sampleNewAccount({ isActive: true });
  const sent = answerCall(activateUser, { user: saved, message: "Tili on aktiivinen." });
  const { active, save, question } = await renderForm();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(active).toHaveFocus();
  await userEvent.keyboard("kyl");
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(question).toBeVisible();
  question.getByRole("button", { name: "Aktivoi ilman maksua" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expectBanner("success", "Puulan Puu Oy: Tili on aktiivinen.");
});

test("§4 a change made by another admin meanwhile is shown and can be adopted", async () => {
  const { updatedAt } = sampleNewAccount();
  const changed = { ...sampleNewAccount({ paid: true }), updatedAt: "2026-11-02T10:00:00.000Z" };
  const rejected = rejectCall(activateUser, new AppError("stale", { current: changed }));
  const { screen, active, paid, save, question } = await renderForm();
  await active.selectOptions("kyllä");
  await save.click();
  await question.getByRole("button", { name: "Aktivoi ilman maksua" }).click();
  const conflict = screen.getByRole("dialog").getByRole("region", { name: "Muutettu muualla" });
  await expect.element(conflict).toMatchTextContent("Tili on maksettu");
  expect(rejected[0]?.body).toMatchObject({ updatedAt });
  await expect.element(question).not.toBeInTheDocument();
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  await conflict.getByRole("button", { name: "Ota uudet tiedot" }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(paid).toHaveDisplayValue("kyllä");
  await expect.element(active).toHaveDisplayValue("ei");
  const saved = sampleNewAccount({ paid: true, isActive: true });
  const sent = answerCall(activateUser, { user: saved, message: "Tili on aktiivinen." });
  await active.selectOptions("kyllä");
  await save.click();
  await expectBanner("success", "Puulan Puu Oy: Tili on aktiivinen.");
  expect(sent[0]?.body).toEqual({ paid: true, active: true, updatedAt: changed.updatedAt });
});
