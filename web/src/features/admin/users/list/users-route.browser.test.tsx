import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listLookalikes } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { readDashboard } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCall } from "../../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { useSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { renderRoute } from "../../../../testing/render-route.tsx";
import { sampleAdmin, samplePassive, sampleRoot, sampleUsers } from "../../../../testing/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples.ts";
import * as route from "./users-route.tsx";

const someUsers = [sampleBusiness(), samplePassive(false), samplePassive(true)];

// A phone shows no column headers.
beforeEach(() => useSize("desk"));

interface Options {
  users?: User[];
  nextCursor?: string;
  /** Query string of the address. */
  query?: string;
  actor?: User;
}

async function renderUsers({
  users = someUsers,
  nextCursor,
  query = "",
  actor = sampleAdmin(),
}: Options = {}) {
  logInAs(actor);
  answerCall(readDashboard, { usersCount: 3, newUsersCount: 0, ordersCount: 0, contactsCount: 0 });
  const sent = answerCall(listUsers, { sellers: users, ...(nextCursor && { nextCursor }) });
  const screen = await renderRoute(route, `/admin/kayttajat${query}`);
  await expect.element(screen.getByRole("button", { name: "Lataa CSV" })).toBeVisible();
  return {
    screen,
    rows: screen.getByRole("row"),
    /** The query of the last request for users. */
    getSentQuery: () => Object.fromEntries(sent.at(-1)?.url.searchParams ?? []),
    getAddress: () => screen.router.state.location.search,
  };
}

for (const { user, state } of [
  { user: sampleBusiness(), state: "Aktiivinen" },
  { user: samplePassive(false), state: "Passiivinen" },
  { user: samplePassive(true), state: "Passiivinen, maksettu" },
]) {
  test(`§2 the table shows who a user is, the plan and the state '${state}'`, async () => {
    const { rows } = await renderUsers();
    const row = rows.filter({ hasText: user.companyName ?? "" });
    await expect.element(row.getByRole("cell", { name: user.username, exact: true })).toBeVisible();
    await expect.element(row.getByText(state, { exact: true })).toBeVisible();
    await expect.element(row.getByRole("cell", { name: "Tampere" })).toBeVisible();
    const plan = user.userAccount.account.accountPlan === "basic" ? "Basic" : "Premium";
    await expect.element(row.getByRole("cell", { name: plan })).toBeVisible();
    await expect.element(row.getByRole("cell", { name: "15.1.2026" })).toBeVisible();
  });
}

