import { readDiagnosis } from "@halkopiha/domain/contract/admin/diagnosis.ts";
import { listSecurityEvents } from "@halkopiha/domain/contract/admin/security-events.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { ErrorText } from "../../../testing/ErrorText.tsx";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../testing/samples/sample-accounts.ts";
import { sampleSecurityEvent } from "../../../testing/samples/sample-panel.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const path = "/admin/tapahtumat";
const routes = [
  { path, HydrateFallback: () => null, ErrorBoundary: ErrorText, ...route },
  { path: "*", element: <p>Toinen sivu</p> },
];

async function openEvents(query = "") {
  logInAs(sampleRoot());
  const screen = await renderRoutes(routes, `${path}${query}`);
  const heading = screen.getByRole("heading", { level: 1 });
  await expect.element(heading).toMatchTextContent("Hallinta Turvatapahtumat");
  return screen;
}

/** A password that an admin has changed. */
const changedByAdmin = () =>
  sampleSecurityEvent({
    _id: "change",
    kind: "passwordChanged",
    by: { _id: "yllapito", username: "yllapito" },
    call: "PUT /api/admin/users/:id",
    count: 1,
  });

test("§6 root sees what happened to which account, from where, and how often", async () => {
  answerCall(listSecurityEvents, { events: [sampleSecurityEvent(), changedByAdmin()] });
  const screen = await openEvents();
  const failure = screen.getByRole("row").filter({ hasText: "Kirjautuminen epäonnistui" });
  await expect.element(failure).toMatchTextContent("17 kertaa");
  await expect.element(failure).toMatchTextContent("halkomestari");
  await expect.element(failure).toMatchTextContent("Chrome, Android");
  await expect.element(failure).toMatchTextContent("verkko 3f9a0c2b71de");
  await expect.element(failure).toMatchTextContent("POST /api/users/login");
  const change = screen.getByRole("row").filter({ hasText: "Salasana vaihdettu" });
  await expect.element(change).toMatchTextContent("tekijä yllapito");
  await expect.element(change).not.toMatchTextContent("kertaa");
});

test("root sees the network by which the server counts them, to notice a proxy that all visitors seem to come from", async () => {
  answerCall(listSecurityEvents, { events: [sampleSecurityEvent()] });
  answerCall(readDiagnosis, { network: "198.51.100.7" });
  const screen = await openEvents();
  await expect
    .element(screen.getByText("Palvelin näkee sinut osoitteessa"))
    .toMatchTextContent("198.51.100.7");
});

test("an account that is not known, one that was deleted, and what no browser did are named as such", async () => {
  const unknown = sampleSecurityEvent({ user: null });
  const deleted = sampleSecurityEvent({
    ...{ _id: "export", kind: "exportRequested", user: { _id: "poistettu", username: null } },
    ...{ device: null, network: null, call: null, count: 1 },
  });
  answerCall(listSecurityEvents, { events: [unknown, deleted] });
  const screen = await openEvents();
  const rows = screen.getByRole("row");
  await expect.element(rows.filter({ hasText: "epäonnistui" })).toMatchTextContent("ei tiedossa");
  const exported = rows.filter({ hasText: "Luettelo pyydetty" });
  await expect.element(exported).toMatchTextContent("poistettu tili poistettu");
  await expect.element(exported).toMatchTextContent("palvelin");
});

test("a group of events is selected, and is in the URL", async () => {
  answerCall(listSecurityEvents, { events: [sampleSecurityEvent()] });
  const screen = await openEvents();
  const sent = answerCall(listSecurityEvents, { events: [] });
  const select = screen.getByRole("combobox", { name: "Tapahtumat" });
  await userEvent.selectOptions(select, "Lataukset");
  await expect.element(screen.getByText("Rajauksella ei löytynyt tapahtumia.")).toBeVisible();
  expect(screen.router.state.location.search).toBe("?ryhma=lataukset");
  expect(sent.at(-1)?.url.searchParams.get("kinds")).toBe("exports");
});

test("an account's name narrows the list to its events, until the filter is removed", async () => {
  const sent = answerCall(listSecurityEvents, { events: [sampleSecurityEvent(), changedByAdmin()] });
  const screen = await openEvents("?ryhma=tunnukset");
  await screen.getByRole("link", { name: "yllapito" }).click();
  const remove = screen.getByRole("button", { name: "Poista rajaus: yllapito" });
  await expect.element(remove).toBeVisible();
  expect(screen.router.state.location.search).toBe("?ryhma=tunnukset&tili=yllapito");
  expect(sent.at(-1)?.url.searchParams.get("user")).toBe("yllapito");
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  expect(screen.router.state.location.search).toBe("?ryhma=tunnukset");
});

test("earlier events are loaded below the later ones, with the same filter", async () => {
  answerCall(listSecurityEvents, { events: [sampleSecurityEvent()], nextCursor: "cursor" });
  const screen = await openEvents("?tili=halkomestari");
  const sent = answerCall(listSecurityEvents, { events: [changedByAdmin()] });
  await screen.getByRole("button", { name: "Näytä lisää" }).click();
  await expect.element(screen.getByText("2 tapahtumaa näkyvissä")).toBeVisible();
  const asked = Object.fromEntries(sent[0]?.url.searchParams ?? []);
  expect(asked).toMatchObject({ cursor: "cursor", user: "halkomestari" });
});

test("a list without events says so", async () => {
  answerCall(listSecurityEvents, { events: [] });
  const screen = await openEvents();
  await expect.element(screen.getByText("Tapahtumia ei vielä ole.")).toBeVisible();
});

test("§6 other admins see no security events", async () => {
  const sent = answerCall(listSecurityEvents, { events: [] });
  logInAs(sampleAdmin());
  const screen = await renderRoutes(routes, path);
  const text = "403: Tämän sivun näkee vain pääkäyttäjä.";
  await expect.element(screen.getByRole("heading", { level: 1, name: text })).toBeVisible();
  expect(sent).toEqual([]);
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    answerCall(listSecurityEvents, { events: [sampleSecurityEvent(), changedByAdmin()] });
    await openEvents("?tili=yllapito");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
