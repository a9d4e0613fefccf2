import type { Page } from "@playwright/test";
import { createSession, type Session, storeSession } from "../support/session.ts";

let session: Promise<Session> | undefined;

/** Opens a section of the profile of a seller and does something there. All screens use the same seller, who logs in once. */
export const atProfile =
  (path: string, action?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    session ??= createSession("halkomestari", "Halkomestari1");
    await storeSession(page, await session);
    await page.goto(`/profiili${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await action?.(page);
  };
