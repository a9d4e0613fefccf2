import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { beforeEach, expect, test } from "vitest";
import { expectBanner } from "../testing/banner.ts";
import { rejectCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { renderApp } from "../testing/render-route.tsx";
import { routes } from "./router.tsx";

beforeEach(answerVisitorCalls);

test("a wrong password does not forget the page where one was going", async () => {
  rejectCall(login, new AppError("wrongCredentials"));
  const search = "?paluu=%2Fprofiili%2Ftilaukset%2FAA11";
  const { router, getByLabelText, getByRole } = await renderApp(routes, `/kirjaudu${search}`);
  await getByLabelText("Käyttäjänimi").fill("tuomas");
  await getByLabelText("Salasana").fill("Vaara-salasana-1");
  await getByRole("button", { name: "Kirjaudu sisään" }).click();
  await expectBanner("danger", "Väärä käyttäjänimi tai salasana.");
  expect(router.state.location).toMatchObject({ pathname: "/kirjaudu", search });
});
