import { store } from "../app/store.ts";
import { type InstallOffer, installOfferAtom } from "./install-atoms.ts";

function isOffer(event: Event): event is InstallOffer {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Runs when the page has loaded and has nothing to do. */
function whenIdle(work: () => void): void {
  const wait = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 500);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

/** Keeps the browser's offer to install for later, and brings in all else of the offline parts once the page stands. */
export function startOffline(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isOffer(event)) store.set(installOfferAtom, event);
  });
  window.addEventListener("appinstalled", () => store.set(installOfferAtom, null));
  whenIdle(() => {
    // Without it the app works as any page does: with the net.
    import("./running.ts").then(({ run }) => run()).catch(() => undefined);
  });
}
