import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateRestOfYearFee, getFinnishMonth } from "@halkopiha/domain/reference-data/membership.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { logInWithAccount } from "../../../testing/log-in-with-account.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { samplePlan } from "../../../testing/samples/sample-plans.ts";
import { samplePerson } from "../../../testing/samples/samples.ts";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import * as route from "./route.tsx";

/** The profile of a seller whose account was active before. */
async function renderClosed(change: Partial<User["userAccount"]>, address = "/profiili") {
  const person = samplePerson();
  const account = { paid: false, isActive: false, timesActivated: 1, expires: null, fee: null };
  logInWithAccount({ ...person, userAccount: { ...person.userAccount, ...account, ...change } });
  answerCall(listPlans, { accounts: [samplePlan()] });
  const children = [
    { index: true, element: <SectionTitle area="Profiili" section="Tilaukset" /> },
    { path: "tilaukset/:id", element: <h1>Tilaus</h1> },
    { path: "polttopuut", element: <SectionTitle area="Profiili" section="Polttopuut" /> },
  ];
  return renderRoutes([{ path: "/profiili", ...route, HydrateFallback: () => null, children }], address);
}

test("a seller whose contract has ended is not greeted as a newcomer: what happened, what it costs, how to come back", async () => {
  const screen = await renderClosed({ expires: "2025-12-31T21:59:59.000Z" });
  await expect.element(screen.getByRole("heading", { name: "Tilisi on suljettu" })).toBeVisible();
  await expect.element(screen.getByText(/Sopimuskautesi päättyi 31\.12\.2025\./)).toBeVisible();
  const { gross } = calculateRestOfYearFee(samplePlan().price, getFinnishMonth(new Date()));
  await expect.element(screen.getByText(formatEuros(gross))).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Näin saat tilisi takaisin" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Profiili Tilaukset" })).toBeVisible();
  await expect.element(screen.getByText(/Tervetuloa/)).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("a seller who gave notice is not told that they owe anything", { tags: "s9-15" }, async () => {
  const ended = { expires: "2025-12-31T21:59:59.000Z", paidUntil: 2025, noticeGiven: "2025-11-15" };
  const screen = await renderClosed(ended);
  await expect
    .element(screen.getByText(/Irtisanoit sopimuksen, etkä ole meille velkaa\. Jos haluat palata, maksusi/))
    .toBeVisible();
  await expect.element(screen.getByText(/maksamatta/)).not.toBeInTheDocument();
});

test("a seller whose unpaid account an admin has closed owes the fee that was charged", async () => {
  const fee = { net: 2000, tax: 510, gross: 2510, vat: 2550, months: 2 } as const;
  const screen = await renderClosed({ fee });
  await expect.element(screen.getByText(/Ylläpito on sulkenut tilisi\./)).toBeVisible();
  await expect.element(screen.getByText("25,10\u00a0€")).toBeVisible();
});

test("a seller whose paid account an admin has closed owes nothing", async () => {
  const screen = await renderClosed({ paid: true });
  await expect.element(screen.getByText("Vuosimaksusi on maksettu, etkä ole meille velkaa.")).toBeVisible();
  await expect.element(screen.getByText(/Maksusi tältä vuodelta/)).not.toBeInTheDocument();
});

test("a seller whose account has been closed opens an order, and no other section", async () => {
  const screen = await renderClosed({}, "/profiili/tilaukset/AA11");
  await expect.element(screen.getByRole("heading", { name: "Tilaus" })).toBeVisible();
  await screen.router.navigate("/profiili/polttopuut");
  await expect.element(screen.getByRole("heading", { name: "Profiili Tilaukset" })).toBeVisible();
});
