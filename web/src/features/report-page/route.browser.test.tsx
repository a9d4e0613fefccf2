import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { appealReport, openReport } from "@halkopiha/domain/contract/reports.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleReportPage } from "../../testing/samples/sample-reports.ts";
import * as route from "./route.tsx";

const code = "k".repeat(22);
const render = (hash = `#t=${code}`) =>
  renderRoutes(
    [{ path: "/sisaltoilmoitus/:id", HydrateFallback: () => null, ...route }],
    `/sisaltoilmoitus/asia${hash}`,
  );

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a seller reads the reasons and appeals once`, async () => {
    await setSize(size);
    const opened = answerCall(openReport, { report: sampleReportPage() });
    const screen = await render();
    await expect.element(screen.getByText("Kuva on toisen myyjän.")).toBeVisible();
    await expect.element(screen.getByText("Poistettu näkyvistä pysyvästi")).toBeVisible();
    expect(opened).toMatchObject([{ url: { search: "" }, body: { code } }]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    await screen.getByLabelText("Miksi päätös on väärä?").fill("Kuva on oma.");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    const appeal = { text: "Kuva on oma.", at: "2026-11-22T08:00:00.000Z", answer: null };
    const sent = answerCall(appealReport, {
      report: sampleReportPage({ state: "appealed", appeal, appealUntil: null }),
    });
    await screen.getByRole("button", { name: "Lähetä valitus" }).click();
    await expectBanner("success", "Valituksesi on lähetetty.");
    await expect.element(screen.getByText("Valitus odottaa päätöstä")).toBeVisible();
    expect(screen.getByRole("button", { name: "Lähetä valitus" }).query()).toBeNull();
    expect(sent).toMatchObject([{ body: { code, text: "Kuva on oma." } }]);
    await expectNoAxeViolations();
  });
}

test("before the decision there is nothing to appeal against", async () => {
  answerCall(openReport, {
    report: sampleReportPage({ party: "reporter", state: "received", decision: null, appealUntil: null }),
  });
  const screen = await render();
  await expect.element(screen.getByText("Odottaa päätöstä")).toBeVisible();
  expect(screen.getByRole("button", { name: "Lähetä valitus" }).query()).toBeNull();
});

test("the answer of an appeal is shown with its reason", async () => {
  const answer = { reversed: true, reason: "Kuva on sinun.", at: "2026-11-23T08:00:00.000Z" };
  const appeal = { text: "Kuva on oma.", at: "2026-11-22T08:00:00.000Z", answer };
  answerCall(openReport, { report: sampleReportPage({ state: "reversed", appeal, appealUntil: null }) });
  const screen = await render();
  await expect.element(screen.getByText("Kuva on sinun.")).toBeVisible();
});

test("a wrong link says so, and a part of one is not sent", async () => {
  const opened = rejectCall(openReport, new AppError("linkInvalid"));
  const screen = await render();
  await expect.element(screen.getByText("Linkki on virheellinen tai vanhentunut.")).toBeVisible();
  const part = await render("#t=osa");
  await expect.element(part.getByText("Linkki on virheellinen tai vanhentunut.").first()).toBeVisible();
  expect(opened).toHaveLength(1);
});

test("without a connection it can be tried again", async () => {
  failCall(openReport);
  const screen = await render();
  await expect.element(screen.getByText("Asiaa ei saatu haettua.")).toBeVisible();
  answerCall(openReport, { report: sampleReportPage() });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByText("Kuva on toisen myyjän.")).toBeVisible();
});
