import type { User } from "@halkopiha/domain/accounts/user.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test, vi } from "vitest";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin, samplePassive } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { ActivationForm } from "./ActivationForm.tsx";

const active = sampleBusiness();

const reason = "Myyjä ei vastaa ostajille.";

/** The account with these flags, changed by an admin at this time. */
const withFlags = (isActive: boolean, paid: boolean, updatedAt = "2026-02-02T08:00:00.000Z") =>
  sampleBusiness({ updatedAt, userAccount: { ...active.userAccount, isActive, paid } });

async function renderForm(user: User, saved: User) {
  logInAs(sampleAdmin());
  const message = saved.userAccount.isActive ? "Tili on aktiivinen." : "Tili ei ole aktiivinen.";
  const sent = answerCall(activateUser, { user: saved, message });
  const onChanged = vi.fn(async () => undefined);
  const screen = await renderInApp(<ActivationForm user={user} onChanged={onChanged} />);
  return {
    screen,
    sent,
    onChanged,
    isActive: screen.getByLabelText("Tili on aktiivinen"),
    isPaid: screen.getByLabelText("Tili on maksettu"),
    submit: screen.getByRole("button", { name: "Tallenna tila" }),
    /** Chooses that the account is not active, and tells why. */
    async close() {
      await screen.getByLabelText("Tili on aktiivinen").selectOptions("ei");
      await screen.getByLabelText("Perustelu myyjälle").fill(reason);
    },
    conflict: screen.getByRole("region", { name: "Muutettu muualla" }),
    getBannerText: () => store.get(bannerAtom)?.text,
  };
}

test("§4 an account is deactivated by the select kyllä/ei", async () => {
  const { screen, isActive, close, submit, sent, onChanged, getBannerText } = await renderForm(
    active,
    withFlags(false, true),
  );
  expect(
    isActive
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["kyllä", "ei"]);
  await expect.element(isActive).toHaveValue("kyllä");
  await isActive.selectOptions("ei");
  await submit.click();
  await expect.element(screen.getByLabelText("Perustelu myyjälle")).toBeInvalid();
  expect(sent).toEqual([]);
  await close();
  await submit.click();
  await expect.poll(getBannerText).toBe("Tili ei ole aktiivinen.");
  const body = { active: false, paid: true, updatedAt: active.updatedAt, reason };
  expect(sent.map((call) => call.body)).toEqual([body]);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("§4 an account that is not active is marked as paid and activated with one button", async () => {
  const { screen, sent, onChanged, getBannerText } = await renderForm(
    samplePassive(false),
    withFlags(true, true),
  );
  await screen.getByRole("button", { name: /^Kirjaa maksu ja aktivoi: / }).click();
  await expect.poll(getBannerText).toBe("Tili on aktiivinen.");
  expect(sent[0]?.body).toMatchObject({ active: true, paid: true });
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a payment in December is recorded for the next year", { tags: "s9-96" }, async () => {
  const { screen, submit, sent, getBannerText } = await renderForm(active, active);
  const next = new Date().getFullYear() + 1;
  await screen.getByLabelText("Maksettu vuodelle").selectOptions(String(next));
  await submit.click();
  await expect.poll(getBannerText).toBe("Tili on aktiivinen.");
  expect(sent[0]?.body).toMatchObject({ active: true, paid: true, paidUntil: next });
  await expectNoAxeViolations();
});

test("an account that is not paid has no year", async () => {
  const { screen, isPaid } = await renderForm(active, active);
  await isPaid.selectOptions("ei");
  await expect.element(screen.getByLabelText("Maksettu vuodelle")).not.toBeInTheDocument();
});

test("an active account has no such button", async () => {
  const { screen, submit } = await renderForm(active, active);
  await expect.element(submit).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: /^Kirjaa maksu ja aktivoi/ }))
    .not.toBeInTheDocument();
});

test("§4 an account is marked as paid and activated", async () => {
  const { isActive, isPaid, submit, sent, getBannerText } = await renderForm(
    samplePassive(false),
    withFlags(true, true),
  );
  await isPaid.selectOptions("kyllä");
  await isActive.selectOptions("kyllä");
  await submit.click();
  await expect.poll(getBannerText).toBe("Tili on aktiivinen.");
  expect(sent[0]?.body).toMatchObject({ active: true, paid: true });
});

test("§4 an account that is not paid is activated only after a question", { tags: "s4-18" }, async () => {
  const { screen, isActive, submit, sent } = await renderForm(samplePassive(false), withFlags(true, false));
  await isActive.selectOptions("kyllä");
  await submit.click();
  const question = screen.getByRole("dialog", { name: "Aktivoidaanko Uusi Puu Oy ilman maksua?" });
  await expectNoAxeViolations();
  await question.getByRole("button", { name: "Peruuta" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await submit.click();
  await question.getByRole("button", { name: "Aktivoi ilman maksua" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent[0]?.body).toMatchObject({ active: true, paid: false });
});

test("§4 an edit conflict is shown, and one's own choice can be kept", async () => {
  const { close, isPaid, submit, conflict, sent, onChanged } = await renderForm(
    active,
    withFlags(false, false),
  );
  rejectNextCall(activateUser, new AppError("stale", { current: withFlags(true, false) }));
  await close();
  await submit.click();
  const changed = conflict.getByRole("row", { name: "Tili on maksettu" });
  await expect.element(changed).toHaveTextContent("Tili on maksettukylläeiEi muutosta");
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
  await conflict.getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  // What the other admin has changed is kept.
  expect(sent[0]?.body).toEqual({
    active: false,
    paid: false,
    reason,
    updatedAt: "2026-02-02T08:00:00.000Z",
  });
  await expect.poll(() => onChanged).toHaveBeenCalledOnce();
  await expect.element(isPaid).toHaveValue("ei");
});

test("§4 after an edit conflict the other admin's version can be kept", async () => {
  const { isActive, close, isPaid, submit, conflict, sent } = await renderForm(
    active,
    withFlags(false, false),
  );
  rejectNextCall(activateUser, new AppError("stale", { current: withFlags(true, false) }));
  await close();
  await submit.click();
  await conflict.getByRole("button", { name: "Ota uudet tiedot" }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(isActive).toHaveValue("kyllä");
  await expect.element(isPaid).toHaveValue("ei");
  expect(sent).toEqual([]);
});

test("§8 an error of the server is shown, and the choice stays", async () => {
  const { isActive, close, submit, onChanged, getBannerText } = await renderForm(active, active);
  const error = new AppError("oneself");
  rejectNextCall(activateUser, error);
  await close();
  await submit.click();
  await expect.poll(getBannerText).toBe(error.message);
  await expect.element(isActive).toHaveValue("ei");
  expect(onChanged).not.toHaveBeenCalled();
});
