import { listLookalikes } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { listUsers, searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall, holdCall } from "../../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { sampleAdmin, samplePassive, sampleRoot } from "../../../../testing/samples/sample-accounts.ts";
import { sampleBusiness, samplePerson } from "../../../../testing/samples/samples.ts";
import { renderUsers, someUsers } from "../testing/render-users.tsx";

// A phone shows no column headers.
beforeEach(() => setSize("desk"));

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
    await expect.element(row.getByRole("cell", { name: user.email ?? "", exact: true })).toBeVisible();
    await expect.element(row.getByRole("cell", { name: "050 000 0999" })).toBeVisible();
    await expect.element(row.getByRole("cell", { name: "Pirkanmaa" })).toBeVisible();
    const paid = user.userAccount.paid ? "Kyllä" : "Ei";
    await expect.element(row.getByRole("cell", { name: paid, exact: true })).toBeVisible();
    const plan = user.userAccount.account.accountPlan === "basic" ? "Basic" : "Premium";
    await expect.element(row.getByRole("cell", { name: plan })).toBeVisible();
    await expect.element(row.getByRole("cell", { name: "15.1.2026" })).toBeVisible();
  });
}

test("§2 a search is sent with Enter; whom it names is in no URL, and Back shows everyone again", async () => {
  const { screen, getAddress, searches } = await renderUsers();
  await screen.getByLabelText("Hae käyttäjää").fill(" Puula ");
  await userEvent.keyboard("{Enter}");
  await expect.poll(getAddress).toMatch(/^\?haku=[0-9a-f-]+$/);
  await expect.poll(() => searches[0]?.body).toMatchObject({ queryString: "Puula" });
  expect(searches[0]?.url.search).toBe("");
  await expect.element(screen.getByLabelText("Hae käyttäjää")).toHaveValue("Puula");
  await screen.router.navigate(-1);
  await expect.element(screen.getByLabelText("Hae käyttäjää")).toHaveValue("");
});

test("filters that are chosen before the list has loaded are all kept, and shown at once", async () => {
  const { screen, getAddress, getSentQuery } = await renderUsers();
  const { release } = holdCall(listUsers);
  await screen.getByLabelText("Maksu").selectOptions("Maksetut");
  await screen.getByLabelText("Tili", { exact: true }).selectOptions("Premium");
  await screen.getByLabelText("Maakunta").selectOptions("Kainuu");
  await expect.element(screen.getByLabelText("Maksu")).toHaveValue("maksetut");
  expect(getAddress()).toBe("");
  release();
  await expect.poll(getAddress).toBe("?maksu=maksetut&tili=premium&maakunta=kainuu");
  expect(getSentQuery()).toMatchObject({ paid: "true", plan: "premium", region: "kainuu" });
  await screen.router.navigate(-1);
  await expect.element(screen.getByLabelText("Maksu")).toHaveValue("");
});

test("§2 the table's filters are in the URL, together, and Back removes them", {
  tags: "s2-admin-14",
}, async () => {
  const { screen, getAddress, getSentQuery } = await renderUsers({ actor: sampleRoot() });
  const state = screen.getByLabelText("Tila", { exact: true });
  await state.selectOptions("Passiiviset");
  await expect.poll(getAddress).toBe("?tila=passiiviset");
  await expect.poll(getSentQuery).toMatchObject({ active: "false" });
  await screen.getByLabelText("Maksu").selectOptions("Maksetut");
  await screen.getByLabelText("Tili", { exact: true }).selectOptions("Premium");
  await screen.getByLabelText("Rooli").selectOptions("Myyjät");
  await screen.getByLabelText("Vahvistus").selectOptions("Vahvistetut");
  await screen.getByLabelText("Maakunta").selectOptions("Kainuu");
  await expect.poll(getSentQuery).toEqual({
    active: "false",
    paid: "true",
    plan: "premium",
    admin: "false",
    verified: "true",
    region: "kainuu",
    sort: "newest",
    limit: "15",
  });
  const all =
    "?tila=passiiviset&maksu=maksetut&tili=premium&rooli=myyjat&vahvistus=vahvistetut&maakunta=kainuu";
  await expect.poll(getAddress).toBe(all);
  await screen.router.navigate(-5);
  await expect.element(state).toHaveValue("passiiviset");
  await expect.poll(getSentQuery).toEqual({ active: "false", sort: "newest", limit: "15" });
  await screen.getByRole("button", { name: "Poista rajaukset" }).click();
  await expect.poll(getAddress).toBe("");
});

