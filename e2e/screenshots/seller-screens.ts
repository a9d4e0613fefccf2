import type { Page } from "playwright-core";
import { keepSession, type Session, sessionOf } from "../support/session.ts";
import type { Screen } from "./screens.ts";

let session: Promise<Session> | undefined;

/** Every screen is the same seller's, who logs in once. */
const atProfile =
  (path: string, act?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    session ??= sessionOf("halkomestari", "Halkomestari1");
    await keepSession(page, await session);
    await page.goto(`/profiili${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await act?.(page);
  };

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

const seller = (name: string, path: string, act?: (page: Page) => Promise<unknown>): Screen => ({
  name: `profiili-${name}`,
  path: "/robots.txt",
  act: atProfile(path, act),
});

/** Every screen of the seller's profile. */
export const sellerScreens: readonly Screen[] = [
  seller("polttopuut", "/polttopuut"),
  seller("polttopuut-tiivis", "/polttopuut", (page) => page.getByRole("switch", { name: "Tiivis" }).click()),
  seller("polttopuu-uusi", "/polttopuut", press("Luo polttopuu")),
  seller("polttopuu-virheet", "/polttopuut", async (page) => {
    await press("Luo polttopuu")(page);
    await page.getByRole("dialog").getByRole("button", { name: "Luo", exact: true }).click();
  }),
  seller("polttopuu-poisto", "/polttopuut", press(/^Poista: /)),
  seller("muut-tuotteet", "/muut-tuotteet"),
  seller("palvelut", "/palvelut"),
  seller("palvelu", "/palvelut", press(/^Muokkaa: /)),
  seller("toimituskulut", "/toimituskulut"),
  seller("toimituskulu", "/toimituskulut", press(/^Muokkaa: /)),
];
