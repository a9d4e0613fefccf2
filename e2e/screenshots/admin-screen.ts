import type { Page } from "@playwright/test";
import { type AdminName, adminSession } from "../support/market/admin.ts";
import { storeSession } from "../support/session.ts";
import type { Screen } from "./screen.ts";

export type Action = (page: Page) => Promise<unknown>;

/** A page of the admin panel as root, who has all rights, unless another name is given. */
export const adminScreen = (
  name: string,
  path: string,
  action?: Action,
  admin: AdminName = "juuri",
): Screen => ({
  name: `admin-${name}`,
  path: "/robots.txt",
  action: async (page) => {
    await storeSession(page, await adminSession(admin));
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await action?.(page);
  },
});
