import { isLoadingAtom } from "../app/loading-atoms.ts";
import { store } from "../app/store.ts";

/** Milliseconds after which a busy page is let do it all the same. */
const patience = 3_000;

/** Milliseconds that an answer is given to be shown. */
const shown = 1_000;

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(null);
    else window.addEventListener("load", resolve, { once: true });
  });

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 500);
  });

/** Until no call is under way: what somebody waits for has the net to itself. */
const quiet = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (store.get(isLoadingAtom)) return;
      stop();
      resolve();
    };
    const stop = store.sub(isLoadingAtom, look);
    look();
  });

/** Runs when the page has loaded, shows its answers and has nothing to do. */
export async function whenIdle(work: () => void): Promise<void> {
  await loaded();
  do {
    await quiet();
    await new Promise((resolve) => setTimeout(resolve, shown));
  } while (store.get(isLoadingAtom));
  await idle();
  work();
}
