import { showBannerAtom } from "../lib/notifications/banner-atoms.ts";
import { store } from "../lib/storage/store.ts";

let isNotified = false;

/** The device keeps nothing: full, or forbidden by a private window. TabMessage once; the app goes on without. */
export function notifyStorageError(): void {
  if (isNotified) return;
  isNotified = true;
  store.set(
    showBannerAtom,
    "warning",
    "Laitteen muisti on täynnä tai sen käyttö on estetty. Muutokset säilyvät vain niin kauan kuin tämä sivu on auki.",
  );
}
