import { store } from "../storage/store.ts";
import { isLoadingAtom } from "./loading-atoms.ts";

/** Milliseconds after which the work runs even if the page is still busy. */
const idleTimeout = 3_000;

/** Milliseconds to wait for the page to render a response. */
const renderDelay = 1_000;

const waitForLoad = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(null);
    else window.addEventListener("load", resolve, { once: true });
  });

const waitForIdle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: idleTimeout });
    else setTimeout(resolve, 500);
  });

/** Resolves when no API call is pending, so that background work does not compete for bandwidth. */
const waitForCalls = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (store.get(isLoadingAtom)) return;
      stop();
      resolve();
    };
    const stop = store.sub(isLoadingAtom, check);
    check();
  });

/** Runs the work when the page has loaded, its API responses are rendered and the browser is idle. */
export async function whenIdle(work: () => void): Promise<void> {
  await waitForLoad();
  do {
    await waitForCalls();
    await new Promise((resolve) => setTimeout(resolve, renderDelay));
  } while (store.get(isLoadingAtom));
  await waitForIdle();
  work();
}
