import type { createStore } from "jotai/vanilla";
import { isLoggedInAtom, responseStatusAtom } from "./session-atoms.ts";

/** §9 */
export const reverifyMilliseconds = 60_000;

/** When no answer came to someone who is logged in, their login is tried again after a minute. §4 */
export function watchConnection(store: ReturnType<typeof createStore>, verify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = store.sub(responseStatusAtom, () => {
    if (store.get(responseStatusAtom) !== 0 || !store.get(isLoggedInAtom) || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (store.get(isLoggedInAtom)) verify();
    }, reverifyMilliseconds);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
