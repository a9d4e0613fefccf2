import { liveToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { downloadListedCsv, downloadListedExcel } from "@halkopiha/domain/contract/admin/downloads.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test, vi } from "vitest";
import { rememberSearch } from "../../../../lib/forms/searches.ts";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerFile, holdCall, rejectCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline, goOnline } from "../../../../testing/calls/connection.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../../../testing/samples/samples.ts";
import { watchSavedFiles } from "../../../../testing/saved-files.ts";
import { parseUserListQuery } from "../list/user-list-query.ts";
import { SellerListDownloads } from "./SellerListDownloads.tsx";

const exact = (count: number) => ({ count, isExact: true, isMore: false });
/** The second page of a search of the logged-in admin. */
const createList = () =>
  parseUserListQuery(new URLSearchParams(`?haku=${rememberSearch("puu")}&maksu=maksetut&sort=-name&sivu=2`));

async function renderDownloads(usersCount = 3) {
  logInAs(sampleAdmin());
  const saved = watchSavedFiles();
  const screen = await renderInApp(<SellerListDownloads list={createList()} count={exact(usersCount)} />);
  return {
    screen,
    saved,
    csv: screen.getByRole("button", { name: "Lataa CSV" }),
    excel: screen.getByRole("button", { name: "Lataa Excel" }),
  };
}

const longListText = "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.";

for (const { button, row, content } of [
  { button: "Lataa CSV", row: downloadListedCsv, content: "\uFEFFKäyttäjänimi;Nimi" },
  { button: "Lataa Excel", row: downloadListedExcel, content: "PK" },
]) {
  test(`§2, §7 the seller list is saved as ${row.file.name}`, async () => {
    const { screen, saved } = await renderDownloads();
    const sent = answerFile(row, content);
    await screen.getByRole("button", { name: button }).click();
    await expect.poll(() => saved.names).toEqual([row.file.name]);
    expect(await saved.readContents()).toEqual([new TextEncoder().encode(content)]);
    await expect.element(screen.getByRole("button", { name: button })).toBeVisible();
    expect(sent[0]?.body).toEqual({
      queryString: "puu",
      paid: "true",
      sort: "-name",
      columns: "username,name,email,phone,region,plan,active,paid,createdAt",
    });
  });
}

test("the file has all columns when that is chosen, also the next time", async () => {
  const { screen, csv } = await renderDownloads();
  const sent = answerFile(downloadListedCsv, "");
  await screen.getByLabelText("Tiedoston sarakkeet").selectOptions("Kaikki");
  await csv.click();
  await expect.poll(() => sent[0]?.body).toEqual({ queryString: "puu", paid: "true", sort: "-name" });
  await screen.unmount();
  const again = await renderInApp(<SellerListDownloads list={createList()} count={exact(3)} />);
  await expect.element(again.getByLabelText("Tiedoston sarakkeet")).toHaveValue("all");
});

test("§7 a download that takes long can be cancelled, and nothing is saved", async () => {
  const logged = vi.spyOn(console, "error");
  const { screen, saved, csv } = await renderDownloads();
  answerFile(downloadListedCsv, "");
  holdCall(downloadListedCsv);
  await csv.click();
  await expect.element(screen.getByLabelText("seller-list.csv: ladattu 0 kt")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Keskeytä lataus" }).click();
  await expect.element(csv).toBeVisible();
  expect(saved.names).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test("§7 a download that fails is only logged", { tags: "s7-note-35" }, async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { saved, excel } = await renderDownloads();
  rejectNextCall(downloadListedExcel, new AppError("fault"));
  await excel.click();
  await expect
    .poll(() => logged)
    .toHaveBeenCalledWith("seller-list.xlsx could not be downloaded", expect.any(Error));
  await expect.element(excel).toBeVisible();
  expect(store.get(bannerAtom)).toBeNull();
  expect(saved.names).toEqual([]);
});

test("without the net the downloads say so", async () => {
  const { screen, csv, excel } = await renderDownloads();
  await goOffline();
  await expect.element(screen.getByText("Myyjäluettelon lataaminen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(csv).toBeDisabled();
  await expect.element(excel).toBeDisabled();
  await expect.element(csv).toHaveAccessibleDescription(/^Myyjäluettelon lataaminen vaatii verkkoyhteyden\./);
  await expectNoAxeViolations();
  await goOnline();
  await expect.element(csv).toBeEnabled();
});

test("a list of more than 1,000 sellers is put together in the background", async () => {
  rejectCall(liveToken, new AppError("unavailable"));
  const { screen } = await renderDownloads(1001);
  await expect.element(screen.getByText(longListText)).toBeVisible();
});

test("a list of more than 1,000 sellers is offered so as well when only the server knows how long it is", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  rejectCall(liveToken, new AppError("unavailable"));
  logInAs(sampleAdmin());
  const screen = await renderInApp(<SellerListDownloads list={createList()} count={undefined} />);
  rejectNextCall(downloadListedCsv, new AppError("listTooLong"));
  await screen.getByRole("button", { name: "Lataa CSV" }).click();
  await expect.element(screen.getByText(longListText)).toBeVisible();
  // The connection that shows the state of the list fails in this test.
  await expect.element(screen.getByText("Luettelon tilaa ei saatu haettua.")).toBeVisible();
});
