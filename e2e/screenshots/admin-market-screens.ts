import type { Page } from "@playwright/test";
import { type AdminName, adminSession } from "../support/admin.ts";
import { newContact } from "../support/customer-service.ts";
import { storeSession } from "../support/session.ts";
import type { Screen } from "./screen.ts";

const marketScreen = (
  name: string,
  path: string,
  act?: (page: Page) => Promise<unknown>,
  who?: AdminName,
): Screen => ({
  name: `hallinta-${name}`,
  path: "/robots.txt",
  act: async (page) => {
    await storeSession(page, await adminSession(who));
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await act?.(page);
  },
});

/** The admin's screens of the market: dashboard, conversations and reference data. */
export const adminMarketScreens: readonly Screen[] = [
  marketScreen("paneeli", "/admin/"),
  marketScreen("yhteydenotto", "/admin/", async (page) => {
    const id = await newContact("Tuula Rantakoivu", "Saako klapit perille Orivedelle?");
    await page.goto(`/admin/yhteydenotot/${id}`);
    await page.getByRole("list", { name: "Viestit" }).waitFor();
  }),
  marketScreen("tilaukset", "/admin/tilaukset?userid=halkomestari&from=2026-10-01"),
  marketScreen("tilaukset-myyja", "/admin/tilaukset", async (page) => {
    await page.getByRole("button", { name: "Valitse myyjä" }).click();
    await page.getByLabel(/^Myyjän nimi/).fill("halko");
    await page.getByRole("dialog").getByRole("button", { name: "Hae" }).click();
    await page.getByRole("list", { name: "Löytyneet myyjät" }).waitFor();
  }),
  marketScreen("paikat", "/admin/paikat"),
  marketScreen("maakunnat", "/admin/paikat", (page) => page.getByRole("tab", { name: "Maakunnat" }).click()),
  marketScreen("paikka", "/admin/paikat", async (page) => {
    await page.getByRole("button", { name: "Muokkaa: Akaa" }).click();
    await page.locator(".leaflet-marker-pane > *").waitFor();
  }),
  marketScreen("kategoriat", "/admin/kategoriat"),
  marketScreen("tilit", "/admin/tilit-ja-mainokset"),
  marketScreen("mainos", "/admin/tilit-ja-mainokset", async (page) => {
    await page
      .getByRole("button", { name: /^Muokkaa mainosta/ })
      .first()
      .click();
    await page.getByRole("region", { name: "Esikatselu" }).waitFor();
  }),
  marketScreen("muutosloki", "/admin/muutosloki", undefined, "juuri"),
];
