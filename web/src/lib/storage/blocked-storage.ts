/** The result of a use of the browser's storage; undefined where it is forbidden: with all cookies blocked, already reading it throws. */
export function ifAllowed<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Whether the browser blocks cookies, and with them everything that a page may store. */
export const areCookiesBlocked = (): boolean =>
  !navigator.cookieEnabled || ifAllowed(() => localStorage) === undefined;

export const cartNeedsCookies =
  "Ostoskori tarvitsee evästeet, mutta selaimesi estää ne. Salli evästeet selaimen asetuksista ja lataa sivu uudelleen.";
