import { choosePassword } from "@halkopiha/domain/contract/accounts/registration.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { Component as PasswordPage } from "./password-route.tsx";

const path = "/kirjaudu/valitse-salasana";
const code = "a".repeat(22);

const renderPage = (fragment = `#t=${code}`) =>
  renderRoutes(
    [
      { path, Component: PasswordPage },
      { path: "/kirjaudu", element: <h1>Kirjaudu</h1> },
    ],
    `${path}${fragment}`,
  );

async function choose({ getByLabelText, getByRole }: Awaited<ReturnType<typeof renderPage>>) {
  await getByLabelText("Salasana", { exact: true }).fill("Halkopino-9");
  await getByLabelText("Salasana uudelleen").fill("Halkopino-9");
  await getByRole("button", { name: "Tallenna salasana" }).click();
}

test("a new root chooses a password, and goes on to the login", async () => {
  const message = "Salasanasi on valittu. Kirjaudu käyttäjänimellä juuri.";
  const sent = answerCall(choosePassword, { message });
  const screen = await renderPage();
  await expect.element(screen.getByRole("button", { name: "Tallenna salasana" })).toBeVisible();
  await expectNoAxeViolations();
  await choose(screen);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Kirjaudu" })).toBeVisible();
  await expectBanner("success", message);
  expect(sent.map(({ body }) => body)).toEqual([
    { code, password: "Halkopino-9", confPassword: "Halkopino-9" },
  ]);
});

test("a used link says so, and what was typed stays", async () => {
  rejectCall(choosePassword, new AppError("linkInvalid"));
  const screen = await renderPage("");
  await choose(screen);
  await expectBanner("danger", new AppError("linkInvalid").message);
  await expect.element(screen.getByLabelText("Salasana uudelleen")).toHaveValue("Halkopino-9");
});
