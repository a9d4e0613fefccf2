import type { User } from "@halkopiha/domain/accounts/user.ts";
import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { readSecondFactor } from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { listSessions } from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listNotifiedDevices, readPushKey } from "@halkopiha/domain/contract/notifications.ts";
import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import { toSlug } from "@halkopiha/domain/search/search-words.ts";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline, goOnline, holdAnswer } from "../../../../testing/calls/connection.ts";
import { expectFitsNarrowScreen } from "../../../../testing/layout.ts";
import { logInWithAccount } from "../../../../testing/log-in-with-account.ts";
import { renderRoute } from "../../../../testing/render-route.tsx";
import { samplePlans } from "../../../../testing/samples/sample-plans.ts";
import { sampleBusiness } from "../../../../testing/samples/samples.ts";
import * as route from "./settings-route.tsx";

const listRegion = (name: string, localities: string[]): LocalitiesOfRegion => ({
  region: { _id: toSlug(name), name },
  localities: localities.map((location) => ({ _id: toSlug(location), location })),
});

/** Three regions with six localities. */
const localitiesByRegion = [
  listRegion("Kainuu", ["Kajaani", "Sotkamo"]),
  listRegion("Keski-Suomi", ["Jämsä", "Kuhmoinen", "Muurame"]),
  listRegion("Pirkanmaa", ["Orivesi"]),
];

const seller = sampleBusiness({ deliveryMethod: "Noutopiste" });
const saved = { user: seller, message: "Asetukset on tallennettu." };

async function renderPage(user: User = seller) {
  logInWithAccount(user);
  answerCall(listSessions, { sessions: [] });
  answerCall(readPushKey, { publicKey: null });
  answerCall(listNotifiedDevices, { devices: [] });
  answerCall(readSecondFactor, { isEnabled: false, isObligatory: false, recoveryCodesLeft: 0 });
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listLocalitiesByRegion, { localitiesByRegion });
  const screen = await renderRoute(route, "/profiili/tilinhallinta");
  const checkbox = (name: string) => screen.getByRole("checkbox", { name, exact: true });
  const search = screen.getByRole("searchbox", { name: "Etsi paikkakuntaa tai maakuntaa" });
  await expect.element(search).toBeVisible();
  const save = screen.getByRole("button", { name: "Tallenna" });
  return { screen, checkbox, search, save };
}

test("§2 a seller states how and where they deliver, and saves it", async () => {
  const sent = answerCall(updateAccountSettings, saved);
  const { screen, checkbox, save } = await renderPage();
  await screen.getByLabelText("Toimitustapa").selectOptions("Noutopiste ja kuljetus");
  await screen.getByLabelText("Toimitusaika").selectOptions("2 viikkoa");
  await screen.getByLabelText("Kuvaus").fill("Koivua ja leppää.");
  await screen.getByRole("button", { name: "Keski-Suomi: paikkakunnat" }).click();
  await checkbox("Jämsä").click();
  await checkbox("Kuhmoinen").click();
  await expect.element(checkbox("Keski-Suomi")).toBePartiallyChecked();
  await checkbox("Kainuu").click();
  await expect.element(screen.getByText("4 / 6 paikkakuntaa valittu")).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "2 / 2 valittu, Kainuu: paikkakunnat" }))
    .toBeVisible();
  await save.click();
  await expectBanner("success", "Asetukset on tallennettu.");
  expect(sent[0]?.body).toEqual({
    deliveryMethod: "Noutopiste ja kuljetus",
    deliveryTime: "2",
    accountDescription: "Koivua ja leppää.",
    vatExempt: false,
    deliveryLocations: ["jamsa", "kajaani", "kuhmoinen", "sotkamo"].map((_id) => ({ _id })),
    paymentTerms: null,
    iban: null,
    updatedAt: seller.updatedAt,
  });
});

const exempt = "En ole arvonlisäverovelvollinen: hintani eivät sisällä arvonlisäveroa";

