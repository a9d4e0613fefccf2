import { whenIdle } from "../lib/api/when-idle.ts";
import { store } from "../lib/storage/store.ts";
import { type InstallPromptEvent, installPromptAtom } from "./service-worker/install-atoms.ts";

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Keeps the browser's offer to install, which comes when it likes. */
export function captureInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) store.set(installPromptAtom, event);
  });
  window.addEventListener("appinstalled", () => store.set(installPromptAtom, null));
}

/** Brings in all else of the offline parts once the page stands, or when the net is lost before. */
export function startOffline(): void {
  // Without it the app works as any page does: with the net.
  const start = () =>
    void import("./start-services.ts").then(({ startServices }) => startServices()).catch(() => undefined);
  window.addEventListener("offline", start, { once: true });
  void whenIdle(start);
}

/** The badge shows the cart of this device; the one of the server does not compete with what the page shows. */
export function loadCartWhenIdle(): void {
  const load = () => import("./cart/cart-actions.ts").then(({ loadCartAtom }) => store.set(loadCartAtom));
  void whenIdle(() => void load().catch(() => undefined));
}
