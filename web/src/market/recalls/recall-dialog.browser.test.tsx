import { recallListing } from "@halkopiha/domain/contract/admin/recalls.ts";
import { createSampleRecall, sampleRecallForm } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleAdmin } from "../../testing/samples/sample-accounts.ts";
import { sampleAlder, sampleService } from "../../testing/samples/sample-listings.ts";
import { logInAs } from "../../testing/samples/samples.ts";
import { RecallButton } from "./RecallButton.tsx";

async function openDialog() {
  logInAs(sampleAdmin());
  const screen = await renderRoutes([
    { path: "/", element: <RecallButton product={sampleAlder()} /> },
    { path: "/admin/takaisinvedot", element: <h1>Takaisinvedot</h1> },
  ]);
  await screen.getByRole("button", { name: "Vedä takaisin" }).click();
  const dialog = screen.getByRole("dialog", { name: "Vedä tuote takaisin" });
  return { screen, dialog, send: dialog.getByRole("button", { name: "Vedä takaisin ja kerro ostajille" }) };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an admin recalls a product, and comes to the recalls`, async () => {
    await setSize(size);
    const { screen, dialog, send } = await openDialog();
    await send.click();
    await expect.element(dialog.getByText(/^Valitse vähintään 2 hyvitystä/)).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await dialog.getByLabelText("Mistä tuotteen tunnistaa").fill(sampleRecallForm.identification);
    await dialog.getByLabelText("Vaara", { exact: true }).fill(sampleRecallForm.hazard);
    await dialog.getByLabelText("Mitä ostajan pitää tehdä").fill(sampleRecallForm.action);
    await dialog.getByLabelText("Mistä saa lisätietoja maksutta").fill(sampleRecallForm.contact);
    await dialog.getByLabelText(/^Vaihto turvalliseen/).click();
    await dialog.getByLabelText(/^Hinnan palautus/).click();
    const sent = answerCall(recallListing, {
      recall: createSampleRecall(),
      message: "Tuote on vedetty takaisin.",
    });
    await send.click();
    await expectBanner("success", "Tuote on vedetty takaisin.");
    await expect.element(screen.getByRole("heading", { name: "Takaisinvedot" })).toBeVisible();
    expect(sent[0]?.body).toEqual(sampleRecallForm);
  });
}

test("words that soften the danger are named at their field", async () => {
  const { dialog, send } = await openDialog();
  await dialog.getByLabelText("Vaara", { exact: true }).fill("Savu voi harvinaisissa tilanteissa ärsyttää.");
  await send.click();
  await expect.element(dialog.getByText(/^Poista ”harvinaisissa”/)).toBeVisible();
});

test("a service is not recalled", async () => {
  logInAs(sampleAdmin());
  const screen = await renderRoutes([{ path: "/", element: <RecallButton product={sampleService()} /> }]);
  await expect.element(screen.getByRole("button", { name: "Vedä takaisin" })).not.toBeInTheDocument();
});
