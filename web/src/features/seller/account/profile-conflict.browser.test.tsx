import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerAreaCalls } from "../../../testing/calls/answer-area-calls.ts";
import { answerCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { logInWithAccount } from "../../../testing/log-in-with-account.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleBusiness } from "../../../testing/samples/samples.ts";
import { accountSettingsDraftAtom } from "./draft-atoms.ts";
import * as info from "./info/info-route.tsx";
import * as settings from "./settings/settings-route.tsx";

const seller = sampleBusiness({ accountDescription: "Koivua." });
const later = "2026-11-20T10:00:00.000Z";

/** The account after another device has saved a description and a phone number. */
const changedElsewhere = {
  ...seller,
  accountDescription: "Koivua ja leppää.",
  contactInformation: { ...seller.contactInformation, phonenumbers: ["+358500000111"] },
  updatedAt: later,
};

const stale = new AppError("stale", { current: changedElsewhere });

async function renderSettings() {
  logInWithAccount(seller);
  answerCall(listLocalitiesByRegion, { localitiesByRegion: [] });
  const saved = { user: changedElsewhere, message: "Asetukset on tallennettu." };
  const sent = answerCall(updateAccountSettings, saved);
  const rejected = rejectNextCall(updateAccountSettings, stale);
  const screen = await renderRoute(settings, "/profiili/tilinhallinta");
  const save = screen.getByRole("button", { name: "Tallenna", exact: true });
  const description = screen.getByLabelText("Kuvaus");
  return { screen, sent, rejected, save, description };
}

test("settings that another device has changed are not overwritten: the seller chooses", async () => {
  const { screen, sent, rejected, save, description } = await renderSettings();
  await description.fill("Koivua, kotiin tuotuna.");
  await save.click();
  const notice = screen.getByRole("region", { name: "Muutettu muualla" });
  await expect
    .element(notice.getByRole("row", { name: "Kuvaus" }))
    .toHaveTextContent("KuvausKoivua.Koivua ja leppää.Koivua, kotiin tuotuna.");
  await expectNoAxeViolations();
  expect(rejected[0]?.body).toMatchObject({ updatedAt: seller.updatedAt });
  await notice.getByRole("button", { name: "Tallenna omat muutokseni" }).click();
  await expectBanner("success", "Asetukset on tallennettu.");
  expect(sent.at(-1)?.body).toMatchObject({
    accountDescription: "Koivua, kotiin tuotuna.",
    updatedAt: later,
  });
});

test("a draft that was restored on a newer version still asks which values to keep", async () => {
  logInWithAccount(seller);
  answerCall(listLocalitiesByRegion, { localitiesByRegion: [] });
  const before = await renderRoute(settings, "/profiili/tilinhallinta");
  await before.getByLabelText("Kuvaus").fill("Koivua, kotiin tuotuna.");
  await before.unmount();
  logInWithAccount(changedElsewhere);
  const rejected = rejectNextCall(updateAccountSettings, stale);
  const { getByLabelText, getByRole } = await renderRoute(settings, "/profiili/tilinhallinta");
  await expect.element(getByLabelText("Kuvaus")).toHaveValue("Koivua, kotiin tuotuna.");
  await getByRole("button", { name: "Tallenna", exact: true }).click();
  await expect
    .element(getByRole("row", { name: "Kuvaus" }))
    .toHaveTextContent("KuvausKoivua.Koivua ja leppää.Koivua, kotiin tuotuna.");
  expect(rejected[0]?.body).toMatchObject({ updatedAt: seller.updatedAt });
});

test("a restored draft can be discarded for the newest version", async () => {
  logInWithAccount(changedElsewhere);
  answerCall(listLocalitiesByRegion, { localitiesByRegion: [] });
  const changes = { accountDescription: "Koivua, kotiin tuotuna." };
  store.set(accountSettingsDraftAtom, { user: seller._id, opened: seller, changes });
  const screen = await renderRoute(settings, "/profiili/tilinhallinta");
  await screen.getByRole("button", { name: "Hylkää muutokset" }).click();
  await expect.element(screen.getByLabelText("Kuvaus")).toHaveValue("Koivua ja leppää.");
});

test("a conflict shows what was changed here too, but no password, and no message covers it", async () => {
  logInWithAccount(seller);
  answerAreaCalls();
  rejectNextCall(updateUser, stale);
  const screen = await renderRoute(info, "/profiili/kayttajatiedot");
  await screen.getByLabelText("Kotisivu").fill("puu.example");
  await screen.getByRole("button", { name: "Päivitä" }).click();
  const notice = screen.getByRole("region", { name: "Muutettu muualla" });
  await expect.element(notice.getByRole("row", { name: "Puhelin" })).toBeVisible();
  await expect
    .element(notice.getByRole("row", { name: "Kotisivu" }))
    .toHaveTextContent("Kotisivu––puu.example");
  expect(store.get(bannerAtom)).toBeNull();
});

test("the newer settings can be taken instead", async () => {
  const { screen, sent, save, description } = await renderSettings();
  await description.fill("Koivua, kotiin tuotuna.");
  await save.click();
  await screen.getByRole("button", { name: "Ota uudet tiedot" }).click();
  await expect.element(description).toHaveValue("Koivua ja leppää.");
  expect(sent).toEqual([]);
});

test("details are saved without a question when another device has changed only what the form does not show", async () => {
  logInWithAccount(seller);
  answerAreaCalls();
  const onlySettings = { ...changedElsewhere, contactInformation: seller.contactInformation };
  const saved = { ...onlySettings, website: "https://puu.example" };
  const sent = answerCall(updateUser, { user: saved, message: "Tietosi on tallennettu." });
  rejectNextCall(updateUser, new AppError("stale", { current: onlySettings }));
  const screen = await renderRoute(info, "/profiili/kayttajatiedot");
  await screen.getByLabelText("Kotisivu").fill("puu.example");
  await screen.getByRole("button", { name: "Päivitä" }).click();
  await expectBanner("success", "Tietosi on tallennettu.");
  expect(sent.at(-1)?.body).toMatchObject({ website: "https://puu.example", updatedAt: later });
});
