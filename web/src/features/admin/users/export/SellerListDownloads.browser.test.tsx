import { liveToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readDashboard } from "@halkopiha/domain/contract/admin/dashboard.ts";
import {
  downloadSellerListCsv,
  downloadSellerListExcel,
} from "@halkopiha/domain/contract/admin/downloads.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test, vi } from "vitest";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import {
  answerCall,
  answerFile,
  holdCall,
  rejectCall,
  rejectNextCall,
} from "../../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { goOffline, goOnline } from "../../../../testing/connection.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../../testing/sample-accounts.ts";
import { logInAs } from "../../../../testing/samples.ts";
import { SellerListDownloads } from "./SellerListDownloads.tsx";

/** The names and contents of the files that are saved from now on. */
function watchSavedFiles() {
  const createAddress = vi.spyOn(URL, "createObjectURL");
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const readContents = () =>
    Promise.all(createAddress.mock.calls.map(([file]) => (file instanceof Blob ? file.bytes() : null)));
  return { names, readContents };
}

async function renderDownloads(usersCount = 3) {
  logInAs(sampleAdmin());
  const counted = answerCall(readDashboard, {
    usersCount,
    newUsersCount: 0,
    ordersCount: 0,
    contactsCount: 0,
  });
  const saved = watchSavedFiles();
  const screen = await renderInApp(<SellerListDownloads />);
  await vi.waitFor(() => expect(counted).toHaveLength(1));
  return {
    screen,
    saved,
    csv: screen.getByRole("button", { name: "Lataa CSV" }),
    excel: screen.getByRole("button", { name: "Lataa Excel" }),
  };
}

const longListText = "Luettelossa on yli 1 000 myyjää, joten se kootaan taustalla.";

for (const { button, row, content } of [
  { button: "Lataa CSV", row: downloadSellerListCsv, content: "\uFEFFKäyttäjänimi;Nimi" },
  { button: "Lataa Excel", row: downloadSellerListExcel, content: "PK" },
]) {
  test(`§2, §7 the seller list is saved as ${row.file.name}`, async () => {
    const { screen, saved } = await renderDownloads();
    answerFile(row, content);
    await screen.getByRole("button", { name: button }).click();
    await expect.poll(() => saved.names).toEqual([row.file.name]);
    expect(await saved.readContents()).toEqual([new TextEncoder().encode(content)]);
    await expect.element(screen.getByRole("button", { name: button })).toBeVisible();
  });
}

test("§7 a download that takes long can be cancelled, and nothing is saved", async () => {
  const logged = vi.spyOn(console, "error");
  const { screen, saved, csv } = await renderDownloads();
  answerFile(downloadSellerListCsv, "");
  holdCall(downloadSellerListCsv);
  await csv.click();
  await expect.element(screen.getByLabelText("seller-list.csv: ladattu 0 kt")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Peruuta lataus" }).click();
  await expect.element(csv).toBeVisible();
  expect(saved.names).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test("§7 a download that fails is only logged", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { saved, excel } = await renderDownloads();
  rejectNextCall(downloadSellerListExcel, new AppError("fault"));
  await excel.click();
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith("seller-list.xlsx could not be downloaded", expect.any(Error)),
  );
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
  rejectNextCall(readDashboard, new AppError("fault"));
  logInAs(sampleAdmin());
  const screen = await renderInApp(<SellerListDownloads />);
  rejectNextCall(downloadSellerListCsv, new AppError("listTooLong"));
  await screen.getByRole("button", { name: "Lataa CSV" }).click();
  await expect.element(screen.getByText(longListText)).toBeVisible();
  // The connection that shows the state of the list fails in this test.
  await expect.element(screen.getByText("Luettelon tilaa ei saatu haettua.")).toBeVisible();
});
