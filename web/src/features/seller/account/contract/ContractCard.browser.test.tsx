import { sampleInvoice } from "@halkopiha/domain/accounts/invoices/testing/sample-invoice.ts";
import type { OwnPayment } from "@halkopiha/domain/accounts/payments/payment.ts";
import type { User, UserAccount } from "@halkopiha/domain/accounts/user.ts";
import {
  giveNotice,
  listOwnPayments,
  requestClosing,
  withdrawClosing,
  withdrawNotice,
} from "@halkopiha/domain/contract/accounts/contract.ts";
import { listInvoices } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { samplePlan } from "../../../../testing/samples/sample-plans.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { ContractCard } from "./ContractCard.tsx";

/** A seller whose account is paid for 2026. */
const seller = (account: Partial<UserAccount> = {}, change: Partial<User> = {}) => {
  const user = sampleBusiness();
  return sampleBusiness({
    userAccount: { ...user.userAccount, paidUntil: 2026, expires: "2026-12-31T21:59:59.000Z", ...account },
    ...change,
  });
};

function Page({ user: loaded, today }: { user: User; today: string }) {
  const [user, onSaved] = useState(loaded);
  return <ContractCard user={user} today={today} onSaved={onSaved} />;
}

const noPayments: OwnPayment[] = [];

async function renderCard(user: User, today = "2026-11-21", payments = noPayments) {
  logInAs(user);
  answerCall(listOwnPayments, { payments });
  answerCall(listInvoices, { invoices: [sampleInvoice()] });
  answerCall(listPlans, { accounts: [samplePlan()] });
  const screen = await renderInApp(<Page user={user} today={today} />);
  const card = screen.getByRole("region", { name: "Sopimus" });
  await expect.element(card).toBeVisible();
  return { screen, card };
}

test("a seller who has paid sees until when, and how the contract goes on", { tags: "s9-15" }, async () => {
  const { card } = await renderCard(seller());
  for (const text of [
    "Voimassa",
    "31.12.2026",
    "Vuosi 2026 on maksettu, etkä ole meille velkaa.",
    "Vuoden 2027 lasku on päivätty 1.2.2027, ja sen eräpäivä on 28.2.2027. Jos maksu ei ole saapunut viimeistään 27.3.2027, tilisi suljetaan 28.3.2027.",
    "Sopimus jatkuu vuodesta toiseen. Jos et halua jatkaa, irtisano se viimeistään 24.12.2026.",
  ])
    await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  await expect.element(card.getByText("(sis. alv")).toBeVisible();
});

test("a seller sees what they have paid, and when", async () => {
  const payments = [{ _id: "maksu", year: 2026, amount: 9900, received: "2026-02-12" }];
  const { card } = await renderCard(seller(), "2026-11-21", payments);
  await expect.element(card.getByText("Vuosi 2026", { exact: true })).toBeVisible();
  await expect.element(card.getByText(/^Maksettu 99,00\s€ 12\.2\.2026$/)).toBeVisible();
});

test("a seller opens an invoice from the contract", { tags: "s9-7" }, async () => {
  const { card } = await renderCard(seller(), "2027-02-10");
  const link = card.getByRole("link", { name: "Jäsenmaksulasku 2027" });
  await expect.element(link).toHaveAttribute("href", "/lasku/matti-2027");
});

test("a seller whose payments cannot be loaded still sees the contract", async () => {
  rejectNextCall(listOwnPayments, new AppError("unavailable"));
  const { card } = await renderCard(seller());
  await expect.element(card.getByText("Voimassa", { exact: true })).toBeVisible();
});

for (const { today, state, verb } of [
  { today: "2027-02-10", state: "Voimassa", verb: "on" },
  { today: "2027-03-05", state: "Maksu myöhässä", verb: "oli" },
  { today: "2027-03-20", state: "Maksu myöhässä, muistutettu", verb: "oli" },
]) {
  test(`a seller who has not paid sees on ${today} what is owed and when the account closes`, async () => {
    const { card } = await renderCard(seller(), today);
    await expect.element(card.getByText(state, { exact: true })).toBeVisible();
    await expect.element(card.getByText("Vuosimaksusi vuodelta 2027 on maksamatta.")).toBeVisible();
    await expect.element(card.getByText(`sen eräpäivä ${verb} 28.2.2027`)).toBeVisible();
    await expect.element(card.getByText("27.3.2027", { exact: true })).toBeVisible();
  });
}

test("a seller whose account was opened without a payment is not told that it is paid", async () => {
  const { card } = await renderCard(seller({ paid: false }));
  await expect
    .element(card.getByText("Tilisi on auki, mutta vuoden 2026 maksua ei ole merkitty maksetuksi."))
    .toBeVisible();
});

test("a seller gives notice after reading until when the account stays open", { tags: "s9-15" }, async () => {
  const { screen, card } = await renderCard(seller());
  const sent = answerCall(giveNotice, {
    user: seller({ noticeGiven: "2026-11-21" }),
    message: "Sopimus on irtisanottu.",
  });
  await card.getByRole("button", { name: "Irtisano sopimus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Irtisanotaanko sopimus?" });
  await expect
    .element(dialog.getByText("Sopimuksesi päättyy 31.12.2026. Tilisi on auki siihen asti"))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Irtisano sopimus" }).click();
  await expectBanner("success", "Sopimus on irtisanottu.");
  await expect.element(card.getByText("Irtisanottu", { exact: true })).toBeVisible();
  await expect.element(card.getByText("Olet irtisanonut sopimuksesi 21.11.2026.")).toBeVisible();
  expect(sent[0]?.url.pathname).toBe("/api/users/puula/notice");
});

