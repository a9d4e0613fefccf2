import { atom } from "jotai/vanilla";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { parseOpenedPath } from "../../lib/notifications/window-message.ts";
import { hasLoggedOutAtom, isLoggedInAtom } from "../../lib/session/session-atoms.ts";
import { ifAllowed } from "../../lib/storage/blocked-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { isCartResetDueAtom } from "../../market/cart/cart-atoms.ts";
import { isCartFreshAtom } from "../../market/cart/cart-freshness.ts";
import { isOutboxUsedAtom } from "../../offline/outbox/used-outbox-atom.ts";
import { type InstallPromptEvent, installPromptAtom } from "../../offline/service-worker/install-atoms.ts";

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Stores the browser's install prompt, which may be offered at any time. */
export function captureInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) store.set(installPromptAtom, event);
  });
  window.addEventListener("appinstalled", () => store.set(installPromptAtom, null));
}

/** Shows the page of a notification that was pressed, without a reload. */
export function openPagesOfNotifications(router: { navigate(path: string): Promise<void> }): void {
  ifAllowed(() => navigator.serviceWorker)?.addEventListener("message", ({ data }) => {
    const path = parseOpenedPath(data);
    if (path !== null) void router.navigate(path);
  });
}

/** A visitor who has stored nothing and never logged in has nothing to send and nothing to clear. */
const needsOutboxAtom = atom(
  (get) => get(isOutboxUsedAtom) || get(isLoggedInAtom) || get(hasLoggedOutAtom) || get(isCartResetDueAtom),
);

/** Runs the work, once more whenever the connection is back if its modules could not be loaded; the app works online without it. */
function runWhenLoaded(work: () => Promise<unknown>): void {
  void work().catch(() => window.addEventListener("online", () => runWhenLoaded(work), { once: true }));
}

/** Runs the work when the page is idle, if this device needs an outbox, or as soon as it does. */
function whenOutboxNeeded(work: () => Promise<unknown>): void {
  const start = () => runWhenLoaded(work);
  if (store.get(needsOutboxAtom)) return void whenIdle(start);
  const stop = store.sub(needsOutboxAtom, () => {
    stop();
    start();
  });
}

/** Loads the offline services when the page is idle, or earlier when the connection is lost. */
export function startOffline(): void {
  const startServices = async () => (await import("./start-services.ts")).startServices();
  const startOutbox = async () => (await import("./start-outbox.ts")).startOutbox();
  void whenIdle(() => runWhenLoaded(startServices));
  whenOutboxNeeded(startOutbox);
  const startAtOnce = () => {
    runWhenLoaded(startServices);
    if (store.get(needsOutboxAtom)) runWhenLoaded(startOutbox);
  };
  window.addEventListener("offline", startAtOnce, { once: true });
}

/**
 * Loads the cart for the navbar's badge when the page is idle, so that the request does not compete with those of the page; unless the page
 * has loaded it already, or the visitor has none.
 */
export function loadCartWhenIdle(): void {
  whenOutboxNeeded(async () => {
    if (store.get(isCartFreshAtom)) return;
    const { loadCartAtom } = await import("../../market/cart/cart-actions.ts");
    if (!store.get(isCartFreshAtom)) await store.set(loadCartAtom);
  });
}
