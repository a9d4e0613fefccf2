import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { answerCall, rejectCall } from "../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { logInAs, samplePerson } from "../../../testing/samples.ts";
import * as route from "./route.tsx";

async function renderLogin() {
  const profile = { path: "/profiili", element: <h1>Tilaukset</h1> };
  const admin = { path: "/admin/", element: <h1>Hallinta</h1> };
  return renderRoutes([{ path: "/kirjaudu", ...route }, profile, admin], "/kirjaudu");
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
    const expiry = "2099-01-01T00:00:00.000Z";
    const user = samplePerson({ role });
    const rest = { localities: [], products: [], otherProducts: [], services: [], orders: [] };
    answerCall(login, { token: "token", expiry, user, ...rest });
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

  test(`§2 the login page leads a logged-in ${role} to '${heading}'`, async () => {
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