test("§6 an admin, who finds no other admins, has no filter of roles", async () => {
  const { screen } = await renderUsers();
  await expect.element(screen.getByLabelText("Vahvistus")).toBeVisible();
  await expect.element(screen.getByLabelText("Rooli")).not.toBeInTheDocument();
});

for (const { header, sorts } of [
  { header: "Nimi", sorts: ["name", "-name"] },
  { header: "Käyttäjänimi", sorts: ["username", "-username"] },
  { header: "Luotu", sorts: ["oldest", "newest"] },
]) {
  test(`§2 the column header '${header}' sorts the table, ascending and descending`, {
    tags: "s2-admin-7",
  }, async () => {
    const { screen, getAddress, getSentQuery } = await renderUsers({ query: "?tila=aktiiviset" });
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

test("the table says of whom messages do not reach, since when, and is narrowed to them", async () => {
  const at = "2026-11-21T10:00:00.000Z";
  const users = [
    sampleBusiness({ bounces: { mail: { at, reason: "address" } } }),
    samplePerson({ bounces: { mail: null } }),
  ];
  const { screen, rows, getSentQuery } = await renderUsers({ users });
  const told = screen.getByText("Sähköposti ei mene perille");
  expect(told.elements()).toHaveLength(1);
  await expect.element(screen.getByText("21.11.2026 alkaen")).toBeVisible();
  await expect.element(rows.filter({ hasText: "Puulan Puu Oy" }).getByText(/ei mene perille/)).toBeVisible();
  await screen.getByLabelText("Tavoitettavuus").selectOptions("Ei tavoiteta");
  await expect.poll(getSentQuery).toMatchObject({ bounced: "true" });
  await expectNoAxeViolations();
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

test("§8 a search that finds nobody says so, and shows everyone again", async () => {
  const { screen, rows } = await renderUsers({ users: [], search: "eikukaan", query: "?tila=passiiviset" });
  await expect.element(screen.getByText("Käyttäjiä ei löytynyt.")).toBeVisible();
  const all = answerCall(listUsers, { sellers: someUsers });
  await screen.getByRole("button", { name: "Näytä kaikki" }).click();
  await expect.element(rows).toHaveLength(1 + someUsers.length);
  expect(all[0]?.url.search).toBe("?sort=newest&limit=15");
});

test("a search that has not found anybody yet says that it goes on", async () => {
  const { screen } = await renderUsers();
  answerCall(searchUsers, { sellers: [], nextCursor: "later" });
  await screen.getByLabelText("Hae käyttäjää").fill("puula tampere");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/Haku jatkuu seuraavalla sivulla\.$/)).toBeVisible();
  await expect.element(screen.getByText("Käyttäjiä ei löytynyt.")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Seuraava" })).toBeVisible();
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
  await expect.poll(() => getButtons()).toEqual(["Muokkaa: yllapito", "Muokkaa: puula", "Poista: puula"]);
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
    await setSize(size);
    const { screen } = await renderUsers({ users: [...someUsers, sampleRoot()] });
    await screen.getByLabelText("Valitse puula").click();
    await expect.element(screen.getByText("1 valittu")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}

test("a link to a user who is not on the page opens the details all the same", async () => {
  const other = { ...samplePerson(), _id: "muualla" };
  answerCall(readUser, { user: other });
  answerCall(listLookalikes, { lookalikes: [] });
  const { screen } = await renderUsers({ query: "#details%3Amuualla" });
  await expect.element(screen.getByRole("dialog", { name: "Tuomas Tukkinen" })).toBeVisible();
});
