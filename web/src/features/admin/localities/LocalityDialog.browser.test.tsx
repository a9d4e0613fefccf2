import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { createLocality, updateLocality } from "@halkopiha/domain/contract/reference-data/localities.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleRegions, tampere } from "../../../testing/samples/samples.ts";
import { LocalityDialog } from "./LocalityDialog.tsx";

/** The locality as another admin has changed it meanwhile. */
const changed: Locality = { ...tampere, zoom: 7, updatedAt: "2026-11-02T10:00:00.000Z" };
const pickCentre = "Käytä kartan keskikohtaa";
const degrees = expect.stringMatching(/^\d\d,\d+$/);

async function renderDialog(locality?: Locality) {
  logInAs(sampleAdmin());
  const onSaved = vi.fn(async () => {});
  const screen = await renderInApp(
    <LocalityDialog locality={locality} regions={sampleRegions} onClose={vi.fn()} onSaved={onSaved} />,
  );
  const dialog = screen.getByRole("dialog");
  return {
    screen,
    dialog,
    onSaved,
    name: dialog.getByLabelText("Nimi"),
    zoom: dialog.getByLabelText("Zoomaus"),
    isAvailable: dialog.getByRole("switch", { name: "Käytössä" }),
    map: dialog.getByRole("application"),
    conflict: dialog.getByRole("region", { name: "Muutettu muualla" }),
    press: (button: string) => dialog.getByRole("button", { name: button, exact: true }).click(),
  };
}

test("§5 the name and the zoom are required, and the zoom is a number", { tags: "s5-48" }, async () => {
  const sent = answerCall(createLocality, { locality: tampere, message: "" });
  const { dialog, name, zoom, press } = await renderDialog();
  await zoom.fill("");
  await press("Luo");
  for (const label of ["Nimi", "Maakunta", "Zoomaus"]) {
    await expect.element(dialog.getByLabelText(label)).toBeInvalid();
  }
  await expect.element(name).toHaveFocus();
  await zoom.fill("lähelle");
  await expect.element(dialog.getByText("Anna zoomaus kokonaislukuna 1–18.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a click on the map sets the coordinates", async () => {
  const { dialog, map } = await renderDialog();
  await map.click({ position: { x: 120, y: 120 } });
  await expect.element(dialog.getByLabelText("Leveysaste")).toHaveValue(degrees);
  await expect.element(dialog.getByLabelText("Pituusaste")).toHaveValue(degrees);
  await expect.poll(() => map.element().querySelector(".leaflet-marker-pane")?.childElementCount).toBe(1);
  expectNoHorizontalScroll();
});

test("the keyboard picks the centre of the map", async () => {
  const { dialog, map, press } = await renderDialog();
  const form = dialog.getByRole("form").element();
  const getLongitude = () => form instanceof HTMLFormElement && new FormData(form).get("lng");
  await press(pickCentre);
  await expect.element(dialog.getByLabelText("Pituusaste")).toHaveValue(degrees);
  const before = getLongitude();
  map.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect
    .poll(async () => {
      await press(pickCentre);
      return getLongitude();
    })
    .not.toBe(before);
});

test("§4 after an edit conflict one's own changes can be saved, beside those of the other", async () => {
  const merged: Locality = { ...changed, location: "Tampere oma" };
  rejectCall(updateLocality, new AppError("stale", { current: changed }));
  const { conflict, name, press, onSaved } = await renderDialog(tampere);
  await name.fill("Tampere oma");
  await press("Tallenna");
  await expect.element(conflict.getByText("Tietoja on muutettu muualla sillä välin.")).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
  const sent = answerCall(updateLocality, { locality: merged, message: "Paikkakunta on tallennettu." });
  await press("Tallenna omat muutokseni");
  await expectBanner("success", "Paikkakunta on tallennettu.");
  const { updatedAt } = changed;
  expect(sent[0]?.body).toMatchObject({ location: "Tampere oma", zoom: 7, updatedAt });
  expect(onSaved).toHaveBeenCalledOnce();
});

test("§4 after an edit conflict the stored version can be taken", async () => {
  rejectCall(updateLocality, new AppError("stale", { current: changed }));
  const { conflict, zoom, press } = await renderDialog(tampere);
  await zoom.fill("9");
  await press("Tallenna");
  await expect.element(conflict).toBeVisible();
  await expectNoAxeViolations();
  await press("Ota uudet tiedot");
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(zoom).toHaveValue("7");
});

test("§4 the draft of a locality is restored when it is opened again, and can be discarded", async () => {
  const first = await renderDialog(tampere);
  await first.zoom.fill("9");
  await first.isAvailable.click();
  await first.screen.unmount();
  const { dialog, zoom, isAvailable, press } = await renderDialog(tampere);
  const restored = dialog.getByText(
    "Lomakkeessa on aiemmin kirjoittamiasi muutoksia, joita ei ole tallennettu.",
  );
  await expect.element(restored).toBeVisible();
  await expect.element(zoom).toHaveValue("9");
  await expect.element(isAvailable).not.toBeChecked();
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  await press("Hylkää muutokset");
  await expect.element(zoom).toHaveValue("11");
  await expect.element(restored).not.toBeInTheDocument();
  expect(JSON.stringify(localStorage)).not.toContain("locality:tampere");
});
