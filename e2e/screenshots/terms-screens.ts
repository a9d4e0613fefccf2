import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import { termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import type { Page } from "@playwright/test";
import { createSession, storeSession } from "../support/session.ts";
import type { Screen } from "./screen.ts";

/** A page of a seller who was told of new terms and has not accepted them. */
const ofUndecided = (path: string) => async (page: Page) => {
  await storeSession(page, await createSession("mokkiklapi", "Mokkiklapi1"));
  await page.goto(path);
  await page.getByRole("button", { name: "Hyväksy uudet ehdot" }).scrollIntoViewIfNeeded();
};

/** The terms of use by version, and how a seller is told of new ones. */
export const termsScreens: readonly Screen[] = [
  ...termsVersions.map(({ version }) => ({ name: `ehdot-${version}`, path: toTermsPath(version) })),
  { name: "ehdot-muuttuvat", path: "/robots.txt", action: ofUndecided("/profiili") },
  { name: "ehdot-tilinhallinta", path: "/robots.txt", action: ofUndecided("/profiili/tilinhallinta") },
];
