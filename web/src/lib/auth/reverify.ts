import type { createStore } from "jotai/vanilla";
import { responseStatusAtom } from "../connection/response-status-atom.ts";
import { isLoggedInAtom } from "../session/session-atoms.ts";

/** §9 */
export const reverifyMilliseconds = 60_000;

/**
 * When a call of a logged-in user got no response, verifies the session after a minute and every further minute until a response comes. §4
 */
export function verifyWhileUnreachable(
  store: ReturnType<typeof createStore>,
  verify: () => Promise<unknown>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleVerification(): void {
    if (store.get(responseStatusAtom) !== 0 || !store.get(isLoggedInAtom) || timer !== undefined) return;
    timer = setTimeout(async () => {
      if (store.get(isLoggedInAtom)) await verify().catch(() => undefined);
      timer = undefined;
      scheduleVerification();
    }, reverifyMilliseconds);
  }

  const stop = store.sub(responseStatusAtom, scheduleVerification);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
