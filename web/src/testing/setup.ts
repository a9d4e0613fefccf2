import "../ui/tokens.css";
import "../ui/base.css";
import { afterEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { clearLocationCache } from "../lib/api/locations.ts";
import { endSessionAtom } from "../lib/auth/session-atoms.ts";
import { hideBannerAtom } from "../lib/notifications/banner-atoms.ts";
import { isCartResetDueAtom } from "../lib/orders/cart-atoms.ts";
import { applyOrderUpdatesAtom } from "../lib/orders/order-atoms.ts";
import { wantedAtom } from "../lib/products/wanted/wanted-atom.ts";
import { store } from "../lib/storage/store.ts";
import { clearUserData } from "../lib/storage/stored-atom.ts";
import { movePointerAway, setColorScheme, setSize } from "./display.ts";

// The app's store, caches and device storage outlive a rendered component, and the pointer stays where it was.
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  store.set(endSessionAtom);
  // Ending a session asks for a reset of the server's cart.
  store.set(isCartResetDueAtom, false);
  store.set(applyOrderUpdatesAtom, []);
  store.set(hideBannerAtom);
  store.set(wantedAtom, null);
  clearUserData(store);
  localStorage.clear();
  clearLocationCache();
  await setColorScheme("light");
  await setSize("phone");
  await movePointerAway();
});
