import { readDashboard } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { deleteUsers, listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { logOut } from "../../../../lib/auth/log-out.ts";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../../testing/display.ts";
import { renderRoutes } from "../../../../testing/render-route.tsx";
import { sampleAdmin, sampleUsers } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../../testing/samples/samples.ts";
import { pendingDeletionsAtom, undoDuration } from "../../shared/pending-deletions.ts";
import * as route from "./users-route.tsx";

const [first, ...others] = sampleUsers(3);

// Vitest also advances fake timers while it polls, so the tests do not rely on exact times; pending-deletions.test.ts does.
beforeEach(async () => {
  await setSize("desk");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const reason = "Myyjä ei vastaa ostajille.";

/** The list of three businesses, of which the first ones are deleted. */
async function renderUsers() {
  logInAs(sampleAdmin());
  answerCall(readDashboard, { usersCount: 3, newUsersCount: 0, ordersCount: 0, contactsCount: 0 });
  answerCall(listUsers, { sellers: first ? [first, ...others] : others });
  const sent = answerCall(deleteUsers, { message: "Käyttäjät on poistettu." });
  const screen = await renderRoutes(
    [
      { path: "/admin/kayttajat", HydrateFallback: () => null, ...route },
      { path: "*", element: <h1>Hallinta Tilaukset</h1> },
    ],
    "/admin/kayttajat",
  );
  const dialog = screen.getByRole("dialog");

  async function chooseAndDelete(...usernames: string[]): Promise<void> {
    for (const username of usernames) await screen.getByLabelText(`Valitse ${username}`).click();
    await screen.getByRole("button", { name: "Poista valitut" }).click();
    await dialog.getByLabelText("Vahvista").fill(String(usernames.length));
    await dialog.getByLabelText("Perustelu myyjälle").fill(reason);
    await dialog.getByRole("button", { name: "Poista" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }

  return {
    screen,
    sent,
    dialog,
    row: screen.getByRole("row", { name: "puu-1" }),
    undo: screen.getByRole("button", { name: /^Kumoa: / }),
    chooseAndDelete,
  };
}

test("§6 several users are deleted at once, ten seconds after their number has been typed", async () => {
  const { screen, row, undo, chooseAndDelete, sent } = await renderUsers();
  await chooseAndDelete("puu-1", "puu-2");
  await expect.element(screen.getByText("2 käyttäjää poistetaan.")).toBeVisible();
  await expect.element(row.getByText("Poistetaan")).toBeVisible();
  await expect.element(row.getByRole("checkbox")).not.toBeInTheDocument();
  await expect.element(row.getByRole("button", { name: "Muokkaa: puu-1" })).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(undoDuration / 2);
  expect(sent).toEqual([]);
  answerCall(listUsers, { sellers: others.slice(1) });
  await vi.advanceTimersByTimeAsync(undoDuration / 2);
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(undo).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ ids: ["puu-1", "puu-2"], reason }]);
});

test("§6 a wrong number deletes nobody and a right one can be undone, with the keyboard alone", async () => {
  const { screen, dialog, undo, sent } = await renderUsers();
  const trash = await screen.getByRole("button", { name: "Poista: puu-1" }).findElement();
  if (trash instanceof HTMLElement) trash.focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("heading", { name: "Poistetaanko 1 käyttäjä?" })).toBeVisible();
  const field = dialog.getByLabelText("Vahvista kirjoittamalla poistettavien määrä: 1");
  // The first control of the dialog closes it; what scrolls takes the focus, too.
  for (let tabs = 0; tabs < 3 && document.activeElement !== field.element(); tabs += 1) await userEvent.tab();
  await userEvent.keyboard("2{Enter}");
  await expect.element(field).toHaveAccessibleDescription("Kirjoita luku 1.");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}1{Enter}");
  await expect.element(dialog.getByLabelText("Perustelu myyjälle")).toBeInvalid();
  await expect.element(dialog.getByLabelText("Perustelu myyjälle")).toHaveFocus();
  await userEvent.keyboard(`${reason}{Tab}{Enter}`);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(undo).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(undoDuration);
  expect(sent).toEqual([]);
});

test("§6 a deletion can be undone within ten seconds", async () => {
  const { row, undo, chooseAndDelete, sent } = await renderUsers();
  await chooseAndDelete("puu-1");
  await vi.advanceTimersByTimeAsync(undoDuration / 2);
  await undo.click();
  await expect.element(row.getByText("Aktiivinen")).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(undoDuration);
  expect(sent).toEqual([]);
});

test("§6 leaving the page sends pending deletions at once", async () => {
  const { screen, chooseAndDelete, sent } = await renderUsers();
  await chooseAndDelete("puu-1");
  await expect.element(screen.getByText("1 käyttäjä poistetaan.")).toBeVisible();
  expect(sent).toEqual([]);
  await screen.router.navigate("/admin/tilaukset");
  await expect.element(screen.getByRole("heading", { name: "Hallinta Tilaukset" })).toBeVisible();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ ids: ["puu-1"], reason }]);
});

test("§6 logging out takes back what waits", async () => {
  const { screen, chooseAndDelete, sent } = await renderUsers();
  await chooseAndDelete("puu-1");
  logOut();
  await screen.router.navigate("/");
  await expect.poll(() => store.get(pendingDeletionsAtom)).toEqual([]);
  await vi.advanceTimersByTimeAsync(undoDuration);
  expect(sent).toEqual([]);
});

test("§8 a deletion that the server rejects shows an error, and the user stays in the table", async () => {
  const { row, chooseAndDelete } = await renderUsers();
  const error = new AppError("oneself");
  rejectNextCall(deleteUsers, error);
  await chooseAndDelete("puu-1");
  await expect.element(row.getByText("Poistetaan")).toBeVisible();
  await vi.advanceTimersByTimeAsync(undoDuration);
  await expect.poll(() => store.get(bannerAtom)?.text).toBe(error.message);
  await expect.element(row.getByText("Aktiivinen")).toBeVisible();
});

test("§6 the dialog names whom it deletes, and 'Peruuta' deletes nobody", async () => {
  const { screen, dialog, row } = await renderUsers();
  await screen.getByLabelText("Valitse kaikki näkyvät").click();
  await screen.getByRole("button", { name: "Poista valitut" }).click();
  const readNames = () =>
    dialog
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(readNames).toEqual(["Puu 1 Oy (puu-1)", "Puu 2 Oy (puu-2)", "Puu 3 Oy (puu-3)"]);
  await dialog.getByRole("button", { name: "Peruuta" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row.getByText("Aktiivinen")).toBeVisible();
});

test("WCAG 2.2 AA: axe finds nothing in the dialog with an error, nor in the list while a deletion waits", async () => {
  // axe waits with timers of its own.
  vi.useRealTimers();
  const { screen, dialog, row } = await renderUsers();
  await screen.getByRole("button", { name: "Poista: puu-1" }).click();
  await dialog.getByRole("button", { name: "Poista" }).click();
  await expect.element(dialog.getByText("Kirjoita luku 1.")).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByLabelText("Vahvista").fill("1");
  await dialog.getByLabelText("Perustelu myyjälle").fill(reason);
  await dialog.getByRole("button", { name: "Poista" }).click();
  await expect.element(row.getByText("Poistetaan")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: /^Kumoa: / }).click();
});
