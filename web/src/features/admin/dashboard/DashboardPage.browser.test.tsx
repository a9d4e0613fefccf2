import { listClosingRequests } from "@halkopiha/domain/contract/accounts/contract.ts";
import {
  listIdentityRequests,
  listLookalikes,
} from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { readDashboard, readFigures } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { activateUser, listNewUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listContacts } from "@halkopiha/domain/contract/contacts.ts";
import { readOperator } from "@halkopiha/domain/contract/reference-data/operator.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { toPublicOperator } from "@halkopiha/domain/reference-data/operator.ts";
import { expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { operatorAtom } from "../../../market/operator/operator-atom.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleNewAccount, sampleRoot } from "../../../testing/samples/sample-accounts.ts";
import { sampleContact } from "../../../testing/samples/sample-contacts.ts";
import { sampleOperator } from "../../../testing/samples/sample-operator.ts";
import { sampleCounts, sampleFigures } from "../../../testing/samples/sample-panel.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

function answerDashboard() {
  answerCall(readDashboard, sampleCounts());
  answerCall(listNewUsers, { newUsers: [sampleNewAccount()] });
  answerCall(listLookalikes, { lookalikes: [] });
  answerCall(listIdentityRequests, { users: [] });
  answerCall(listClosingRequests, { users: [] });
  answerCall(listContacts, { contacts: [sampleContact()] });
  answerCall(readFigures, sampleFigures);
}

async function openDashboard(user = sampleAdmin()) {
  logInAs(user);
  const screen = await renderRoute(route, "/admin/");
  const getSection = (name: string) => screen.getByRole("region", { name, exact: true });
  await expect.element(getSection("Tilanne").getByRole("link").first()).toBeVisible();
  return { screen, getSection };
}

test("§2 the panel opens with counts, each linking to its list", { tags: "s2-admin-4" }, async () => {
  answerDashboard();
  const { screen, getSection } = await openDashboard();
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Hallinta Hallintapaneeli");
  const links = getSection("Tilanne").getByRole("link");
  const found = links.all().map((link) => [link.element().textContent, link.element().getAttribute("href")]);
  expect(found).toEqual([
    ["1\u00a0204 Tilaukset", "/admin/tilaukset"],
    ["57 Myyjät", "/admin/kayttajat"],
    ["3 Uudet tilit", "/admin/#uudet-tilit"],
    ["8 Yhteydenotot", "/admin/#yhteydenotot"],
  ]);
  expect(document.getElementById("uudet-tilit")).toBe(getSection("Uudet tilit").element());
  expect(document.getElementById("yhteydenotot")).toBe(getSection("Yhteydenotot").element());
});

test("root is told that nobody has entered who runs the market, until somebody has", async () => {
  answerDashboard();
  store.set(operatorAtom, undefined);
  answerCall(readOperator, { operator: null });
  const { screen } = await openDashboard(sampleRoot());
  const link = screen.getByRole("link", { name: "Täydennä yrityksen tiedot" });
  await expect.element(link).toHaveAttribute("href", "/admin/yritys");
  store.set(operatorAtom, toPublicOperator(sampleOperator()));
  await expect.element(link).not.toBeInTheDocument();
});

test("root is told that no invoice is made without an account number, until there is one", async () => {
  answerDashboard();
  store.set(operatorAtom, toPublicOperator(sampleOperator()));
  const { screen } = await openDashboard(sampleRoot());
  const link = screen.getByRole("link", { name: "Lisää tilinumero" });
  await expect.element(link).toHaveAttribute("href", "/admin/yritys");
  store.set(operatorAtom, toPublicOperator(sampleOperator({ iban: "FI2112345600000785" })));
  await expect.element(link).not.toBeInTheDocument();
});

test("admins who cannot enter who runs the market are not asked to", async () => {
  answerDashboard();
  store.set(operatorAtom, null);
  const { screen } = await openDashboard();
  await expect
    .element(screen.getByRole("link", { name: "Täydennä yrityksen tiedot" }))
    .not.toBeInTheDocument();
});

test("§4 a new account leaves the table once it is active, and the counts are loaded again", async () => {
  answerDashboard();
  const { screen, getSection } = await openDashboard();
  const isActive = true;
  answerCall(activateUser, {
    user: sampleNewAccount({ paid: true, isActive }),
    message: "Tili on aktiivinen.",
  });
  answerCall(readDashboard, sampleCounts({ newUsersCount: 2 }));
  const activate = screen.getByRole("button", { name: "Kirjaa maksu ja aktivoi: Puulan Puu Oy (puula)" });
  await activate.click();
  await expectBanner("success", "Puulan Puu Oy: Tili on aktiivinen.");
  await expect.element(activate).not.toBeInTheDocument();
  await expect.element(getSection("Uudet tilit")).toMatchTextContent("Uusia tilejä ei ole.");
  await expect.element(getSection("Tilanne").getByRole("link", { name: "2 Uudet tilit" })).toBeVisible();
});

test("orders by week and sellers by region are drawn, with the figures as tables", async () => {
  answerDashboard();
  const { getSection } = await openDashboard();
  const charts = getSection("Kehitys");
  for (const { name, summary, count } of [
    { name: "Tilaukset viikoittain", summary: charts.getByText("Luvut taulukkona").first(), count: 12 },
    { name: "Myyjät maakunnittain", summary: charts.getByText("Luvut taulukkona").last(), count: 18 },
  ]) {
    await expect.element(charts.getByRole("img", { name })).toBeVisible();
    await summary.click();
    const rows = charts.getByRole("table", { name }).getByRole("row");
    // One of the rows is the header row.
    await expect.poll(() => rows.elements().length, { message: name }).toBe(count + 1);
  }
});

test("§8 a section of the panel that fails to load can be retried, and the others are still shown", async () => {
  answerDashboard();
  rejectCall(readFigures, new AppError("fault"));
  const { getSection } = await openDashboard();
  const section = getSection("Kehitys");
  await expect.element(section.getByText(messages.serverError)).toBeVisible();
  await expect.element(getSection("Tilanne").getByRole("link", { name: "57 Myyjät" })).toBeVisible();
  answerCall(readFigures, sampleFigures);
  await section.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(section.getByRole("img").first()).toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    answerDashboard();
    const { screen, getSection } = await openDashboard();
    await expect.element(screen.getByRole("row").filter({ hasText: "Aino Ahonala" })).toBeVisible();
    await expect.element(getSection("Kehitys").getByRole("img").first()).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
