import type { Page } from "playwright-core";
import { newPage } from "./browser.ts";
import type { Size } from "./chromium.ts";
import { createSession, type Session, storeSession } from "./session.ts";

/** Sessions of the sample market's admins; each logs in once. */
const sessions = new Map<string, Promise<Session>>();

const passwords = { yllapito: "Yllapito2026", juuri: "Juurijuuri1" } as const;
export type AdminName = keyof typeof passwords;

export function adminSession(name: AdminName = "yllapito"): Promise<Session> {
  const session = sessions.get(name) ?? createSession(name, passwords[name]);
  sessions.set(name, session);
  return session;
}

/** Opens a page of the admin panel in a new context with a stored session. */
export async function openPanel(path: string, size: Size = "desk", name?: AdminName): Promise<Page> {
  const page = await newPage(size);
  await storeSession(page, await adminSession(name));
  await page.goto(`/admin/${path}`);
  return page;
}

/** Opens the cart; leaving the panel sends pending changes. */
export async function leavePanel(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Ostoskori/ })
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
  await page.waitForLoadState("networkidle");
}
