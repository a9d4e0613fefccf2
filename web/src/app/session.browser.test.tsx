import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readDashboard, readFigures, readListingCounts } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endInvalidSession } from "../lib/auth/log-out.ts";
import { verifySession } from "../lib/auth/verify-session.ts";
import { isLoggedInAtom, sessionAtom } from "../lib/session/session-atoms.ts";
import { deviceStorage } from "../lib/storage/device-storage.ts";
import { store } from "../lib/storage/store.ts";
import { clearVisitor } from "../market/outbox/testing/clear-visitor.ts";
import { expectBanner } from "../testing/banner.ts";
import { answerCall, rejectCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { failCall } from "../testing/calls/connection.ts";
import { logInWithAccount } from "../testing/log-in-with-account.ts";
import { renderRoutes } from "../testing/render-route.tsx";
import { logInAs, samplePerson } from "../testing/samples/samples.ts";
import { routes } from "./router.tsx";

// A page also loads what a test does not look at. A call without a response would replace the message that the test waits for.
beforeEach(() => {
  answerVisitorCalls();
  failCall(verifyToken);
});
afterEach(clearVisitor);

const expired = new AppError("unauthenticated");

async function expectLoginPage(screen: Awaited<ReturnType<typeof renderRoutes>>) {
  await expect.element(screen.getByRole("heading", { level: 1, name: "Kirjaudu" })).toBeVisible();
  await expect
    .element(screen.getByRole("alert").getByText("Istuntosi on vanhentunut, kirjaudu uudelleen sisään!"))
    .toBeVisible();
  expect(screen.router.state.location.pathname).toBe("/kirjaudu");
  expect(localStorage.getItem("halkopiha.session")).toBeNull();
  await screen.getByRole("button", { name: "Valikko" }).click();
  await expect
    .element(screen.getByRole("navigation", { name: "Päävalikko" }).getByRole("link", { name: "Kirjaudu" }))
    .toBeVisible();
}

test("§8 a session that the server no longer knows ends at the login", {
  tags: ["s4-50", "s8-6", "s8-9"],
}, async () => {
  logInAs(samplePerson());
  rejectCall(verifyToken, expired);
  rejectCall(listOrders, expired);
  await expectLoginPage(await renderRoutes(routes, "/profiili"));
});

test("§4 an admin whose login the server no longer knows ends at the login, too", {
  tags: "s4-51",
}, async () => {
  logInAs(samplePerson({ role: "admin" }));
  for (const row of [readDashboard, readFigures, readListingCounts]) rejectCall(row, expired);
  await expectLoginPage(await renderRoutes(routes, "/admin/"));
});

test("§4 a login that runs out while the profile is open ends at the next call", {
  tags: "s4-48",
}, async () => {
  logInWithAccount(samplePerson());
  answerCall(listOrders, { orders: [] });
  const screen = await renderRoutes(routes, "/profiili");
  await expect.element(screen.getByText("Avoimia tilauksia ei ole.")).toBeVisible();
  const session = store.get(sessionAtom);
  if (!session) throw new Error("Nobody is logged in.");
  rejectCall(listOrders, expired);
  const link = screen.getByRole("link", { name: "Käsittelyssä" }).element();
  // At once, before a call that the page makes when it is idle notices the end of the session.
  store.set(sessionAtom, { ...session, expiry: new Date(Date.now() - 1).toISOString() });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await expectLoginPage(screen);
});

test("a session that has expired leads back to the order that was to be opened", async () => {
  logInAs(samplePerson());
  rejectCall(verifyToken, expired);
  rejectCall(readOrder, expired);
  const screen = await renderRoutes(routes, "/profiili/tilaukset/AA11");
  await expectLoginPage(screen);
  expect(new URLSearchParams(screen.router.state.location.search).get("paluu")).toBe(
    "/profiili/tilaukset/AA11",
  );
});

test("the link of an order leads a visitor to the login, and from there to the order", async () => {
  const screen = await renderRoutes(routes, "/profiili/tilaukset/AA11");
  await expect
    .poll(() => screen.router.state.location)
    .toMatchObject({ pathname: "/kirjaudu", search: "?paluu=%2Fprofiili%2Ftilaukset%2FAA11" });
});

const stored = {
  token: "token",
  expiry: "2099-01-01T00:00:00.000Z",
  user: { _id: "tuomas", username: "tuomas", role: "user" },
};

for (const [what, change, claim] of [
  ["without a token", { token: "" }, "s4-49"],
  ["of nobody", { user: null }, "s2-chrome-7"],
] as const) {
  test(`§8 a stored session ${what} ends with a warning`, {
    tags: [claim, "s4-54", "s8-17", "s8-18"],
  }, async () => {
    deviceStorage.write("session", { ...stored, ...change });
    endInvalidSession(() => Date.now());
    await expectBanner(
      "warning",
      "Tietojasi on muutettu, tästä johtuen sinut on välittömästi kirjattu ulos.",
    );
    expect(localStorage.getItem("halkopiha.session")).toBeNull();
    expect(store.get(isLoggedInAtom)).toBe(false);
  });
}

const weeks = 7 * 24 * 3_600_000;

/** Logs in with a token about which the server has not been asked. */
function logInAnew(): void {
  logInAs(samplePerson());
  const session = store.get(sessionAtom);
  if (session) store.set(sessionAtom, { ...session, token: crypto.randomUUID() });
}

test("§4 an expired session is ended when the server says so", { tags: "s4-48" }, async () => {
  logInAnew();
  rejectCall(verifyToken, expired);
  endInvalidSession(() => Date.now() + 5 * weeks);
  await expect.poll(() => store.get(isLoggedInAtom)).toBe(false);
  expect(localStorage.getItem("halkopiha.session")).toBeNull();
});

test("a session that has only expired by the device's clock, which is weeks ahead, goes on", async () => {
  logInAnew();
  const sent = answerCall(verifyToken, { user: samplePerson(), expiry: "2099-01-01T00:00:00.000Z" });
  endInvalidSession(() => Date.now() + 5 * weeks);
  await expect.poll(() => sent).toHaveLength(1);
  expect(store.get(isLoggedInAtom)).toBe(true);
});

test("§4 a session check without a response says so once, and keeps the session", {
  tags: "s8-15",
}, async () => {
  logInAs(samplePerson());
  const sent = failCall(verifyToken);
  await verifySession();
  await expectBanner("danger", "Valitettavasti tietojen haku epäonnistui!");
  await verifySession();
  expect(sent).toHaveLength(2);
  expect(store.get(isLoggedInAtom)).toBe(true);
});

for (const [who, address, destination] of [
  ["a visitor", "/profiili", "/"],
  ["a visitor", "/admin/", "/"],
  ["a seller", "/admin/", "/profiili"],
] as const) {
  test(`§2 ${who} who opens ${address} is led to ${destination}`, { tags: "s2-routes-25" }, async () => {
    if (who === "a seller") logInAs(samplePerson());
    const { router } = await renderRoutes(routes, address);
    await expect.poll(() => router.state.location.pathname).toBe(destination);
  });
}
