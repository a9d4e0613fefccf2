import * as calls from "@halkopiha/domain/contract/admin/recalls.ts";
import type { Recall } from "@halkopiha/domain/recalls/recall.ts";
import { createSampleRecall } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { failCall } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const recall = createSampleRecall();
const notifying = createSampleRecall({
  progress: { ...recall.progress, orders: 251, checked: 100, mailed: 40, texted: 2, unreached: 1 },
});
const reason = "Näyte tutkittiin: puu ei ole kyllästettyä.";

async function openPage(...recalls: Recall[]) {
  logInAs(sampleAdmin());
  answerCall(calls.listRecalls, { recalls });
  return renderRoute(route, "/admin/takaisinvedot");
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an admin sees how many have been told, and takes the recall back`, async () => {
    await setSize(size);
    const screen = await openPage(notifying);
    await expect.element(screen.getByText("42 / 43 tilausta kerrottu")).toBeVisible();
    await expect.element(screen.getByText("Myyjän tilauksista käyty läpi 100 / 251.")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await screen.getByRole("button", { name: `Peru takaisinveto: ${recall.title}` }).click();
    const dialog = screen.getByRole("dialog", { name: "Peru takaisinveto" });
    await dialog.getByRole("button", { name: "Peru takaisinveto" }).click();
    await expect.element(dialog.getByText("Vaadittu kenttä", { exact: true })).toBeVisible();
    await dialog.getByLabelText("Perustelu", { exact: true }).fill(reason);
    await expectNoAxeViolations();
    const takenBack = createSampleRecall({
      state: "takenBack",
      takenBack: { reason, at: "2026-11-29T08:00:00.000Z" },
    });
    const sent = answerCall(calls.takeBackRecall, { recall: takenBack, message: "Takaisinveto on peruttu." });
    answerCall(calls.listRecalls, { recalls: [takenBack] });
    await dialog.getByRole("button", { name: "Peru takaisinveto" }).click();
    await expectBanner("success", "Takaisinveto on peruttu.");
    expect(sent).toMatchObject([{ body: { reason, recalledAt: recall.recalledAt } }]);
    await expect.element(screen.getByText(reason)).toBeVisible();
    await expect
      .element(screen.getByRole("button", { name: `Peru takaisinveto: ${recall.title}` }))
      .not.toBeInTheDocument();
  });
}

test("with the keyboard the buyers who could not be told are listed, each with the order", async () => {
  const screen = await openPage(notifying);
  answerCall(calls.listUnreachedOrders, {
    orders: [
      {
        _id: "tilaus",
        orderNumber: "HP-26-ABCD",
        name: "Aino Ahonala",
        phonenumber: "09 123 4567",
        address: "Kirkkotie 1, 33100 Tampere",
      },
    ],
  });
  const button = screen.getByRole("button", { name: `Näytä tavoittamatta jääneet: ${recall.title}` });
  await expect.element(button).toBeVisible();
  const element = button.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Tavoittamatta jääneet" });
  await expect
    .element(dialog.getByRole("link", { name: "Tilaus HP-26-ABCD" }))
    .toHaveAttribute("href", "/admin/tilaukset/tilaus");
  await expect
    .element(dialog.getByText("Aino Ahonala, Kirkkotie 1, 33100 Tampere, 09 123 4567"))
    .toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("buyers who cannot be loaded are said to be so", async () => {
  const screen = await openPage(notifying);
  failCall(calls.listUnreachedOrders);
  await screen.getByRole("button", { name: `Näytä tavoittamatta jääneet: ${recall.title}` }).click();
  await expect.element(screen.getByText(/^Tilauksia ei saatu haettua/)).toBeVisible();
});

test("without a recall the page says so", async () => {
  const screen = await openPage();
  await expect.element(screen.getByText("Yhtään tuotetta ei ole vedetty takaisin.")).toBeVisible();
});
