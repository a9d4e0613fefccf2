import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  createLocality,
  deleteLocality,
  listLocalities,
  updateLocality,
} from "@halkopiha/domain/contract/reference-data/localities.ts";
import {
  createRegion,
  deleteRegion,
  listRegions,
  updateRegion,
} from "@halkopiha/domain/contract/reference-data/regions.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { holdDeletions } from "../../../testing/deletion.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import {
  logInAs,
  nokia,
  sampleLocalities,
  sampleRegions,
  tampere,
} from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const changedAt = "2026-11-02T10:00:00.000Z";

const answerLocalities = (...localities: Locality[]) => answerCall(listLocalities, { localities });
const answerRegions = (...regions: Region[]) => answerCall(listRegions, { regions });

async function openAreas() {
  logInAs(sampleAdmin());
  const screen = await renderRoute(route, "/admin/paikat");
  const dialog = screen.getByRole("dialog");
  await expect.element(screen.getByRole("table", { name: "Paikkakunnat" })).toBeVisible();
  return {
    screen,
    dialog,
    getRow: (name: string) => screen.getByRole("row").filter({ hasText: name }),
    getButton: (name: string) => screen.getByRole("button", { name, exact: true }),
    press: (name: string) => screen.getByRole("button", { name, exact: true }).click(),
    /** Searches, and waits until the search is in the URL: a dialog that opens meanwhile would be closed by it. */
    async search(text: string) {
      await screen.getByRole("searchbox").fill(text);
      const readSearch = () => new URLSearchParams(screen.router.state.location.search).get("haku");
      await expect.poll(readSearch).toBe(text);
    },
    submit: (name: string) => dialog.getByRole("button", { name, exact: true }).click(),
    /** Confirms the deletion, which can be undone for ten seconds. */
    async confirmDeletion(name: string) {
      await screen.getByRole("button", { name: `Poista: ${name}` }).click();
      await dialog.getByRole("button", { name: "Poista" }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    },
  };
}

test("§2 localities and regions have a tab each", { tags: ["s2-admin-19", "s2-admin-26"] }, async () => {
  answerRegions(...sampleRegions);
  answerLocalities(...sampleLocalities);
  const { screen, getRow } = await openAreas();
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Hallinta Maakunnat ja paikkakunnat");
  const tabs = screen.getByRole("tab");
  expect(tabs.all().map((tab) => tab.element().textContent)).toEqual(["Paikkakunnat", "Maakunnat"]);
  screen.getByRole("tab", { name: "Paikkakunnat" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("tab", { name: "Maakunnat" })).toHaveFocus();
  await expect.element(getRow("Pirkanmaa")).toMatchTextContent("Pirkanmaa28");
});

test("§2 an admin creates a locality and finds it", async () => {
  const akaa: Locality = { ...tampere, _id: "akaa", location: "Akaa" };
  answerRegions(...sampleRegions);
  answerLocalities(tampere, nokia);
  const sent = answerCall(createLocality, { locality: akaa, message: "Paikkakunta on lisätty." });
  const { dialog, getRow, press, search, submit } = await openAreas();
  await press("Luo paikkakunta");
  await dialog.getByLabelText("Nimi").fill("Akaa");
  await dialog.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  answerLocalities(akaa, tampere, nokia);
  await submit("Luo");
  await expectBanner("success", "Paikkakunta on lisätty.");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent[0]?.body).toEqual({ location: "Akaa", region: "pirkanmaa", zoom: 11, available: true });
  await search("aka");
  await expect.element(getRow("Akaa")).toMatchTextContent("Pirkanmaa");
  await expect.element(getRow("Tampere")).not.toBeInTheDocument();
});

test("§2, §4 an admin edits a locality", async () => {
  const edited: Locality = { ...tampere, zoom: 9, available: false };
  answerRegions(...sampleRegions);
  answerLocalities({ ...tampere, updatedAt: changedAt });
  const sent = answerCall(updateLocality, { locality: edited, message: "Paikkakunta on tallennettu." });
  const { dialog, getRow, press, submit } = await openAreas();
  await press("Muokkaa: Tampere");
  await expect.element(dialog.getByLabelText("Zoomaus")).toHaveValue("11");
  await dialog.getByLabelText("Zoomaus").fill("9");
  await dialog.getByRole("switch", { name: "Käytössä" }).click();
  answerLocalities(edited);
  await submit("Tallenna");
  await expectBanner("success", "Paikkakunta on tallennettu.");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getRow("Tampere")).toMatchTextContent("Pirkanmaa9ei");
  expect(sent[0]?.body).toMatchObject({ zoom: 9, available: false, updatedAt: changedAt });
});

