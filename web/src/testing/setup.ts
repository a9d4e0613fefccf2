import "../ui/tokens.css";
import "../ui/base.css";
import { toPublicOperator } from "@halkopiha/domain/reference-data/operator.ts";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { clearLocationCache } from "../lib/api/locations.ts";
import { endRetries } from "../lib/connection/use-retry-online.ts";
import { hideBannerAtom } from "../lib/notifications/banner-atoms.ts";
import { endSessionAtom } from "../lib/session/session-atoms.ts";
import { store } from "../lib/storage/store.ts";
import { clearUserData } from "../lib/storage/stored-atom.ts";
import { isCartResetDueAtom } from "../market/cart/cart-atoms.ts";
import { wantedAtom } from "../market/door/wanted-atom.ts";
import { operatorAtom } from "../market/operator/operator-atom.ts";
import { applyOrderUpdatesAtom } from "../market/orders/order-atoms.ts";
import { movePointerAway, setColorScheme, setSize } from "./display.ts";
import { sampleOperator } from "./samples/sample-operator.ts";

/** The document is that of all test files: it keeps the hash of its address, its scroll position and the place where Tab goes on. */
function resetDocument(): void {
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  scrollTo(0, 0);
  const first = document.createElement("button");
  document.body.prepend(first);
  first.focus();
  first.remove();
}

// As on a page that the server has rendered.
beforeEach(() => store.set(operatorAtom, toPublicOperator(sampleOperator())));

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