test("§2 a search is sent with Enter, and is in the URL", async () => {
  const { screen, getAddress, getSentQuery } = await renderUsers();
  await screen.getByLabelText("Hae käyttäjää").fill(" Puula ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(getAddress).toBe("?queryString=Puula");
  await expect.poll(getSentQuery).toMatchObject({ queryString: "Puula" });
  await expect.element(screen.getByLabelText("Hae käyttäjää")).toHaveValue("Puula");
});

test("§2 the table's filters are in the URL, and Back removes them", async () => {
  const { screen, getAddress, getSentQuery } = await renderUsers();
  const group = screen.getByLabelText("Näytä");
  await group.selectOptions("Passiiviset");
  await expect.poll(getAddress).toBe("?nayta=passiiviset");
  await expect.poll(getSentQuery).toMatchObject({ active: "false" });
  await group.selectOptions("Aktiiviset");
  await expect.poll(getSentQuery).toMatchObject({ active: "true" });
  await group.selectOptions("Ylläpitäjät");
  await expect.poll(getAddress).toBe("?nayta=yllapitajat");
  await expect.poll(getSentQuery).toMatchObject({ admin: "true" });
  await screen.router.navigate(-2);
  await expect.element(group).toHaveValue("passiiviset");
  await expect.poll(getSentQuery).toMatchObject({ active: "false" });
  await screen.router.navigate(-1);
  await expect.element(group).toHaveValue("");
  await expect.poll(getSentQuery).toEqual({ sort: "newest", limit: "15" });
});

for (const { header, sorts } of [
  { header: "Nimi", sorts: ["name", "-name"] },
  { header: "Käyttäjänimi", sorts: ["username", "-username"] },
  { header: "Luotu", sorts: ["oldest", "newest"] },
]) {
  test(`§2 the column header '${header}' sorts the table, ascending and descending`, async () => {
    const { screen, getAddress, getSentQuery } = await renderUsers({ query: "?nayta=aktiiviset" });
    const cell = screen.getByRole("columnheader", { name: header, exact: true });
    for (const [index, sort] of sorts.entries()) {
      await cell.getByRole("button").click();
      await expect.poll(getSentQuery).toMatchObject({ sort, active: "true" });
      await expect.element(cell).toHaveAttribute("aria-sort", index === 0 ? "ascending" : "descending");
      if (sort !== "newest") expect(getAddress()).toContain(`sort=${sort}`);
    }
  });
}

test("§2 the order is chosen in a list as well, because a phone shows no column headers", async () => {
  const { screen, getSentQuery } = await renderUsers();
  await screen.getByLabelText("Järjestys").selectOptions("Nimi Ö–A");
  await expect.poll(getSentQuery).toMatchObject({ sort: "-name" });
});

test("§9 the table shows 15 users, or 25 or 50", async () => {
  const { screen, getSentQuery } = await renderUsers();
  expect(getSentQuery()).toMatchObject({ limit: "15" });
  const limit = screen.getByLabelText("Rivejä sivulla");
  expect(
    limit
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["15", "25", "50"]);
  for (const size of ["25", "50"]) {
    await limit.selectOptions(size);
    await expect.poll(getSentQuery).toMatchObject({ limit: size });
  }
});

test("§9 'Seuraava' and 'Edellinen' turn the pages of the table", async () => {
  const { screen, getSentQuery } = await renderUsers({ users: sampleUsers(15), nextCursor: "second" });
  const next = screen.getByRole("button", { name: "Seuraava" });
  const previous = screen.getByRole("button", { name: "Edellinen" });
  await expect.element(screen.getByText("Sivu 1, 15 käyttäjää")).toBeVisible();
  await expect.element(previous).not.toBeInTheDocument();
  answerCall(listUsers, { sellers: sampleUsers(15), nextCursor: "third" });
  await next.click();
  await expect.element(screen.getByText("Sivu 2, 15 käyttäjää")).toBeVisible();
  const third = answerCall(listUsers, { sellers: sampleUsers(1) });
  await next.click();
  await expect.element(screen.getByText("Sivu 3, 1 käyttäjä")).toBeVisible();
  expect(third[0]?.url.searchParams.get("cursor")).toBe("third");
  await expect.element(next).not.toBeInTheDocument();
  const second = answerCall(listUsers, { sellers: sampleUsers(15), nextCursor: "third" });
  await previous.click();
  await expect.element(screen.getByText("Sivu 2, 15 käyttäjää")).toBeVisible();
  expect(second[0]?.url.searchParams.get("cursor")).toBe("second");
  await previous.click();
  await expect.element(screen.getByText("Sivu 1, 15 käyttäjää")).toBeVisible();
  expect(second[1]?.url.searchParams.has("cursor")).toBe(false);
  expect(getSentQuery()).not.toHaveProperty("cursor");
});

test("a page that somebody has sent as a link leads back to the beginning", async () => {
  const { screen, getAddress } = await renderUsers({ query: "?sort=username&cursor=second" });
  await expect.element(screen.getByText("3 käyttäjää", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Ensimmäinen sivu" }).click();
  await expect.element(screen.getByText("Sivu 1, 3 käyttäjää")).toBeVisible();
  expect(getAddress()).toBe("?sort=username");
});

test("§8 a search that finds nobody says so, and shows everyone again", async () => {
  const { screen, rows } = await renderUsers({ users: [], query: "?queryString=eikukaan&nayta=passiiviset" });
  await expect.element(screen.getByText("Käyttäjiä ei löytynyt.")).toBeVisible();
  const all = answerCall(listUsers, { sellers: someUsers });
  await screen.getByRole("button", { name: "Näytä kaikki" }).click();
  await expect.element(rows).toHaveLength(1 + someUsers.length);
  expect(all[0]?.url.search).toBe("?sort=newest&limit=15");
});

test("§2 all users of a page are chosen at once, but not oneself", async () => {
  const root = sampleRoot();
  const { screen } = await renderUsers({ users: [root, sampleAdmin(), sampleBusiness()], actor: root });
  const all = screen.getByLabelText("Valitse kaikki näkyvät");
  await all.click();
  await expect.element(screen.getByText("2 valittu")).toBeVisible();
  await expect.element(screen.getByLabelText("Valitse juuri")).not.toBeInTheDocument();
  await all.click();
  await expect.element(screen.getByText("valittu")).not.toBeInTheDocument();
  await screen.getByLabelText("Valitse puula").click();
  await expect.element(screen.getByText("1 valittu")).toBeVisible();
  await expect.element(all).not.toBeChecked();
  await screen.getByRole("button", { name: "Valitse kaikki" }).click();
  await expect.element(screen.getByText("2 valittu")).toBeVisible();
  await expect.element(all).toBeChecked();
});

test("§6 an admin has no buttons for root and other admins, and nobody deletes themselves", async () => {
  const users = [
    sampleRoot(),
    sampleAdmin(),
    sampleAdmin({ _id: "apulainen", username: "apulainen" }),
    sampleBusiness(),
  ];
  const { screen } = await renderUsers({ users });
  const getButtons = () =>
    screen
      .getByRole("button", { name: /^(Muokkaa|Poista): / })
      .elements()
      .map((button) => button.ariaLabel);
  await vi.waitFor(() =>
    expect(getButtons()).toEqual(["Muokkaa: yllapito", "Muokkaa: puula", "Poista: puula"]),
  );
});

test("§6 root has buttons for admins, and does not delete itself", async () => {
  const { screen } = await renderUsers({ users: [sampleRoot(), sampleAdmin()], actor: sampleRoot() });
  for (const name of ["Muokkaa: juuri", "Muokkaa: yllapito", "Poista: yllapito"])
    await expect.element(screen.getByRole("button", { name })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Poista: juuri" })).not.toBeInTheDocument();
});

test("§2 a user's data open in a dialog, which Back closes", async () => {
  answerCall(listLookalikes, { lookalikes: [] });
  const { screen } = await renderUsers();
  await screen.getByRole("button", { name: "Puulan Puu Oy" }).click();
  const dialog = screen.getByRole("dialog", { name: "Puulan Puu Oy" });
  await expect.element(dialog.getByRole("button", { name: "Muokkaa tietoja" })).toBeVisible();
  await screen.router.navigate(-1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("§6 the dialog of an admin who may not be changed has no form", async () => {
  answerCall(listLookalikes, { lookalikes: [] });
  const { screen } = await renderUsers({ users: [sampleRoot()] });
  await screen.getByRole("button", { name: "Juho Juuri" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Juho Juuri" })).toBeVisible();
  await expect.element(screen.getByRole("form", { name: "Aktivointi" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Muokkaa tietoja" })).not.toBeInTheDocument();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing in the table, and it does not scroll sideways`, async () => {
    await useSize(size);
    const { screen } = await renderUsers({ users: [...someUsers, sampleRoot()] });
    await screen.getByLabelText("Valitse puula").click();
    await expect.element(screen.getByText("1 valittu")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
