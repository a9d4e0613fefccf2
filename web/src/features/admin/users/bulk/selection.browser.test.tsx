import type { User } from "@halkopiha/domain/accounts/user.ts";
import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import { downloadSelectedCsv } from "@halkopiha/domain/contract/admin/downloads.ts";
import { activateUsers, countUsers, listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import {
  answerCall,
  answerEachCall,
  answerFile,
  respondToCall,
  type SentRequest,
} from "../../../../testing/calls/answer-calls.ts";
import { createDeferred } from "../../../../testing/calls/deferred.ts";
import { setSize } from "../../../../testing/display.ts";
import { findCoveringElement } from "../../../../testing/layout.ts";
import { sampleAdmin, sampleRoot, sampleUsers } from "../../../../testing/samples/sample-accounts.ts";
import { sampleBusiness } from "../../../../testing/samples/samples.ts";
import { renderUsers, someUsers } from "../testing/render-users.tsx";

beforeEach(() => setSize("desk"));

const unpaid = (user: User): User => ({ ...user, userAccount: { ...user.userAccount, paid: false } });
const manyUsers = sampleUsers(32).map(unpaid);
const readIds = ({ body }: SentRequest): string[] => JSON.parse(JSON.stringify(body)).ids;

/** The first page of 32 users who have not paid. */
async function renderMany() {
  const page = await renderUsers({ users: manyUsers.slice(0, 15), nextCursor: "more", count: 32 });
  const { screen } = page;
  return { ...page, bar: screen.getByRole("region", { name: "Valitut käyttäjät" }) };
}

test("§2 all users of a page are selected at once, but none that the admin may not change", {
  tags: "s2-admin-8",
}, async () => {
  const { screen } = await renderUsers({ users: [sampleRoot(), sampleAdmin(), ...someUsers] });
  await screen.getByLabelText("Valitse kaikki näkyvät").click();
  await expect.element(screen.getByText("4 valittu")).toBeVisible();
  await expect.element(screen.getByLabelText("Valitse juuri")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Tyhjennä valinta" }).click();
  await expect.element(screen.getByText("valittu")).not.toBeInTheDocument();
});

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} what can be done with the selected users stays on the screen far down the list`, async () => {
    await setSize(size);
    const { screen, bar } = await renderMany();
    await screen.getByLabelText("Valitse puu-15", { exact: true }).click();
    await expect.element(bar).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(
      findCoveringElement(bar.getByRole("button", { name: "Aktivoi", exact: true }).element()),
    ).toBeNull();
  });
}

test("the selection survives paging, and ends with another search", async () => {
  const { screen, bar } = await renderMany();
  await screen.getByLabelText("Valitse puu-1", { exact: true }).click();
  answerCall(listUsers, { sellers: manyUsers.slice(15, 30), nextCursor: "last" });
  await screen.getByRole("button", { name: "Seuraava" }).click();
  await screen.getByLabelText("Valitse puu-16", { exact: true }).click();
  await expect.element(bar.getByText("2 valittu")).toBeVisible();
  await screen.getByRole("button", { name: "Edellinen" }).click();
  await expect.element(bar.getByText("2 valittu")).toBeVisible();
  await screen.getByLabelText("Maksu").selectOptions("Maksamattomat");
  await expect.element(bar).not.toBeInTheDocument();
});

test("everyone who matches is selected, and marked as paid in batches; those that fail stay selected", async () => {
  const { screen, bar } = await renderMany();
  answerEachCall(listUsers, ({ url }) =>
    url.searchParams.get("limit") === "100"
      ? { sellers: manyUsers }
      : { sellers: manyUsers.slice(0, 15), nextCursor: "more" },
  );
  await screen.getByLabelText("Valitse puu-1", { exact: true }).click();
  await bar.getByRole("button", { name: "Valitse kaikki 32 hakua vastaavaa" }).click();
  await expect.element(bar.getByText("32 valittu")).toBeVisible();
  const error = { code: "stale", message: "Tietoja on muutettu muualla sillä välin." };
  const sent = answerEachCall(activateUsers, (request) => ({
    results: readIds(request).map((id) => {
      const user = manyUsers.find(({ _id }) => _id === id);
      return id === "puu-31" || !user ? { id, error } : { id, user };
    }),
  }));
  await bar.getByRole("button", { name: "Merkitse maksetuksi" }).click();
  const dialog = screen.getByRole("dialog", { name: "Merkitäänkö maksetuksi 32 käyttäjää?" });
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Merkitse maksetuksi" }).click();
  const results = screen.getByRole("dialog", { name: "Merkitse maksetuksi" });
  await expect.element(results.getByText("Onnistui: 31 käyttäjää. Epäonnistui: 1 käyttäjä.")).toBeVisible();
  await expect
    .element(results.getByRole("row", { name: /puu-31/ }))
    .toHaveTextContent(`Puu 31 Oy (puu-31)${error.message}`);
  expect(sent.map(({ body }) => body)).toHaveLength(4);
  expect(sent[0]?.body).toMatchObject({ paid: true });
  expect(sent[0]?.body).not.toHaveProperty("active");
  await expectNoAxeViolations();
  await results.getByRole("button", { name: "Sulje" }).last().click();
  await expect.element(bar.getByText("1 valittu")).toBeVisible();
});

test("sellers who are paid for this year are marked as paid for the next, and no others", {
  tags: "s9-96",
}, async () => {
  const thisYear = toFinnishDay(new Date().toISOString()).year;
  const paidFor = (nth: number, paidUntil: number) => {
    const user = sampleBusiness({ _id: `puu-${nth}`, username: `puu-${nth}` });
    return { ...user, userAccount: { ...user.userAccount, paidUntil } };
  };
  const { screen } = await renderUsers({ users: [paidFor(1, thisYear), paidFor(2, thisYear + 1)] });
  const sent = answerCall(activateUsers, { results: [] });
  await screen.getByLabelText("Valitse kaikki näkyvät").click();
  await screen.getByRole("button", { name: "Merkitse ensi vuosi maksetuksi" }).click();
  const dialog = screen.getByRole("dialog", { name: "Merkitäänkö ensi vuosi maksetuksi 1 käyttäjä?" });
  await dialog.getByRole("button", { name: "Merkitse ensi vuosi maksetuksi" }).click();
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      ids: ["puu-1"],
      paid: true,
      paidUntil: thisYear + 1,
      received: toFinnishDate(new Date().toISOString()),
    });
});

test("§4 activating warns of unpaid accounts, and leaves those that are active alone", async () => {
  const { screen } = await renderUsers();
  const sent = answerCall(activateUsers, { results: [] });
  await screen.getByLabelText("Valitse kaikki näkyvät").click();
  await screen.getByRole("button", { name: "Aktivoi" }).click();
  const dialog = screen.getByRole("dialog", { name: "Aktivoidaanko 2 käyttäjää?" });
  await expect.element(dialog.getByText("Maksua ei ole merkitty maksetuksi: 1 käyttäjä.")).toBeVisible();
  await expect.element(dialog.getByText("Jo tässä tilassa, ei muuteta: 1 käyttäjä.")).toBeVisible();
  await dialog.getByRole("button", { name: "Peruuta" }).click();
  expect(sent).toEqual([]);
});

test("a bulk change is stopped after the batch that was sent; the others stay selected", async () => {
  const { screen, bar } = await renderMany();
  await screen.getByLabelText("Valitse kaikki näkyvät").click();
  const { promise: wait, resolve: finish } = createDeferred();
  const sent = respondToCall(activateUsers, async (request) => {
    await wait;
    return Response.json({
      results: readIds(request).map((id) => ({ id, user: manyUsers.find(({ _id }) => _id === id) })),
    });
  });
  await bar.getByRole("button", { name: "Poista käytöstä" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Poista käytöstä" }).click();
  await expect.element(screen.getByLabelText("Perustelu myyjälle")).toBeInvalid();
  await screen.getByLabelText("Perustelu myyjälle").fill("Myyjät eivät vastaa ostajille.");
  await screen.getByRole("dialog").getByRole("button", { name: "Poista käytöstä" }).click();
  await expect.element(screen.getByLabelText("Käsitelty 0 / 15")).toBeVisible();
  await screen.getByRole("button", { name: "Keskeytä" }).click();
  finish();
  await expect.element(screen.getByText(/Käsittelemättä jäi: 5 käyttäjää/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await screen.getByRole("button", { name: "Sulje" }).last().click();
  await expect.element(bar.getByText("5 valittu")).toBeVisible();
});

test("a mail to the selected opens the admin's own program, with blind copies", async () => {
  const { screen } = await renderUsers();
  await screen.getByLabelText("Valitse kaikki näkyvät").click();
  await screen.getByRole("button", { name: "Lähetä sähköposti" }).click();
  const link = screen.getByRole("link", { name: "Avaa sähköpostiohjelma" });
  await expect
    .element(link)
    .toHaveAttribute("href", expect.stringMatching(/^mailto:\?bcc=puula@puu\.example,/));
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await screen.getByRole("button", { name: "Kopioi osoitteet" }).click();
  await expect.element(screen.getByText("Osoitteet on kopioitu.")).toBeVisible();
  expect(copied.mock.calls[0]?.[0]).toContain("puula@puu.example; ");
  await expectNoAxeViolations();
});

test("the selected users are exported with the columns of the table", async () => {
  const { screen } = await renderUsers();
  const sent = answerFile(downloadSelectedCsv, "");
  await screen.getByLabelText("Valitse puula").click();
  await screen.getByRole("button", { name: "Vie", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Vie 1 käyttäjä" });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await dialog.getByRole("button", { name: "Lataa CSV" }).click();
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      ids: ["puula"],
      columns: "username,name,email,phone,region,plan,active,paid,createdAt",
    });
});

test("those whom the admin may not change are left out, and the bar says so", async () => {
  const { screen, bar } = await renderMany();
  answerCall(listUsers, { sellers: [...manyUsers.slice(0, 31), sampleRoot()] });
  await screen.getByLabelText("Valitse puu-1", { exact: true }).click();
  await bar.getByRole("button", { name: "Valitse kaikki 32 hakua vastaavaa" }).click();
  await expect.element(bar.getByText("31 valittu")).toBeVisible();
  const text = "1 käyttäjä jäi pois, koska sinulla ei ole oikeutta muuttaa tietoja.";
  await expect.element(bar.getByText(text)).toBeVisible();
  await expect.element(bar.getByRole("button", { name: /^Valitse kaikki/ })).not.toBeInTheDocument();
  await screen.getByLabelText("Valitse puu-1", { exact: true }).click();
  await expect.element(bar.getByText(text)).not.toBeInTheDocument();
});

test("a search of which few match stops after ten requests, and the bar says so", async () => {
  const { screen, bar } = await renderMany();
  const rest = [...manyUsers];
  const sent = answerEachCall(listUsers, () => ({ sellers: rest.splice(0, 1), nextCursor: "more" }));
  await screen.getByLabelText("Valitse puu-1", { exact: true }).click();
  await bar.getByRole("button", { name: "Valitse kaikki 32 hakua vastaavaa" }).click();
  await expect.element(bar.getByText("10 valittu")).toBeVisible();
  await expect.element(bar.getByText("Kaikkia hakua vastaavia ei ehditty lukea. Rajaa hakua.")).toBeVisible();
  expect(sent).toHaveLength(10);
});

test("more than 1,000 users are not selected at once", async () => {
  const { screen, bar } = await renderMany();
  answerCall(countUsers, { count: 1001, isExact: true, isMore: false });
  await screen.getByLabelText("Maksu").selectOptions("Maksamattomat");
  await screen.getByLabelText("Valitse puu-1", { exact: true }).click();
  await expect.element(bar.getByText("Kerralla voi valita 1 000 käyttäjää. Rajaa hakua.")).toBeVisible();
});
