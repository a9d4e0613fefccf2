import type { Page } from "@playwright/test";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { logInAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** The answers of the API that are errors, with their calls; filled as the page is used. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/") || response.status() < 400) return;
    errors.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return errors;
}

const welcome = (page: Page) =>
  page.getByRole("heading", { level: 1, name: /^Tervetuloa Halkopihaan/ }).waitFor();

test("§2 a seller who is not active yet logs in and looks around without a call that is rejected", async ({
  newPage,
}) => {
  const page = await newPage("desk");
  const errors = watchErrors(page);
  await logInAs(page, "uusimyyja", "Uusimyyja1");
  await waitForText(page, "Tervetuloa takaisin uusimyyja");
  await welcome(page);
  await page.waitForLoadState("networkidle");
  for (const address of [
    "/profiili",
    "/profiili/kayttajatiedot",
    "/profiili/tilinhallinta",
    "/profiili/toimituskulut",
    "/profiili/polttopuut",
    "/profiili/tilaukset/ei-ole",
  ]) {
    await page.goto(address);
    await welcome(page);
    await page.waitForLoadState("networkidle");
  }
  // The count of new orders is loaded on pages outside of the profile.
  await page.goto("/ilmoitukset");
  await waitForHeading(page, "Polttopuuilmoitukset");
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
});