test("a seller who is too late reads that the next year is still to be paid", async () => {
  const { screen, card } = await renderCard(seller(), "2026-12-28");
  await card.getByRole("button", { name: "Irtisano sopimus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Irtisanotaanko sopimus?" });
  await expect.element(dialog.getByText("Sopimuksesi päättyy 31.12.2027.")).toBeVisible();
  await expect.element(dialog.getByText("Vuosi 2027 kuuluu vielä sopimukseen.")).toBeVisible();
});

test("a seller takes notice back", { tags: "s9-98" }, async () => {
  const { card } = await renderCard(seller({ noticeGiven: "2026-11-15" }));
  answerCall(withdrawNotice, { user: seller({ noticeGiven: null }), message: "Irtisanominen on peruttu." });
  await card.getByRole("button", { name: "Peru irtisanominen" }).click();
  await expectBanner("success", "Irtisanominen on peruttu.");
  await expect.element(card.getByRole("button", { name: "Irtisano sopimus" })).toBeVisible();
});

test("notice that fails can be given again", async () => {
  const { screen, card } = await renderCard(seller());
  rejectNextCall(giveNotice, new AppError("fault"));
  await card.getByRole("button", { name: "Irtisano sopimus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Irtisanotaanko sopimus?" });
  const confirm = dialog.getByRole("button", { name: "Irtisano sopimus" });
  await confirm.click();
  await expectBanner("danger", new AppError("fault").message);
  await expect.element(confirm).toBeEnabled();
});

test("a seller asks for the account to be closed, and withdraws it", async () => {
  const { screen, card } = await renderCard(seller());
  const closingRequest = { reason: "Muutan ulkomaille.", requestedAt: "2026-11-21T10:00:00.000Z" };
  const sent = answerCall(requestClosing, {
    user: seller({}, { closingRequest }),
    message: "Pyyntösi on lähetetty asiakaspalveluun.",
  });
  await card.getByRole("button", { name: "Pyydä tilin sulkemista" }).click();
  const dialog = screen.getByRole("dialog", { name: "Pyydä tilin sulkemista" });
  await dialog.getByLabelText("Syy").fill("Muutan ulkomaille.");
  await dialog.getByRole("button", { name: "Lähetä pyyntö" }).click();
  await expectBanner("success", "Pyyntösi on lähetetty asiakaspalveluun.");
  expect(sent[0]?.body).toEqual({ reason: "Muutan ulkomaille." });
  await expect.element(card.getByText("Syy: Muutan ulkomaille.")).toBeVisible();
  answerCall(withdrawClosing, {
    user: seller({}, { closingRequest: null }),
    message: "Pyyntösi on peruttu.",
  });
  await card.getByRole("button", { name: "Peru pyyntö" }).click();
  await expect.element(card.getByRole("button", { name: "Pyydä tilin sulkemista" })).toBeVisible();
});

test("a price that cannot be loaded leaves the rest of the contract readable", async () => {
  rejectCall(listPlans, new AppError("fault"));
  logInAs(seller());
  const screen = await renderInApp(<Page user={seller()} today="2026-11-21" />);
  await expect.element(screen.getByText("hintaa ei saatu haettua")).toBeVisible();
  await expect.element(screen.getByText("Vuosi 2026 on maksettu")).toBeVisible();
});

test("§8 offline nothing of the contract can be changed, and the card says so", async () => {
  const { card } = await renderCard(seller());
  await goOffline();
  await expect.element(card.getByRole("button", { name: "Irtisano sopimus" })).toBeDisabled();
  await expect.element(card.getByText("Sopimuksen muuttaminen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(card.getByRole("button", { name: "Pyydä tilin sulkemista" })).toBeDisabled();
});

test("an admin's own profile has no contract", async () => {
  logInAs(seller());
  const screen = await renderInApp(<Page user={seller({}, { role: "admin" })} today="2026-11-21" />);
  await expect.element(screen.getByText("Sopimus")).not.toBeInTheDocument();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing in the contract, and it does not scroll sideways`, async () => {
    await setSize(size);
    await renderCard(
      seller({}, { closingRequest: { reason: "Syy", requestedAt: "2026-11-21T10:00:00.000Z" } }),
    );
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}

const told = {
  kind: "told",
  version: 2,
  at: "2026-12-01T08:00:00.000Z",
  appliesFrom: "2027-01-01",
} as const;

test("who is told of new terms learns that the account is closed before them, whoever decides", async () => {
  const { screen, card } = await renderCard(seller({}, { termsEvents: [told] }));
  const right =
    "Käyttöehdot muuttuvat 1.1.2027, joten pyyntöä ei voi hylätä: tilisi suljetaan viimeistään 31.12.2026, ellet hyväksy uusia ehtoja.";
  const asking = seller(
    {},
    { termsEvents: [told], closingRequest: { reason: "", requestedAt: "2026-12-02T08:00:00.000Z" } },
  );
  answerCall(requestClosing, { user: asking, message: "Pyyntösi on lähetetty asiakaspalveluun." });
  await card.getByRole("button", { name: "Pyydä tilin sulkemista" }).click();
  const dialog = screen.getByRole("dialog", { name: "Pyydä tilin sulkemista" });
  await expect.element(dialog.getByText(right)).toBeVisible();
  await dialog.getByRole("button", { name: "Lähetä pyyntö" }).click();
  await expect.element(card.getByText(right)).toBeVisible();
});
