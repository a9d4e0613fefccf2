import { hideListing } from "@halkopiha/domain/contract/admin/listings.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleAdmin } from "../../testing/samples/sample-accounts.ts";
import { sampleAlder } from "../../testing/samples/sample-listings.ts";
import { logInAs } from "../../testing/samples/samples.ts";
import { HideListing } from "./HideListing.tsx";

async function openDialog() {
  logInAs(sampleAdmin());
  const screen = await renderRoutes([
    { path: "/", element: <HideListing product={sampleAlder()} /> },
    { path: "/admin/piilotetut", element: <h1>Piilotetut</h1> },
  ]);
  await screen.getByRole("button", { name: "Piilota ilmoitus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Piilota: Leppä 25 cm, kuiva, irto" });
  return {
    screen,
    reason: dialog.getByLabelText("Syy"),
    hide: dialog.getByRole("button", { name: "Piilota" }),
  };
}

test("an admin hides a listing for a reason, and comes to the hidden ones", async () => {
  const { screen, reason, hide } = await openDialog();
  await expectNoAxeViolations();
  const sent = answerCall(hideListing, { product: sampleAlder(), message: "Ilmoitus on piilotettu." });
  await reason.fill("Väärä kuva");
  await hide.click();
  await expectBanner("success", "Ilmoitus on piilotettu.");
  await expect.element(screen.getByRole("heading", { name: "Piilotetut" })).toBeVisible();
  expect(sent[0]?.body).toEqual({ reason: "Väärä kuva" });
});

test("a listing is not hidden without a reason", async () => {
  rejectCall(hideListing, new AppError("invalid", { fields: { reason: "Vaadittu kenttä" } }));
  const { reason, hide } = await openDialog();
  await hide.click();
  await expect.element(reason).toBeInvalid();
  await expect.element(hide).toBeEnabled();
});
