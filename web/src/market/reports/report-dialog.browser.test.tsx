import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { createReport } from "@halkopiha/domain/contract/reports.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { ReportButton } from "./ReportButton.tsx";

const title = "Polttopuu, koivu";

const Component = () => (
  <main>
    <h1>Tuote</h1>
    <ReportButton kind="listing" id="koivu" title={title} />
  </main>
);

async function openDialog() {
  const screen = await renderRoute({ Component }, "/tuote/koivu");
  await screen.getByRole("button", { name: `Ilmoita ylläpidolle: ${title}` }).click();
  const dialog = screen.getByRole("dialog", { name: "Ilmoita ylläpidolle" });
  await expect.element(dialog.getByLabelText("Syy")).toBeVisible();
  return { screen, dialog };
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a listing is reported without an account`, async () => {
    await setSize(size);
    const { dialog } = await openDialog();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await dialog.getByLabelText("Syy").selectOptions("Vaarallinen tuote");
    await dialog.getByLabelText("Mikä sisällössä on vikana?").fill("Kyllästettyä puuta.");
    await dialog.getByLabelText("Sähköposti").fill("aino@posti.example");
    await dialog.getByRole("checkbox").click();
    const sent = answerCall(createReport, { message: "Kiitos ilmoituksestasi." });
    await dialog.getByRole("button", { name: "Lähetä ilmoitus" }).click();
    await expect.element(dialog.getByText("Kiitos ilmoituksestasi.")).toBeVisible();
    await expect.element(dialog.getByRole("heading", { name: "Ilmoitus on lähetetty" })).toHaveFocus();
    expect(sent).toMatchObject([
      {
        body: {
          target: { kind: "listing", id: "koivu" },
          reason: "dangerous",
          text: "Kyllästettyä puuta.",
          name: null,
          email: "aino@posti.example",
          goodFaith: true,
        },
      },
    ]);
    await expectNoAxeViolations();
  });
}

test("what is missing is said at its field, and nothing is sent", async () => {
  const { dialog } = await openDialog();
  const sent = answerCall(createReport, { message: "" });
  await dialog.getByRole("button", { name: "Lähetä ilmoitus" }).click();
  await expect.element(dialog.getByText("Vaadittu kenttä", { exact: true }).first()).toBeVisible();
  await expect.element(dialog.getByText("Vahvista, että ilmoitat vilpittömästi.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Syy")).toHaveFocus();
  expect(sent).toEqual([]);
});

test("the typed text stays after an error", async () => {
  const { dialog } = await openDialog();
  await dialog.getByLabelText("Syy").selectOptions("Muu syy");
  await dialog.getByLabelText("Mikä sisällössä on vikana?").fill("Väärä hinta.");
  await dialog.getByRole("checkbox").click();
  rejectCall(createReport, new AppError("tooOften"));
  await dialog.getByRole("button", { name: "Lähetä ilmoitus" }).click();
  await expect.element(dialog.getByLabelText("Mikä sisällössä on vikana?")).toHaveValue("Väärä hinta.");
});

test("Esc closes the dialog", async () => {
  const { screen, dialog } = await openDialog();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: `Ilmoita ylläpidolle: ${title}` })).toHaveFocus();
});
