import type { UserSession } from "@halkopiha/domain/accounts/user-session.ts";
import { endOtherSession, endSession, listSessions } from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { DevicesCard } from "./DevicesCard.tsx";

const session = (change: Partial<UserSession>): UserSession => ({
  _id: "puhelin",
  device: "Chrome, Android",
  createdAt: "2026-11-20T06:00:00.000Z",
  lastUsedAt: "2026-11-27T06:12:00.000Z",
  isCurrent: true,
  ...change,
});
const desk = session({ _id: "kone", device: "Firefox, Windows", isCurrent: false });

const renderCard = () => renderRoutes([{ path: "/", element: <DevicesCard /> }], "/");

test("the devices of a user are listed, and this one is marked", async () => {
  answerCall(listSessions, { sessions: [session({}), desk] });
  const screen = await renderCard();
  await expect.element(screen.getByText("Tämä laite")).toBeVisible();
  await expect.element(screen.getByText("Firefox, Windows", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/Käytetty viimeksi 27\.11\.2026/)).toBeVisible();
  await expectNoAxeViolations();
});

test("another device is logged out, and leaves the list", async () => {
  answerCall(listSessions, { sessions: [session({}), desk] });
  const sent = answerCall(endOtherSession, { message: "Laite on kirjattu ulos." });
  const screen = await renderCard();
  const button = screen.getByRole("button", { name: /Kirjaa ulos laite Firefox, Windows/ });
  await expect.element(button).toBeVisible();
  answerCall(listSessions, { sessions: [session({})] });
  await button.click();
  await expect.element(screen.getByText("Firefox, Windows")).not.toBeInTheDocument();
  expect(sent.map(({ url }) => url.pathname)).toEqual(["/api/users/sessions/kone"]);
  await expect.element(screen.getByRole("heading", { name: /Laitteet/ })).toHaveFocus();
});

test("all other devices are logged out at once, when there are any", async () => {
  answerCall(listSessions, { sessions: [session({}), desk] });
  const sent = answerCall(endSession, { message: "Muut laitteet on kirjattu ulos." });
  const screen = await renderCard();
  const all = screen.getByRole("button", { name: "Kirjaa ulos muut laitteet" });
  await expect.element(all).toBeVisible();
  answerCall(listSessions, { sessions: [session({})] });
  await all.click();
  await expect.element(all).not.toBeInTheDocument();
  expect(sent.map(({ url }) => url.search)).toEqual(["?sessions=others"]);
});

test("devices that could not be loaded are loaded again on request", async () => {
  rejectNextCall(listSessions, new AppError("fault"));
  const screen = await renderCard();
  await expect.element(screen.getByText("Laitteita ei saatu haettua.")).toBeVisible();
  answerCall(listSessions, { sessions: [session({})] });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByText("Tämä laite")).toBeVisible();
});