test("a private seller may say not to be VAT-liable, a business may not", async () => {
  const sent = answerCall(updateAccountSettings, { user: seller, message: "Asetukset on tallennettu." });
  const { screen, checkbox, save } = await renderPage({ ...seller, business: false });
  await checkbox(exempt).click();
  await save.click();
  await expectBanner("success", "Asetukset on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ vatExempt: true });
  await screen.unmount();
  const { checkbox: ofBusiness } = await renderPage({ ...seller, business: true });
  await expect.element(ofBusiness("Kainuu")).toBeVisible();
  await expect.element(ofBusiness(exempt)).not.toBeInTheDocument();
});

test("§2 the stored settings are shown", async () => {
  const { screen, checkbox } = await renderPage({
    ...seller,
    accountDescription: "Koivua.",
    deliveryLocations: [{ _id: "orivesi", location: "Orivesi" }],
  });
  await expect.element(screen.getByLabelText("Toimitustapa")).toHaveDisplayValue("Noutopiste");
  await expect.element(screen.getByLabelText("Kuvaus")).toHaveValue("Koivua.");
  await expect.element(checkbox("Pirkanmaa")).toBeChecked();
  await expect.element(screen.getByText("1 / 6 paikkakuntaa valittu")).toBeVisible();
});

test("§2 a whole region is selected and cleared with one press", { tags: "s2-settings-3" }, async () => {
  const { screen, checkbox } = await renderPage();
  await checkbox("Keski-Suomi").click();
  await screen.getByRole("button", { name: "3 / 3 valittu, Keski-Suomi: paikkakunnat" }).click();
  await checkbox("Jämsä").click();
  await expect.element(checkbox("Keski-Suomi")).toBePartiallyChecked();
  await checkbox("Keski-Suomi").click();
  await expect
    .element(screen.getByRole("button", { name: "3 / 3 valittu, Keski-Suomi: paikkakunnat" }))
    .toBeVisible();
  await checkbox("Keski-Suomi").click();
  await expect
    .element(screen.getByRole("button", { name: "0 / 3 valittu, Keski-Suomi: paikkakunnat" }))
    .toBeVisible();
  await expect.element(checkbox("Jämsä")).not.toBeChecked();
});

test("§9 delivery to all localities is 'Koko Suomi'", async () => {
  const deliveryLocations = localitiesByRegion.flatMap(({ localities }) => localities);
  const sent = answerCall(updateAccountSettings, { ...saved, user: { ...seller, deliveryLocations } });
  const { screen, save } = await renderPage();
  await screen.getByRole("button", { name: "Valitse koko Suomi" }).click();
  await expect.element(screen.getByText("Koko Suomi: kaikki 6 paikkakuntaa valittu")).toBeVisible();
  await save.click();
  await expect.poll(() => sent[0]?.body).toHaveProperty("deliveryLocations.length", 6);
  await screen.getByRole("button", { name: "Poista valinnat" }).click();
  await expect.element(screen.getByText("0 / 6 paikkakuntaa valittu")).toBeVisible();
  await save.click();
  await expect.poll(() => sent[1]?.body).toHaveProperty("deliveryLocations", []);
});

test("§2 a search finds a locality, and Enter in it saves nothing", async () => {
  const sent = answerCall(updateAccountSettings, saved);
  const { screen, checkbox, search } = await renderPage();
  await search.fill("orive");
  await userEvent.keyboard("{Enter}");
  await expect.element(checkbox("Orivesi")).toBeVisible();
  await expect.poll(() => screen.getByRole("checkbox").elements()).toHaveLength(2);
  await search.fill("oslo");
  await expect.element(screen.getByText("Haulla ei löytynyt paikkakuntia.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("§2 the settings are changed with the keyboard alone", async () => {
  const sent = answerCall(updateAccountSettings, saved);
  const { checkbox, search, save } = await renderPage();
  search.element().focus();
  await userEvent.keyboard("muurame");
  await expect.element(checkbox("Muurame")).toBeVisible();
  while (document.activeElement !== checkbox("Muurame").element()) await userEvent.tab();
  await userEvent.keyboard(" ");
  while (document.activeElement !== save.element()) await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent[0]?.body).toMatchObject({ deliveryLocations: [{ _id: "muurame" }] });
});

test("§5 a delivery method is required, and its error gets the focus", { tags: "s5-22" }, async () => {
  const { screen, save } = await renderPage();
  const method = screen.getByLabelText("Toimitustapa");
  await method.selectOptions("");
  await save.click();
  await expect.element(method).toHaveAccessibleDescription("Vaadittu kenttä");
  await expect.element(method).toHaveFocus();
});

test("§5 a description that is too long shows an error with the limit", async () => {
  const { screen, save } = await renderPage();
  const description = screen.getByLabelText("Kuvaus");
  await description.fill("x".repeat(4001));
  await save.click();
  await expect.element(screen.getByText("Pituus saa olla enintään 4 000 merkkiä.")).toBeVisible();
  await expect.element(description).toHaveFocus();
  await expect.element(description).toHaveValue("x".repeat(4001));
});

test("unsaved choices are restored and can be discarded", async () => {
  const { screen, checkbox } = await renderPage();
  await screen.getByLabelText("Kuvaus").fill("Kesken jäänyt");
  await checkbox("Kainuu").click();
  await screen.unmount();
  const again = await renderPage();
  const notice = "Lomakkeessa on aiemmin kirjoittamiasi muutoksia, joita ei ole tallennettu.";
  await expect.element(again.screen.getByText(notice)).toBeVisible();
  await expect.element(again.checkbox("Kainuu")).toBeChecked();
  await expect.element(again.screen.getByLabelText("Kuvaus")).toHaveValue("Kesken jäänyt");
  await again.screen.getByRole("button", { name: "Hylkää muutokset" }).click();
  await expect.element(again.checkbox("Kainuu")).not.toBeChecked();
  await again.screen.unmount();
  const { screen: last } = await renderPage();
  await expect.element(last.getByRole("button", { name: "Hylkää muutokset" })).not.toBeInTheDocument();
});

test("a double click saves once", async () => {
  const { sent, release } = holdAnswer(updateAccountSettings, saved);
  const { screen, save } = await renderPage();
  await screen.getByLabelText("Kuvaus").fill("Kahdesti painettu");
  await save.dblClick();
  release();
  await expectBanner("success", "Asetukset on tallennettu.");
  expect(sent).toHaveLength(1);
});

test("saving is disabled offline, with the reason", async () => {
  const sent = answerCall(updateAccountSettings, saved);
  const { screen, save } = await renderPage();
  await screen.getByLabelText("Kuvaus").fill("Pihalla kirjoitettu");
  await goOffline();
  await expect.element(screen.getByText("Asetusten tallentaminen vaatii verkkoyhteyden.")).toBeVisible();
  await expect.element(save).toBeDisabled();
  await goOnline();
  await save.click();
  await expectBanner("success", "Asetukset on tallennettu.");
  expect(sent[0]?.body).toMatchObject({ accountDescription: "Pihalla kirjoitettu" });
});

test("§8 when loading the localities fails, the rest can be saved and the localities can be reloaded", async () => {
  const deliveryLocations = [{ _id: "orivesi", location: "Orivesi" }];
  logInWithAccount({ ...seller, deliveryLocations });
  rejectCall(listLocalitiesByRegion, new AppError("fault"));
  const sent = answerCall(updateAccountSettings, { ...saved, user: { ...seller, deliveryLocations } });
  answerCall(listSessions, { sessions: [] });
  answerCall(readPushKey, { publicKey: null });
  answerCall(listNotifiedDevices, { devices: [] });
  answerCall(readSecondFactor, { isEnabled: false, isObligatory: false, recoveryCodesLeft: 0 });
  const screen = await renderRoute(route, "/profiili/tilinhallinta");
  await expect.element(screen.getByText("Paikkakuntia ei saatu haettua.")).toBeVisible();
  const description = screen.getByLabelText("Kuvaus");
  await description.fill("Ilman luetteloa");
  await screen.getByRole("button", { name: "Tallenna" }).click();
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      accountDescription: "Ilman luetteloa",
      deliveryLocations: [{ _id: "orivesi" }],
    });

  answerCall(listLocalitiesByRegion, { localitiesByRegion });
  await description.fill("Jää talteen");
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByRole("searchbox")).toBeVisible();
  await expect.element(description).toHaveValue("Jää talteen");
});

test("WCAG 2.2 AA: axe finds nothing, also not while searching", async () => {
  const { screen, checkbox, search } = await renderPage();
  await screen.getByRole("button", { name: "Keski-Suomi: paikkakunnat" }).click();
  await expect.element(checkbox("Jämsä")).toBeVisible();
  await expectNoAxeViolations();
  await search.fill("ori");
  await expect.element(checkbox("Orivesi")).toBeVisible();
  await expectNoAxeViolations();
});

test("WCAG 1.4.10: at a width of 320 px the settings do not scroll sideways", async () => {
  const { screen } = await renderPage();
  await screen.getByRole("button", { name: "Keski-Suomi: paikkakunnat" }).click();
  await expectFitsNarrowScreen();
});
