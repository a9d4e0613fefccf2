import { whenIdle } from "../lib/api/when-idle.ts";
import { store } from "../lib/storage/store.ts";
import { isCartFreshAtom } from "./offline-atoms.ts";
import { type InstallPromptEvent, installPromptAtom } from "./service-worker/install-atoms.ts";

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

/** Loads the offline services when the page is idle, or earlier when the connection is lost. */
export function startOffline(): void {
  // If the import fails, the app still works online.
  const start = () =>
    void import("./start-services.ts").then(({ startServices }) => startServices()).catch(() => undefined);
  window.addEventListener("offline", start, { once: true });
  void whenIdle(start);
}

/**
 * Loads the cart for the navbar's badge when the page is idle, so that the request does not compete with those of the page; unless the page
 * has loaded it already.
 */
export function loadCartWhenIdle(): void {
  const load = async () => {
    if (store.get(isCartFreshAtom)) return;
    const { loadCartAtom } = await import("./cart/cart-actions.ts");
    await store.set(loadCartAtom);
  };
  void whenIdle(() => void load().catch(() => undefined));
}
