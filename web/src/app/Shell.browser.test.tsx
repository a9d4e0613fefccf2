import { login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { api } from "../lib/api/client.ts";
import { rejectCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { failCall, holdAnswer } from "../testing/calls/connection.ts";
import { logInWithAccount } from "../testing/log-in-with-account.ts";
import { renderApp } from "../testing/render-route.tsx";
import { logInAs, samplePerson } from "../testing/samples/samples.ts";
import { routes } from "./router.tsx";

beforeEach(answerVisitorCalls);

test("the first Tab stop leads past the menu to the content", async () => {
  const screen = await renderApp(routes, "/kayttoehdot");
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Siirry sisältöön" });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toHaveAttribute("href", "#sisalto");
  await expect.element(screen.getByRole("main")).toHaveAttribute("id", "sisalto");
});

test("leading past the menu keeps the fragment of the address, which may be the secret of a mailed link", async () => {
  const screen = await renderApp(routes, `/kirjaudu/vahvista-muutos#t=${"a".repeat(22)}`);
  history.replaceState(null, "", "#t=abc");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  expect(location.hash).toBe("#t=abc");
});

test("the heading of a new page gets the focus", async () => {
  const screen = await renderApp(routes, "/kayttoehdot");
  await screen.getByRole("contentinfo").getByRole("link", { name: "Laatuvaatimukset" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Laatuvaatimukset" })).toHaveFocus();
});

test("§4 a progress bar runs during a call", { tags: "s3-53" }, async () => {
  const screen = await renderApp(routes, "/kayttoehdot");
  const bar = screen.getByRole("progressbar", { name: "Ladataan" });
  await expect.element(bar).not.toBeInTheDocument();
  const { release } = holdAnswer(listRegions, { regions: [] });
  const called = api(listRegions, {});
  await expect.element(bar).toBeInTheDocument();
  release();
  await called;
  await expect.element(bar).not.toBeInTheDocument();
});

/** Types a user name and a password, and sends them. */
async function submitLogin() {
  const screen = await renderApp(routes, "/kirjaudu");
  await screen.getByLabelText("Käyttäjänimi").fill("mokkiklapi");
  await screen.getByLabelText("Salasana").fill("Mokkiklapi1");
  await screen.getByRole("button", { name: "Kirjaudu sisään" }).click();
  return screen;
}

test("§8 a call that gets no response says so", { tags: "s8-5" }, async () => {
  failCall(login);
  const screen = await submitLogin();
  await expect.element(screen.getByRole("alert").getByText("Virhe palvelimella!")).toBeVisible();
  await expect.element(screen.getByLabelText("Käyttäjänimi")).toHaveValue("mokkiklapi");
});

test("§8 a rejected request shows a red banner with the server's message", { tags: "s8-1" }, async () => {
  const message = "Väärä käyttäjänimi tai salasana.";
  rejectCall(login, new AppError("wrongCredentials"));
  const screen = await submitLogin();
  await expect.element(screen.getByRole("alert").getByText(message)).toBeVisible();
});

test("§4 a session that the server rejects ends at the login", async () => {
  logInAs(samplePerson());
  rejectCall(verifyToken, new AppError("unauthenticated"));
  const screen = await renderApp(routes, "/profiili/kayttajatiedot");
  await expect.poll(() => screen.router.state.location.pathname).toBe("/kirjaudu");
  await expect.element(screen.getByRole("alert").getByRole("paragraph")).toBeVisible();
});

test("§8 logging out says thanks and leads to the front page", async () => {
  const user = samplePerson({
    userAccount: { ...samplePerson().userAccount, isActive: false, timesActivated: 0 },
  });
  logInWithAccount(user);
  const screen = await renderApp(routes, "/profiili/kayttajatiedot");
  await screen.getByRole("button", { name: "Kirjaudu ulos" }).click();
  await expect.element(screen.getByRole("status").getByText("Kiitos, uloskirjaus onnistui!")).toBeVisible();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/");
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
});
