import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { areCookiesBlocked, cartNeedsCookies } from "../../lib/storage/blocked-storage.ts";
import { store } from "../../lib/storage/store.ts";

let isNotified = false;

/** Warns once that the device's storage is full, or forbidden as in a private window; the app continues without it. */
export function notifyStorageError(): void {
  if (isNotified) return;
  isNotified = true;
  store.set(
    showBannerAtom,
    "warning",
    areCookiesBlocked()
      ? cartNeedsCookies
      : "Laitteen muisti on täynnä tai sen käyttö on estetty. Muutokset säilyvät vain niin kauan kuin tämä sivu on auki.",
  );
}
