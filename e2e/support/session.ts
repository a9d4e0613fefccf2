import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { buildPath } from "@halkopiha/domain/contract/call.ts";
import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { appUrl } from "./chromium.ts";

const Answer = z.object({
  token: z.string(),
  expiry: z.string(),
  user: z.object({ _id: z.string(), username: z.string(), role: z.string() }),
});

/** What a device keeps of a login. */
export type Session = z.infer<typeof Answer>;

/** Logs one of the sample market in, at the API. */
export async function createSession(username: string, password: string): Promise<Session> {
  const response = await fetch(new URL(buildPath(login), appUrl()), {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} cannot log in: ${await response.text()}`);
  return Answer.parse(await response.json());
}

/** Has the device of a page remember a session, or what someone has made of one, before the app starts. */
export async function storeSession(page: Page, session: object): Promise<void> {
  const text = JSON.stringify(session);
  await page.goto(new URL("/robots.txt", appUrl()).href);
  await page.evaluate((stored) => localStorage.setItem("halkopiha.session", stored), text);
}

/** Logs in at the login page. */
export async function logInAs(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill(username);
  await page.getByLabel("Salasana").fill(password);
  await page.getByRole("button", { name: "Kirjaudu sisään", exact: true }).click();
  await page.waitForURL(/\/(profiili|admin\/)$/);
}

/** Presses 'Kirjaudu ulos' beside the orders; on a phone it lies in their folded menu. */
export async function pressLogOut(page: Page): Promise<void> {
  // A menu that is opened on the skeleton is closed again by the page.
  await page.getByText("Ladataan…").first().waitFor({ state: "detached" });
  const menu = page.getByRole("button", { name: "Tilaukset", exact: true });
  const leave = page.getByRole("button", { name: "Kirjaudu ulos", exact: true });
  await menu.or(leave).filter({ visible: true }).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await leave.click();
}
