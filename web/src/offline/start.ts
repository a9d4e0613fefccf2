import { store } from "../app/store.ts";
import { type InstallOffer, installOfferAtom } from "./install-atoms.ts";
import { whenIdle } from "./when-idle.ts";

function isOffer(event: Event): event is InstallOffer {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Keeps the browser's offer to install, which comes when it likes. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) store.set(installOfferAtom, event);
  });
  window.addEventListener("appinstalled", () => store.set(installOfferAtom, null));
}

/** Brings in all else of the offline parts once the page stands, or when the net is lost before. */
export function startOffline(): void {
  // Without it the app works as any page does: with the net.
  const start = () => void import("./running.ts").then(({ run }) => run()).catch(() => undefined);
  window.addEventListener("offline", start, { once: true });
  void whenIdle(start);
}

/** The badge shows the cart of this device; the one of the server does not compete with what the page shows. */
export function loadCartWhenIdle(): void {
  const load = () => import("../app/cart-acts.ts").then(({ loadCartAtom }) => store.set(loadCartAtom));
  void whenIdle(() => void load().catch(() => undefined));
}
