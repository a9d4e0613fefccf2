import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newPage, useBrowser } from "./support/browser.ts";
import { isAt } from "./support/screen.ts";
import { keepSession, type Session, sessionOf } from "./support/session.ts";

useBrowser();

let seller: Session;
beforeAll(async () => {
  seller = await sessionOf("mokkiklapi", "Mokkiklapi1");
});

/** The menu offers the login: nobody is logged in. */
async function isLoggedOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Valikko" }).click();
  await page
    .getByRole("navigation", { name: "Päävalikko" })
    .getByRole("link", { name: "Kirjaudu" })
    .waitFor();
}

test("§8 a session that the server no longer knows ends at the login", async () => {
  const page = await newPage();
  await keepSession(page, { ...seller, token: `${seller.token}x` });
  await page.goto("/profiili");
  await page.getByRole("alert").getByText("Istuntosi on vanhentunut, kirjaudu uudelleen sisään!").waitFor();
  await page.waitForURL("**/kirjaudu");
  await isAt(page, "Kirjaudu");
  await isLoggedOut(page);
});

test.each([
  ["without a token", { token: "" }],
  ["of nobody", { user: null }],
])("§8 a kept session %s ends with a warning", async (_what, change) => {
  const page = await newPage();
  await keepSession(page, { ...seller, ...change });
  await page.goto("/haku");
  await page
    .getByRole("status")
    .getByText("Tietojasi on muutettu, tästä johtuen sinut on välittömästi kirjattu ulos.")
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem("halkopiha.session"))).toBeNull();
});

test("§4 a session that has run out has ended", async () => {
  const page = await newPage();
  await keepSession(page, { ...seller, expiry: new Date(Date.now() - 1000).toISOString() });
  await page.goto("/haku");
  await isLoggedOut(page);
});

test("§2 one who is not logged in has no profile, and one who is no admin no admin panel", async () => {
  const visitor = await newPage();
  await visitor.goto("/profiili");
  await visitor.waitForURL((url) => url.pathname === "/");
  const page = await newPage();
  await keepSession(page, seller);
  await page.goto("/kirjaudu");
  await page.waitForURL("**/profiili");
  await page.goto("/admin/");
  await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
});
