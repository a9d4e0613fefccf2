import { downloadExportCsv, downloadExportExcel } from "@halkopiha/domain/contract/admin/exports.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { type ComponentProps, useState } from "react";
import { expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall, answerFile } from "../../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { setSize } from "../../../../testing/display.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../../testing/samples/samples.ts";
import type { ExportState } from "./listen-to-export.ts";
import { ExportSection } from "./SellerListExport.tsx";

const sampleExport = (changes: Partial<ExportState> = {}): ExportState => ({
  _id: "vienti",
  requestedBy: "yllapito",
  query: "sort=newest",
  state: "running",
  done: 300,
  total: 1012,
  files: null,
  updatedAt: "2026-03-01T08:00:00.000Z",
  ...changes,
});
const done = sampleExport({ state: "done", done: 1012, files: { csv: "a.csv", xlsx: "a.xlsx" } });

async function renderSection(props: Partial<ComponentProps<typeof ExportSection>>) {
  logInAs(sampleAdmin());
  const [request, reconnect] = [vi.fn(async () => undefined), vi.fn()];
  const screen = await renderInApp(
    <ExportSection newest={null} isLost={false} request={request} reconnect={reconnect} {...props} />,
  );
  return { screen, request, reconnect, retry: screen.getByRole("button", { name: "Yritä uudelleen" }) };
}

test("a long list is put together in the background: either button requests it, and the focus stays", async () => {
  const { screen, request } = await renderSection({});
  const text = "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.";
  await expect.element(screen.getByText(text)).toBeVisible();
  await screen.getByRole("button", { name: "Lataa CSV" }).click();
  await screen.getByRole("button", { name: "Lataa Excel" }).click();
  expect(request).toHaveBeenCalledTimes(2);
  await expect.element(screen.getByRole("region", { name: "Myyjäluettelo" })).toHaveFocus();
});

for (const { newest, text } of [
  { newest: undefined, text: "Haetaan luettelon tilaa…" },
  {
    newest: sampleExport({ state: "requested", done: 0, total: 0 }),
    text: "Luettelo on pyydetty ja odottaa vuoroaan.",
  },
  { newest: sampleExport(), text: "Luetteloa kootaan. Voit poistua sivulta sillä välin." },
  { newest: done, text: "Luettelo valmistui 1.3.2026 klo 10.00 (1 012 myyjää)." },
]) {
  test(`the state of an export is announced: '${text}'`, async () => {
    const { screen } = await renderSection({ newest });
    await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Lataa CSV" })).not.toBeInTheDocument();
  });
}

test("a requested export shows that it starts soon", async () => {
  const { screen } = await renderSection({ newest: sampleExport({ state: "requested", done: 0, total: 0 }) });
  const progress = screen.getByLabelText("Kokoaminen alkaa pian");
  await expect.element(progress).not.toHaveAttribute("value");
});

test("an export shows its progress live", async () => {
  function Live() {
    const [rowCount, setRowCount] = useState(300);
    return (
      <>
        <ExportSection
          newest={sampleExport({ done: rowCount })}
          isLost={false}
          request={async () => undefined}
          reconnect={() => undefined}
        />
        <button type="button" onClick={() => setRowCount(600)}>
          Seuraava tila
        </button>
      </>
    );
  }
  const screen = await renderInApp(<Live />);
  await expect.element(screen.getByLabelText("Koottu 300 / 1 012 myyjää")).toBeVisible();
  await screen.getByRole("button", { name: "Seuraava tila" }).click();
  const further = screen.getByLabelText("Koottu 600 / 1 012 myyjää");
  await expect.element(further).toHaveAttribute("value", "600");
  await expect.element(further).toHaveAttribute("max", "1012");
});

test("an export that has failed says so, and is requested again by one press", async () => {
  const { screen, retry, request } = await renderSection({ newest: sampleExport({ state: "failed" }) });
  await expect.element(screen.getByText("Luettelon kokoaminen epäonnistui.")).toBeVisible();
  await retry.click();
  expect(request).toHaveBeenCalledOnce();
});

test("a lost connection is reported, and opened again by one press", async () => {
  const { screen, retry, reconnect } = await renderSection({ newest: sampleExport(), isLost: true });
  await expect.element(screen.getByText("Luettelon tilaa ei saatu haettua.")).toBeVisible();
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
  await retry.click();
  expect(reconnect).toHaveBeenCalledOnce();
});

for (const { button, row } of [
  { button: "Tallenna CSV", row: downloadExportCsv },
  { button: "Tallenna Excel", row: downloadExportExcel },
]) {
  test(`an export that is done is saved as ${row.file.name}`, async () => {
    answerCall(listRegions, { regions: [] });
    answerFile(row, "PK");
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { screen } = await renderSection({ newest: done });
    await screen.getByRole("button", { name: button }).click();
    await expect.poll(() => names).toEqual([row.file.name]);
    await expect.element(screen.getByRole("button", { name: button })).toBeVisible();
  });
}

test("a new list can be requested when one is done", async () => {
  const { screen, request } = await renderSection({ newest: done });
  await screen.getByRole("button", { name: "Kokoa uusi luettelo" }).click();
  expect(request).toHaveBeenCalledOnce();
});

test("a long list cannot be requested offline, and says so", async () => {
  await goOffline();
  const { screen } = await renderSection({});
  await expect.element(screen.getByText("Myyjäluettelon lataaminen vaatii verkkoyhteyden.")).toBeVisible();
  for (const name of ["Lataa CSV", "Lataa Excel"])
    await expect.element(screen.getByRole("button", { name })).toBeDisabled();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing while a list is put together, nor when it is done`, async () => {
    await setSize(size);
    const { screen } = await renderSection({ newest: sampleExport() });
    await expect.element(screen.getByRole("progressbar")).toBeVisible();
    await expectNoAxeViolations();
    await screen.unmount();
    await renderSection({ newest: done });
    await expectNoAxeViolations();
  });
}
