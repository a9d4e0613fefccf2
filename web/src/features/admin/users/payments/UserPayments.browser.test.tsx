import type { Payment } from "@halkopiha/domain/accounts/payments/payment.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { giveNotice, withdrawNotice } from "@halkopiha/domain/contract/accounts/contract.ts";
import { listInvoices } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { listPayments, recordPayment, undoPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { expect, test, vi } from "vitest";
import { getToday } from "../../../../lib/format/today.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../../testing/samples/sample-accounts.ts";
import { samplePayment, sampleUndonePayment } from "../../../../testing/samples/sample-payments.ts";
import { samplePlans } from "../../../../testing/samples/sample-plans.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { UserNotice } from "./UserNotice.tsx";
import { UserPayments } from "./UserPayments.tsx";

const seller = sampleBusiness();
const thisYear = Number(getToday().slice(0, 4));

async function renderPayments(payments: Payment[], canEdit = true) {
  logInAs(sampleAdmin());
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listInvoices, { invoices: [] });
  const loaded = answerCall(listPayments, { payments });
  const onChanged = vi.fn(async () => undefined);
  const screen = await renderInApp(<UserPayments user={seller} canEdit={canEdit} onChanged={onChanged} />);
  return { screen, loaded, onChanged, form: screen.getByRole("form", { name: "Kirjaa maksu" }) };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the payments are listed, and one that was undone says by whom`, async () => {
    await setSize(size);
    const { screen } = await renderPayments([samplePayment(), sampleUndonePayment()]);
    const counted = screen.getByRole("row", { name: /2026.*12\.2\.2026/ }).first();
    await expect.element(counted).toHaveTextContent("2026150,60 €12.2.2026yllapito 13.2.2026Kumoa");
    const undone = screen.getByRole("row", { name: /kumonnut juuri 14\.2\.2026/ });
    await expect.element(undone.getByText("2025")).toBeVisible();
    expect(undone.getByText("2025").element().tagName).toBe("S");
    await expect.element(undone.getByRole("button")).not.toBeInTheDocument();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}

test("a user without payments has none listed, and who may not edit has no form", async () => {
  const { screen, form } = await renderPayments([], false);
  await expect.element(screen.getByText("Maksuja ei ole kirjattu.")).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});

test("a payment is recorded with the plan's fee for today", { tags: "s9-96" }, async () => {
  const { form, loaded, onChanged } = await renderPayments([]);
  const sent = answerCall(recordPayment, {
    user: seller,
    payment: samplePayment(),
    message: "Maksu on kirjattu.",
  });
  await expect.element(form.getByLabelText("Summa (€)")).toHaveValue("150,60");
  await form.getByLabelText("Maksun vuosi").selectOptions(String(thisYear + 1));
  await form.getByRole("button", { name: "Kirjaa maksu" }).click();
  await expectBanner("success", "Maksu on kirjattu.");
  expect(sent[0]?.body).toEqual({ year: thisYear + 1, amount: 15_060, received: getToday() });
  expect(onChanged).toHaveBeenCalledOnce();
  await expect.poll(() => loaded).toHaveLength(2);
});

test("a wrong amount and a missing day have their errors, and nothing is sent", async () => {
  const { form } = await renderPayments([]);
  const sent = answerCall(recordPayment, { user: seller, payment: samplePayment(), message: "" });
  await form.getByLabelText("Summa (€)").fill("paljon");
  await form.getByLabelText("Maksu saapui").fill("");
  await form.getByRole("button", { name: "Kirjaa maksu" }).click();
  await expect.element(form.getByText("Anna summa euroina, esimerkiksi 99,00.")).toBeVisible();
  await expect.element(form.getByText("Vaadittu kenttä")).toBeVisible();
  await expect.element(form.getByLabelText("Summa (€)")).toHaveFocus();
  await form.getByLabelText("Maksu saapui").fill("2999-01-01");
  await form.getByLabelText("Summa (€)").fill("0");
  await form.getByRole("button", { name: "Kirjaa maksu" }).click();
  await expect.element(form.getByText("Päivä ei voi olla tulevaisuudessa.")).toBeVisible();
  await expect.element(form.getByText("Summan tulee olla suurempi kuin nolla.")).toBeVisible();
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
});

test("an error of the server is shown, and what was typed stays", async () => {
  const { form } = await renderPayments([]);
  const error = new AppError("alreadyPaid");
  rejectNextCall(recordPayment, error);
  await form.getByLabelText("Summa (€)").fill("99");
  await form.getByRole("button", { name: "Kirjaa maksu" }).click();
  await expectBanner("danger", error.message);
  await expect.element(form.getByLabelText("Summa (€)")).toHaveValue("99");
});

test("a payment is undone after a question", async () => {
  const { screen, onChanged } = await renderPayments([samplePayment()]);
  const sent = answerCall(undoPayment, {
    user: seller,
    payment: sampleUndonePayment(),
    message: "Maksu on kumottu.",
  });
  await screen.getByRole("button", { name: "Kumoa maksu vuodelta 2026" }).click();
  const question = screen.getByRole("dialog", { name: "Kumotaanko maksu vuodelta 2026?" });
  await expectNoAxeViolations();
  await question.getByRole("button", { name: "Kumoa maksu" }).click();
  await expectBanner("success", "Maksu on kumottu.");
  expect(sent[0]?.url.pathname).toBe("/api/admin/users/puula/payments/maksu-2026");
  expect(onChanged).toHaveBeenCalledOnce();
});

test("payments that cannot be loaded are asked for again", async () => {
  rejectCall(listPayments, new AppError("unavailable"));
  logInAs(sampleAdmin());
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listInvoices, { invoices: [] });
  const screen = await renderInApp(<UserPayments user={seller} canEdit onChanged={async () => undefined} />);
  const again = screen.getByRole("button", { name: "Yritä uudelleen" });
  await expect.element(again).toBeVisible();
  answerCall(listPayments, { payments: [] });
  await again.click();
  await expect.element(screen.getByText("Maksuja ei ole kirjattu.")).toBeVisible();
});

test("offline a payment waits for the network, with the reason", async () => {
  const { screen, form } = await renderPayments([]);
  await expect.element(form).toBeVisible();
  await goOffline();
  await expect.element(form.getByRole("button", { name: "Kirjaa maksu" })).toBeDisabled();
  await expect.element(screen.getByText("Maksun kirjaaminen vaatii verkkoyhteyden.")).toBeVisible();
});

async function renderNotice(noticeGiven: string | null) {
  logInAs(sampleAdmin());
  const user: User = { ...seller, userAccount: { ...seller.userAccount, noticeGiven } };
  const onChanged = vi.fn(async () => undefined);
  const screen = await renderInApp(<UserNotice user={user} onChanged={onChanged} />);
  return { screen, onChanged };
}

test("an admin records notice for a seller who calls", { tags: "s9-15" }, async () => {
  const { screen, onChanged } = await renderNotice(null);
  const sent = answerCall(giveNotice, { user: seller, message: "Sopimus on irtisanottu." });
  await screen.getByRole("button", { name: "Kirjaa irtisanominen" }).click();
  const question = screen.getByRole("dialog", { name: "Kirjataanko irtisanominen?" });
  await expect.element(question.getByText("Myyjä saa irtisanomisesta vahvistuksen.")).toBeVisible();
  await expectNoAxeViolations();
  await question.getByRole("button", { name: "Kirjaa irtisanominen" }).click();
  await expectBanner("success", "Puulan Puu Oy: Sopimus on irtisanottu.");
  expect(sent).toHaveLength(1);
  expect(onChanged).toHaveBeenCalledOnce();
});

test("an admin takes back notice for a seller who calls", { tags: "s9-98" }, async () => {
  const { screen, onChanged } = await renderNotice("2026-11-15");
  const sent = answerCall(withdrawNotice, { user: seller, message: "Irtisanominen on peruttu." });
  await expect.element(screen.getByText(/^Irtisanottu 15\.11\.2026, päättyy/)).toBeVisible();
  await screen.getByRole("button", { name: "Peru irtisanominen" }).click();
  const question = screen.getByRole("dialog", { name: "Perutaanko irtisanominen?" });
  await question.getByRole("button", { name: "Peru irtisanominen" }).click();
  await expectBanner("success", "Puulan Puu Oy: Irtisanominen on peruttu.");
  expect(sent).toHaveLength(1);
  expect(onChanged).toHaveBeenCalledOnce();
});
