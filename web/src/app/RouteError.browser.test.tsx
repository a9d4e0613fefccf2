import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { expect, test } from "vitest";
import { api } from "../lib/api/client.ts";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { answerCall, rejectCall } from "../testing/calls/answer-calls.ts";
import { goOffline, goOnline, holdAnswer } from "../testing/calls/connection.ts";
import { renderRoutes } from "../testing/render-route.tsx";
import { samplePlans } from "../testing/samples/sample-plans.ts";
import { RouteError } from "./RouteError.tsx";

/** A page that shows its plans when the server answers. */
const renderPlans = () =>
  renderRoutes([
    {
      path: "/",
      loader: () => api(listPlans, {}),
      element: <h1>Tilit</h1>,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
    },
    { path: "/haku", element: <h1>Haku</h1> },
  ]);

test("§8 an error of the server is shown, and a retry loads the page", async () => {
  rejectCall(listPlans, new AppError("fault"));
  const screen = await renderPlans();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Virhe" })).toBeVisible();
  await expect
    .element(screen.getByText("virhe palvelimella, yritä uudelleen hetken kuluttua."))
    .toBeVisible();
  await expectNoAxeViolations();
  answerCall(listPlans, { accounts: samplePlans });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Tilit" })).toBeVisible();
});

test("a page that its visitor may not see says so, and offers no retry", async () => {
  rejectCall(listPlans, new AppError("forbidden"));
  const screen = await renderPlans();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Ei käyttöoikeutta" })).toBeVisible();
  await expect.element(screen.getByText("Sinulla ei ole oikeutta tähän.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Yritä uudelleen" })).not.toBeInTheDocument();
});

test("offline, the page says that it is not on the device, and loads when the browser is online again", async () => {
  const { release } = holdAnswer(listPlans, { accounts: samplePlans });
  await goOffline();
  const screen = await renderPlans();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Ei verkkoyhteyttä" })).toBeVisible();
  await expectNoAxeViolations();
  await goOnline();
  const retry = screen.getByRole("button", { name: "Yritä uudelleen" });
  await expect.element(retry).toHaveAttribute("aria-busy", "true");
  release();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Tilit" })).toBeVisible();
});

test("§2 what the server does not find is shown as a page that was not found, and leads on", async () => {
  rejectCall(listPlans, new AppError("notFound"));
  const screen = await renderPlans();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Sivua ei löytynyt" })).toBeVisible();
  await screen.getByRole("link", { name: "Hae polttopuita" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Haku" })).toBeVisible();
});
