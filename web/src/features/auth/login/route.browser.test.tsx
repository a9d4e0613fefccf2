import { requestPincode, verifyPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { describe, expect, test } from "vitest";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { fillWithoutEvents } from "../../../testing/fill-without-events.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { logInAs, samplePerson } from "../../../testing/samples/samples.ts";
import { answerLogin, expiry } from "../testing/answer-login.ts";
import * as route from "./route.tsx";

async function renderLogin(search = "") {
  const profile = { path: "/profiili", element: <h1>Tilaukset</h1> };
  const order = { path: "/profiili/tilaukset/:id", element: <h1>Tilaus</h1> };
  const admin = { path: "/admin/", element: <h1>Hallinta</h1> };
  return renderRoutes([{ path: "/kirjaudu", ...route }, profile, order, admin], `/kirjaudu${search}`);
}

async function tryToLogIn({ getByLabelText, getByRole }: Awaited<ReturnType<typeof renderLogin>>) {
  await getByLabelText("Käyttäjänimi").fill("tuomas");
  await getByLabelText("Salasana").fill("Klapikasa-7");
  await getByRole("button", { name: "Kirjaudu sisään" }).click();
}

for (const { role, heading } of [
  { role: "user", heading: "Tilaukset" },
  { role: "admin", heading: "Hallinta" },
] as const) {
  test(`§4 logging in as ${role} stores the token and its expiry, and leads to '${heading}'`, async () => {
    answerLogin(samplePerson({ role }));
    const screen = await renderLogin();
    await tryToLogIn(screen);
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectBanner("success", "Tervetuloa takaisin tuomas");
    expect(store.get(sessionAtom)).toEqual({
      token: "token",
      expiry,
      user: { _id: "tuomas", username: "tuomas", role },
    });
  });

  test(`§2 the login page leads a logged-in ${role} to '${heading}'`, { tags: "s2-routes-22" }, async () => {
    logInAs(samplePerson({ role }));
    const screen = await renderLogin();
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  });
}

test("§5 user name and password are required", async () => {
  const screen = await renderLogin();
  await screen.getByRole("button", { name: "Kirjaudu sisään" }).click();
  await expect.element(screen.getByLabelText("Käyttäjänimi")).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(screen.getByLabelText("Salasana")).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(screen.getByLabelText("Käyttäjänimi")).toHaveFocus();
  await expectNoAxeViolations();
});

test("a user name and a password that were filled without events log in", async () => {
  const sent = answerLogin(samplePerson());
  const screen = await renderLogin();
  fillWithoutEvents(screen.getByLabelText("Käyttäjänimi"), "tuomas");
  fillWithoutEvents(screen.getByLabelText("Salasana"), "Klapikasa-7");
  await screen.getByRole("button", { name: "Kirjaudu sisään" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Tilaukset" })).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ username: "tuomas", password: "Klapikasa-7" });
});

test("a wrong password shows the server's message, and the form keeps its values", async () => {
  const text = "Väärä käyttäjänimi tai salasana.";
  rejectCall(login, new AppError("wrongCredentials"));
  const screen = await renderLogin();
  await tryToLogIn(screen);
  await expectBanner("danger", text);
  await expect.element(screen.getByLabelText("Käyttäjänimi")).toHaveValue("tuomas");
});

test("the owner of an attacked account is led to a mailed code", async () => {
  rejectCall(login, new AppError("proofNeeded"));
  const screen = await renderLogin();
  await tryToLogIn(screen);
  await expect
    .element(screen.getByRole("heading", { level: 2, name: "Vahvista, että tili on sinun" }))
    .toHaveFocus();
  await expect
    .element(screen.getByRole("link", { name: "Pyydä pinkoodi ja vaihda salasana" }))
    .toHaveAttribute("href", "/kirjaudu/salasananpalautus");
  await expectNoAxeViolations();
});

describe("an account with a second factor", () => {
  async function renderSecondStep() {
    rejectCall(login, new AppError("secondFactorNeeded"));
    const screen = await renderLogin();
    await tryToLogIn(screen);
    await expect
      .element(screen.getByRole("heading", { level: 1, name: "Vahvista kirjautuminen" }))
      .toHaveFocus();
    return screen;
  }

  test("is asked for a code of the app after the password, without an error", async () => {
    const screen = await renderSecondStep();
    expect(store.get(bannerAtom)).toBeNull();
    await expectNoAxeViolations();
    await screen.getByRole("button", { name: "Kirjaudu sisään" }).click();
    await expect
      .element(screen.getByLabelText("Koodi", { exact: true }))
      .toHaveAccessibleDescription(/Vaadittu kenttä/);
    const sent = answerLogin(samplePerson());
    await screen.getByLabelText("Koodi", { exact: true }).fill("123 456");
    await screen.getByRole("button", { name: "Kirjaudu sisään" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Tilaukset" })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { username: "tuomas", password: "Klapikasa-7", secondFactor: "123456", lists: false },
    ]);
  });

  test("can be opened with a recovery code", async () => {
    const screen = await renderSecondStep();
    await screen.getByRole("button", { name: "Käytä palautuskoodia" }).click();
    await expectNoAxeViolations();
    const sent = answerLogin(samplePerson());
    await screen.getByLabelText("Palautuskoodi").fill("ABCDEF-GHIJ23");
    await screen.getByRole("button", { name: "Kirjaudu sisään" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Tilaukset" })).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ secondFactor: "abcdefghij23" });
  });

  test("says at the field that the code is wrong, and can be left for the login of another one", async () => {
    const screen = await renderSecondStep();
    rejectCall(login, new AppError("wrongSecondFactor"));
    await screen.getByLabelText("Koodi", { exact: true }).fill("123456");
    await screen.getByRole("button", { name: "Kirjaudu sisään" }).click();
    await expect
      .element(screen.getByLabelText("Koodi", { exact: true }))
      .toHaveAccessibleDescription(/jo käytetty/);
    await screen.getByRole("button", { name: "Takaisin kirjautumiseen" }).click();
    await expect.element(screen.getByLabelText("Käyttäjänimi")).toBeVisible();
  });
});

describe("an account that is not verified", () => {
  const verified = "Tilisi on vahvistettu. Voit nyt kirjautua sisään.";

  async function renderUnverified() {
    const requested = answerCall(requestPincode, { message: "Jos tili löytyy, lähetimme siihen pinkoodin." });
    rejectCall(login, new AppError("notVerified"));
    const screen = await renderLogin();
    await tryToLogIn(screen);
    const heading = screen.getByRole("heading", { level: 1, name: "Vahvista tilisi" });
    await expect.element(heading).toBeVisible();
    return { screen, requested };
  }

  test("gets a new code at its login, and is logged in with it", async () => {
    const { screen, requested } = await renderUnverified();
    await expectBanner("success", "Jos tili löytyy, lähetimme siihen pinkoodin.");
    expect(requested.map(({ body }) => body)).toEqual([{ username: "tuomas" }]);
    await expectNoAxeViolations();
    const sent = answerCall(verifyPincode, { message: verified });
    answerLogin(samplePerson());
    await screen.getByLabelText("Pinkoodi", { exact: true }).fill("123456");
    await screen.getByRole("button", { name: "Varmenna" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Tilaukset" })).toBeVisible();
    await expectBanner("success", "Tervetuloa, tuomas");
    expect(sent.map(({ body }) => body)).toEqual([{ pincode: "123456", username: "tuomas" }]);
  });

  test("whose address was mistyped is led to where it can be corrected", async () => {
    const { screen } = await renderUnverified();
    await expect
      .element(screen.getByText(/^Annoitko väärän sähköpostiosoitteen tai puhelinnumeron\?/))
      .toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "asiakaspalveluun" }))
      .toHaveAttribute("href", "/asiakaspalvelu");
  });

  test("can be left for the login of another one", async () => {
    const { screen } = await renderUnverified();
    await screen.getByRole("button", { name: "Takaisin kirjautumiseen" }).click();
    await expect.element(screen.getByLabelText("Käyttäjänimi")).toBeVisible();
  });
});

describe("the page where one was going", () => {
  const search = "?paluu=%2Fprofiili%2Ftilaukset%2FAA11";

  test("opens after the login", async () => {
    answerLogin(samplePerson());
    const screen = await renderLogin(search);
    await tryToLogIn(screen);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Tilaus" })).toBeVisible();
    expect(screen.router.state.location.pathname).toBe("/profiili/tilaukset/AA11");
  });

  test("opens at once for who is logged in", async () => {
    logInAs(samplePerson());
    const screen = await renderLogin(search);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Tilaus" })).toBeVisible();
  });

  test("is not forgotten on the way to a new password", async () => {
    const screen = await renderLogin(search);
    await expect
      .element(screen.getByRole("link", { name: "Unohditko salasanasi?" }))
      .toHaveAttribute("href", `/kirjaudu/salasananpalautus${search}`);
  });

  test("is never on another host", async () => {
    answerLogin(samplePerson());
    const screen = await renderLogin("?paluu=%2F%2Fvaras.example%2F");
    await tryToLogIn(screen);
    await expect.element(screen.getByRole("heading", { level: 1, name: "Tilaukset" })).toBeVisible();
  });
});
