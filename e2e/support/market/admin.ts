import type { Page } from "@playwright/test";
import { press } from "../browser/keyboard.ts";
import { createSession, type Session } from "../session.ts";

/** Sessions of the sample market's admins; each logs in once. */
const sessions = new Map<string, Promise<Session>>();

const passwords = { yllapito: "Yllapito2026", juuri: "Juurijuuri1" } as const;
export type AdminName = keyof typeof passwords;

export function adminSession(name: AdminName = "yllapito"): Promise<Session> {
  const session = sessions.get(name) ?? createSession(name, passwords[name]);
  sessions.set(name, session);
  return session;
}

/** Searches on the page of the users. */
export async function searchUsers(page: Page, text: string): Promise<void> {
  await page.getByLabel("Hae käyttäjää").fill(text);
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]haku=/);
}

/** Opens the cart; leaving the panel sends pending changes. */
export async function leavePanel(page: Page): Promise<void> {
  await press(page.getByRole("link", { name: /^Ostoskori/ }).first());
  await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
  await page.waitForLoadState("networkidle");
}
