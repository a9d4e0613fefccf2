import type { Page } from "@playwright/test";
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

/** The forms of the seller's profile. */
export const accountScreens: readonly Screen[] = [
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
