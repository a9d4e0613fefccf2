import "../ui/tokens.css";
import "../ui/base.css";
import { afterAll, afterEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { clearLocationCache } from "../lib/api/locations.ts";
import { endRetries } from "../lib/api/use-retry-online.ts";
import { endSessionAtom } from "../lib/auth/session-atoms.ts";
import { hideBannerAtom } from "../lib/notifications/banner-atoms.ts";
import { isCartResetDueAtom } from "../lib/orders/cart-atoms.ts";
import { applyOrderUpdatesAtom } from "../lib/orders/order-atoms.ts";
import { wantedAtom } from "../lib/products/wanted/wanted-atom.ts";
import { store } from "../lib/storage/store.ts";
import { clearUserData } from "../lib/storage/stored-atom.ts";
import { movePointerAway, setColorScheme, setSize } from "./display.ts";

/** The document is that of all test files: it keeps the hash of its address, its scroll position and the place where Tab goes on. */
function resetDocument(): void {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  scrollTo(0, 0);
  const first = document.createElement("button");
  document.body.prepend(first);
  first.focus();
  first.remove();
}

// The app's store, caches and device storage outlive a rendered component and its file, and the pointer stays where it was.
afterEach(async () => {
  await cleanup();
  await setColorScheme("light");
  await setSize("phone");
  await movePointerAway();
  vi.restoreAllMocks();
  endRetries();
  store.set(endSessionAtom);
  // Ending a session asks for a reset of the server's cart.
  store.set(isCartResetDueAtom, false);
  store.set(applyOrderUpdatesAtom, []);
  store.set(hideBannerAtom);
  store.set(wantedAtom, null);
  clearUserData(store);
  localStorage.clear();
  sessionStorage.clear();
  clearLocationCache();
});

afterAll(resetDocument);
