import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { buildPath } from "@halkopiha/domain/contract/call.ts";
import type { Page } from "@playwright/test";
import * as z from "zod/mini";
import { appUrl } from "./browser/chromium.ts";
import { press } from "./browser/keyboard.ts";

const Answer = z.object({
  token: z.string(),
  expiry: z.string(),
  user: z.object({ _id: z.string(), username: z.string(), role: z.string() }),
});

/** A session as stored on a device. */
export type Session = z.infer<typeof Answer>;

/** Logs in as a user of the sample market through the API. */
export async function createSession(username: string, password: string): Promise<Session> {
  const response = await fetch(new URL(buildPath(login), appUrl()), {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} cannot log in: ${await response.text()}`);
  return Answer.parse(await response.json());
}

/** Stores a session, or a modified one, on a page's device before the app starts. */
export async function storeSession(page: Page, session: object): Promise<void> {
  const text = JSON.stringify(session);
  await page.goto(new URL("/robots.txt", appUrl()).href);
  await page.evaluate((stored) => localStorage.setItem("halkopiha.session", stored), text);
}

/** Logs in on the login page. */
export async function logInAs(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill(username);
  await page.getByLabel("Salasana").fill(password);
  await press(page.getByRole("button", { name: "Kirjaudu sisään", exact: true }));
  await page.waitForURL(/\/(profiili|admin\/)$/);
}

/** Presses 'Kirjaudu ulos' beside the orders; on a phone it is in the collapsed menu. */
export async function pressLogOut(page: Page): Promise<void> {
  // Hydration closes a menu that was opened on the skeleton.
  await page.getByText("Ladataan…").first().waitFor({ state: "detached" });
  const menu = page.getByRole("button", { name: /^Tilaukset/ });
  const leave = page.getByRole("button", { name: "Kirjaudu ulos", exact: true });
  await menu.or(leave).filter({ visible: true }).first().waitFor();
  if (await menu.isVisible()) await press(menu);
  await press(leave);
}