test("§2 a locality is deleted after ten seconds", async () => {
  answerRegions(...sampleRegions);
  answerLocalities(tampere);
  const sent = answerCall(deleteLocality, { locality: tampere, message: "Paikkakunta on poistettu." });
  const { screen, search, confirmDeletion, getButton } = await openAreas();
  await search("Tampere");
  const letTenSecondsPass = holdDeletions();
  await confirmDeletion("Tampere");
  await expect.element(screen.getByText("Poistetaan: Tampere")).toBeVisible();
  await expect.element(screen.getByText("Hakua vastaavaa paikkaa ei löytynyt.")).toBeVisible();
  expect(sent).toEqual([]);
  answerLocalities();
  await letTenSecondsPass();
  await expectBanner("success", "Paikkakunta on poistettu.");
  expect(sent).toHaveLength(1);
  await expect.element(getButton("Kumoa: Poistetaan: Tampere")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Hakua vastaavaa paikkaa ei löytynyt.")).toBeVisible();
});

test("§2 deleting a locality can be undone within ten seconds, before anything is sent", async () => {
  answerRegions(...sampleRegions);
  answerLocalities(...sampleLocalities);
  const sent = answerCall(deleteLocality, { locality: tampere, message: "" });
  const { screen, getRow, getButton, press, confirmDeletion } = await openAreas();
  const letTenSecondsPass = holdDeletions();
  await confirmDeletion("Tampere");
  await expect.element(getRow("Tampere")).not.toBeInTheDocument();
  await press("Kumoa: Poistetaan: Tampere");
  await expect.element(getRow("Tampere")).toBeVisible();
  await expect.element(getButton("Kumoa: Poistetaan: Tampere")).not.toBeInTheDocument();
  await letTenSecondsPass();
  await screen.unmount();
  expect(sent).toEqual([]);
});

test("§2 leaving the page sends a pending deletion at once", async () => {
  answerRegions(...sampleRegions);
  answerLocalities(...sampleLocalities);
  const sent = answerCall(deleteLocality, { locality: tampere, message: "Paikkakunta on poistettu." });
  const { screen, confirmDeletion } = await openAreas();
  await confirmDeletion("Tampere");
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  expect(sent).toEqual([]);
  await screen.unmount();
  await expectBanner("success", "Paikkakunta on poistettu.");
  expect(sent[0]?.url.pathname).toBe("/api/locations/tampere");
});

test("§2 a region is created and edited", { tags: ["s1-16", "s2-admin-21"] }, async () => {
  const kainuu: Region = { _id: "kainuu", name: "Kainuu", zoom: 8, coords: { lat: 64.95, lng: 26.1 } };
  answerRegions(...sampleRegions);
  answerLocalities(...sampleLocalities);
  const { screen, dialog, press, search, submit } = await openAreas();
  await screen.getByRole("tab", { name: "Maakunnat" }).click();
  const created = answerCall(createRegion, { region: kainuu, message: "Maakunta on lisätty." });
  await press("Luo maakunta");
  await dialog.getByLabelText("Nimi").fill("Kainuu");
  answerRegions(kainuu, ...sampleRegions);
  await submit("Luo");
  await expectBanner("success", "Maakunta on lisätty.");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(created[0]?.body).toEqual({ name: "Kainuu", zoom: 8 });
  const updated = answerCall(updateRegion, { region: kainuu, message: "Maakunta on tallennettu." });
  await search("Kainuu");
  await press("Muokkaa: Kainuu");
  await dialog.getByLabelText("Leveysaste").fill("64,5");
  await submit("Tallenna");
  await expectBanner("success", "Maakunta on tallennettu.");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(updated[0]?.body).toMatchObject({ name: "Kainuu", coords: { lat: 64.5, lng: 26.1 } });
});

test("§2 a region with localities reappears when its deletion is rejected", async () => {
  answerRegions(...sampleRegions);
  answerLocalities(...sampleLocalities);
  const message = "Maakunnassa on 2 paikkakuntaa, joten sitä ei voi poistaa.";
  rejectCall(deleteRegion, new AppError("inUse", { message }));
  const { screen, getRow, confirmDeletion } = await openAreas();
  await screen.getByRole("tab", { name: "Maakunnat" }).click();
  const letTenSecondsPass = holdDeletions();
  await confirmDeletion("Pirkanmaa");
  await expect.element(getRow("Pirkanmaa")).not.toBeInTheDocument();
  await letTenSecondsPass();
  await expectBanner("danger", message);
  await expect.element(getRow("Pirkanmaa")).toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing, and nothing scrolls sideways, on a ${size}`, async () => {
    await setSize(size);
    answerRegions(...sampleRegions);
    answerLocalities(...sampleLocalities);
    const { dialog, press } = await openAreas();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await press("Muokkaa: Tampere");
    const map = dialog.getByRole("application");
    await expect.poll(() => map.element().querySelector(".leaflet-marker-pane")?.childElementCount).toBe(1);
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
