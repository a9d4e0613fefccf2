import * as calls from "@halkopiha/domain/contract/admin/reports.ts";
import type { Report } from "@halkopiha/domain/reports/report.ts";
import { noFigures } from "@halkopiha/domain/reports/report-figures.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleReport } from "../../../testing/samples/sample-reports.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const title = "Polttopuu, koivu, 33 cm";
const decision = {
  outcome: "removed",
  grounds: "terms",
  reason: "Kuva on toisen myyjän.",
  at: "2026-11-21T08:00:00.000Z",
} as const;
const appealed = sampleReport({
  state: "appealed",
  decision,
  appeals: [{ by: "affected", text: "Kuva on oma.", at: "2026-11-22T08:00:00.000Z", answer: null }],
});

async function openPage(...reports: Report[]) {
  logInAs(sampleAdmin());
  const listed = answerCall(calls.listReports, { reports, openCount: reports.length });
  answerCall(calls.readReportFigures, { figures: { ...noFigures, received: 7 }, medianHours: 5 });
  answerCall(calls.listRepeatOffenders, {
    offenders: [{ _id: "halkomestari", name: "Halkomestarin Puu Oy", removals: 2 }],
  });
  const screen = await renderRoute(route, "/admin/sisaltoilmoitukset");
  await expect.element(screen.getByText("Halkomestarin Puu Oy", { exact: false })).toBeVisible();
  return { screen, listed };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an admin decides about a report, as it was seen`, async () => {
    await setSize(size);
    const { screen, listed } = await openPage(sampleReport());
    expect(listed[0]?.url.searchParams.get("state")).toBe("open");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await screen.getByRole("button", { name: `Päätä: ${title}` }).click();
    const dialog = screen.getByRole("dialog", { name: "Päätä ilmoituksesta" });
    await dialog.getByRole("button", { name: "Tallenna päätös" }).click();
    await expect.element(dialog.getByText("Vaadittu kenttä", { exact: true }).first()).toBeVisible();
    await dialog.getByLabelText("Päätös", { exact: true }).selectOptions("Poistettu näkyvistä pysyvästi");
    await dialog.getByLabelText("Perustelu", { exact: true }).fill("Kuva on toisen myyjän.");
    await expectNoAxeViolations();
    const sent = answerCall(calls.decideReport, {
      report: sampleReport({ state: "decided", decision }),
      message: "Päätös on tallennettu.",
    });
    answerCall(calls.listReports, { reports: [], openCount: 0 });
    await dialog.getByRole("button", { name: "Tallenna päätös" }).click();
    await expectBanner("success", "Päätös on tallennettu.");
    expect(sent).toMatchObject([
      {
        body: {
          outcome: "removed",
          grounds: "terms",
          reason: "Kuva on toisen myyjän.",
          updatedAt: sampleReport().updatedAt,
        },
      },
    ]);
    await expect.element(screen.getByText("Yhtään ilmoitusta ei odota päätöstä.")).toBeVisible();
  });
}

test("an appeal is decided with a reason of its own", async () => {
  const { screen } = await openPage(appealed);
  await screen.getByRole("button", { name: `Päätä valituksesta: ${title}` }).click();
  const dialog = screen.getByRole("dialog", { name: "Päätä valituksesta" });
  await dialog.getByLabelText("Päätös", { exact: true }).selectOptions("Päätös muuttuu: näytetään taas");
  await dialog.getByLabelText("Perustelu", { exact: true }).fill("Kuva on myyjän.");
  const sent = answerCall(calls.answerAppeal, { report: appealed, message: "Päätös on tallennettu." });
  await dialog.getByRole("button", { name: "Tallenna päätös" }).click();
  await expectBanner("success", "Päätös on tallennettu.");
  expect(sent).toMatchObject([{ body: { reversed: true, reason: "Kuva on myyjän." } }]);
});

test("a review cannot be hidden until it is corrected", async () => {
  const { target } = sampleReport();
  const { screen } = await openPage(
    sampleReport({ target: { ...target, kind: "review", ownerId: null, orderId: "tilaus" } }),
  );
  await screen.getByRole("button", { name: `Päätä: ${title}` }).click();
  const options = screen.getByRole("dialog").getByLabelText("Päätös", { exact: true }).getByRole("option");
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(["Valitse", "Poistettu näkyvistä pysyvästi", "Ei toimenpiteitä"]);
});

test("the list is narrowed by the state, and may be empty", async () => {
  const { screen } = await openPage(appealed);
  const listed = answerCall(calls.listReports, { reports: [], openCount: 1 });
  await screen.getByLabelText("Tila", { exact: true }).selectOptions("Päätös pysyi");
  await expect.element(screen.getByText("Ilmoituksia ei löytynyt.")).toBeVisible();
  expect(listed[0]?.url.searchParams.get("state")).toBe("upheld");
});

test("the figures of the year are shown", async () => {
  const { screen } = await openPage();
  await expect.element(screen.getByRole("row", { name: "Ilmoituksia 7" })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: "Päätöksen mediaaniaika, tuntia 5" })).toBeVisible();
});
