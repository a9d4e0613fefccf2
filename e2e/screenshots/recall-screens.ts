import type { Page } from "@playwright/test";
import { adminScreen } from "./admin-screen.ts";
import type { Screen } from "./screen.ts";

const recalls = "/admin/takaisinvedot";
const listing = "/tuote/halkomestari~koivu~33";
const failed = { code: "fault", message: "Palvelimessa tapahtui virhe. Yritä myöhemmin uudelleen." };

async function openForm(page: Page) {
  await page.getByRole("button", { name: "Vedä takaisin" }).click();
  const dialog = page.getByRole("dialog", { name: "Vedä tuote takaisin" });
  await dialog.getByLabel("Vaara", { exact: true }).waitFor();
  return dialog;
}

/** Answers a recall that has only begun, with buyers who cannot be told. */
const answerRunning = (page: Page) =>
  page.route("**/api/admin/recalls?*", async (route) => {
    const response = await route.fetch();
    const { recalls: found } = await response.json();
    const progress = { ...found[0].progress, orders: 251, checked: 100, mailed: 40, texted: 2, unreached: 3 };
    await route.fulfill({ json: { recalls: [{ ...found[0], state: "notifying", progress }, ...found] } });
  });

/** Recalling a product, the recalls of the panel, and the page of what was recalled. */
export const recallScreens: readonly Screen[] = [
  { name: "takaisinveto-sivu", path: "/tuote/halkomestari~takkapuusakki" },
  adminScreen("takaisinveto-lomake", listing, async (page) => void (await openForm(page))),
  adminScreen("takaisinveto-virheet", listing, async (page) => {
    const dialog = await openForm(page);
    await dialog.getByLabel("Vaara", { exact: true }).fill("Savu voi harvoin ärsyttää.");
    await dialog.getByRole("button", { name: "Vedä takaisin ja kerro ostajille" }).click();
  }),
  adminScreen("takaisinvedot", recalls),
  adminScreen("takaisinvedot-kesken", recalls, async (page) => {
    await answerRunning(page);
    await page.reload();
    await page.getByText("42 / 45 tilausta kerrottu").waitFor();
  }),
  adminScreen("takaisinvedot-virhe", recalls, async (page) => {
    await page.route("**/api/admin/recalls?*", (route) => route.fulfill({ json: failed, status: 500 }));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
  }),
];
