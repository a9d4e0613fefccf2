import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import type { Page } from "@playwright/test";
import { adminSession } from "../support/market/admin.ts";
import { createSession, storeSession } from "../support/session.ts";
import type { Screen } from "./screen.ts";

const business = () => createSession("halkomestari", "Halkomestari1");
const person = () => createSession("mokkiklapi", "Mokkiklapi1");

/** Opens a section of the profile as a logged-in user. */
const opened = (path: string, form: string, login: typeof business) => async (page: Page) => {
  await storeSession(page, await login());
  await page.goto(path);
  await page.getByRole("form", { name: form }).waitFor();
  await page.waitForLoadState("networkidle");
};

const userInfo = (login: typeof business) => opened("/profiili/kayttajatiedot", "Käyttäjätiedot", login);
const settings = opened("/profiili/tilinhallinta", "Tilinhallinta", business);

const factor = (page: Page) => page.getByRole("region", { name: "Kaksivaiheinen tunnistautuminen" });
const press = (page: Page, name: string) => factor(page).getByRole("button", { name }).click();

/** Sets up a second factor until the app's key is shown; the server's answers are made up, so that the account stays as it is. */
async function showAppKey(page: Page): Promise<void> {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const uri = `otpauth://totp/Halkopiha:halkomestari?issuer=Halkopiha&secret=${secret}`;
  const recoveryCodes = Array.from({ length: 10 }, (_, nth) => `k${nth}m3xq-7vhp2d`);
  await page.route("**/api/users/secondfactor", async (route) => {
    const method = route.request().method();
    if (method === "POST") await route.fulfill({ json: { secret, uri } });
    else if (method === "PUT")
      await route.fulfill({
        json: { recoveryCodes, message: "Kaksivaiheinen tunnistautuminen on käytössä." },
      });
    else await route.fallback();
  });
  await settings(page);
  await press(page, "Ota käyttöön");
  await factor(page).getByLabel("Nykyinen salasana").fill("Halkomestari1");
  await press(page, "Jatka");
  await factor(page).getByLabel("Koodi", { exact: true }).waitFor();
  await factor(page).scrollIntoViewIfNeeded();
}

/** Logs in on the login page until the second factor is asked for. */
async function logInHalfway(page: Page): Promise<void> {
  await page.route("**/api/users/login", (route) =>
    route.fulfill({ status: 401, json: { code: "secondFactorNeeded", message: "" } }),
  );
  await page.getByLabel("Käyttäjänimi").fill("halkomestari");
  await page.getByLabel("Salasana").fill("Halkomestari1");
  await page.getByRole("button", { name: "Kirjaudu sisään", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Vahvista kirjautuminen" }).waitFor();
}

/** A seller whose address rejects mails. */
async function showBounce(page: Page): Promise<void> {
  await page.route("**/api/users/verifyToken", async (route) => {
    const response = await route.fetch();
    const { user, ...rest } = verifyToken.response.parse(await response.json());
    const bounces = { mail: { at: "2026-11-21T10:00:00.000Z", reason: "address" } };
    await route.fulfill({ response, json: { ...rest, user: { ...user, bounces } } });
  });
  await storeSession(page, await business());
  await page.goto("/profiili");
  await page.getByRole("heading", { name: "Sähköposti ei mene perille" }).waitFor();
}

/** The second factor of a login. */
const secondFactorScreens: readonly Screen[] = [
  { name: "tunnistautuminen-kirjaudu", path: "/kirjaudu", action: logInHalfway },
  {
    name: "tunnistautuminen-palautuskoodi",
    path: "/kirjaudu",
    action: async (page) => {
      await logInHalfway(page);
      await page.getByRole("button", { name: "Käytä palautuskoodia" }).click();
      await page.getByRole("button", { name: "Kirjaudu sisään" }).click();
    },
  },
  {
    name: "tunnistautuminen-salasana",
    path: "/",
    action: async (page) => {
      await settings(page);
      await press(page, "Ota käyttöön");
      await factor(page).getByLabel("Nykyinen salasana").waitFor();
    },
  },
  { name: "tunnistautuminen-sovellus", path: "/", action: showAppKey },
  {
    name: "tunnistautuminen-koodit",
    path: "/",
    action: async (page) => {
      await showAppKey(page);
      await factor(page).getByLabel("Koodi", { exact: true }).fill("123456");
      await press(page, "Ota käyttöön");
      await factor(page).getByRole("heading", { name: "Tallenna palautuskoodit" }).waitFor();
    },
  },
  {
    name: "tunnistautuminen-kaytossa",
    path: "/",
    action: async (page) => {
      await page.route("**/api/users/secondfactor", (route) =>
        route.fulfill({ json: { isEnabled: true, isObligatory: false, recoveryCodesLeft: 2 } }),
      );
      await settings(page);
    },
  },
  {
    name: "tunnistautuminen-pakollinen",
    path: "/",
    action: async (page) => {
      await page.route("**/api/users/secondfactor", (route) =>
        route.fulfill({ json: { isEnabled: false, isObligatory: true, recoveryCodesLeft: 0 } }),
      );
      const session = await adminSession();
      await storeSession(page, { ...session, user: { ...session.user, lacksSecondFactor: true } });
      await page.goto("/admin/");
      await page.getByText("Ylläpitäjän sivut avautuvat").waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
];

/** The forms of the seller's profile, and the login with a second factor. */
export const accountScreens: readonly Screen[] = [
  ...secondFactorScreens,
  { name: "kayttajatiedot-hylatty", path: "/", action: showBounce },
  { name: "kayttajatiedot-yritys", path: "/", action: userInfo(business) },
  { name: "kayttajatiedot-henkilo", path: "/", action: userInfo(person) },
  {
    name: "kayttajatiedot-virheet",
    path: "/",
    action: async (page) => {
      await userInfo(business)(page);
      await page.getByLabel("Yrityksen nimi").fill("");
      await page.getByLabel("Postinumero").fill("1");
      await page.reload();
      await page.getByRole("button", { name: "Päivitä" }).click();
      await page.getByText("Vaadittu kenttä").waitFor();
    },
  },
  {
    name: "kayttajatiedot-offline",
    path: "/",
    action: async (page) => {
      await userInfo(business)(page);
      await page.context().setOffline(true);
      await page
        .getByText(/vaatii verkkoyhteyden/)
        .first()
        .waitFor();
    },
  },
  { name: "tilinhallinta", path: "/", action: settings },
  {
    name: "tilinhallinta-laitteet-virhe",
    path: "/",
    action: async (page) => {
      await page.route("**/api/users/sessions", (route) =>
        route.fulfill({ status: 500, json: { code: "fault", message: "" } }),
      );
      await settings(page);
      await page.getByText("Laitteita ei saatu haettua.").waitFor();
    },
  },
  {
    name: "tilinhallinta-haku",
    path: "/",
    action: async (page) => {
      await settings(page);
      await page.getByRole("searchbox").fill("ori");
    },
  },
  {
    name: "tilinhallinta-auki",
    path: "/",
    action: async (page) => {
      await settings(page);
      await page.getByRole("button", { name: /Keski-Suomi: paikkakunnat/ }).click();
    },
  },
];
