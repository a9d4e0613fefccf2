import type { Page } from "playwright-core";
import type { Screen } from "./screens.ts";

const search = "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi";

/** Goes to pages once the service worker serves them, and cuts the net. */
const offlineAfter =
  (...visited: string[]) =>
  async (page: Page) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    for (const path of visited) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText("Olet offline-tilassa").first().waitFor();
  };

/** A change that waits for the net. */
async function changeOffline(page: Page): Promise<void> {
  await offlineAfter(search)(page);
  await page
    .getByRole("button", { name: /^Lisää ostoskoriin: / })
    .first()
    .click();
}

/** The app without the net. */
export const offlineScreens: readonly Screen[] = [
  { name: "offline-etusivu", path: "/", act: offlineAfter() },
  { name: "offline-haku", path: "/", act: offlineAfter(search) },
  { name: "offline-ostoskori", path: "/", act: offlineAfter("/ostoskori") },
  { name: "offline-odottaa", path: "/", act: changeOffline },
  { name: "offline-kirjaudu", path: "/", act: offlineAfter("/kirjaudu") },
];
