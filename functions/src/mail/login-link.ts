import { appUrl } from "../config.ts";

/** Leads to a page that needs a login, through the login if it is necessary. */
export const buildLoginUrl = (path: `/${string}`): string => `${appUrl.value()}/kirjaudu?paluu=${path}`;

/** The page with which the profile opens. */
export const buildProfileUrl = (): string => buildLoginUrl("/profiili");
