import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { api } from "../lib/api/client.ts";
import { answerCall } from "../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { rejectNextCall } from "../testing/intercept-calls.ts";
import { renderRoutes } from "../testing/render-route.tsx";
import { sampleAdmin } from "../testing/sample-accounts.ts";
import { logInAs } from "../testing/samples.ts";
import { RouteError } from "./RouteError.tsx";

test("§8 when loading the users fails, the page says so and retries", async () => {
  logInAs(sampleAdmin());
  answerCall(listUsers, { sellers: [] });
  rejectNextCall(listUsers, new AppError("fault"));
  const screen = await renderRoutes([
    {
      path: "*",
      HydrateFallback: () => null,
      ErrorBoundary: RouteError,
      loader: () => api(listUsers, { query: {} }, { quiet: true }),
      element: <h1>Hallinta Käyttäjät</h1>,
    },
  ]);
  await expect.element(screen.getByRole("heading", { name: "Virhe", level: 1 })).toBeVisible();
  const text = "virhe palvelimella, yritä uudelleen hetken kuluttua.";
  await expect.element(screen.getByText(text)).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByRole("heading", { name: "Hallinta Käyttäjät" })).toBeVisible();
});
