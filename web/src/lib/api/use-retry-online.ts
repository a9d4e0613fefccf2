import { useEffect } from "react";

/** `online` fires before DNS and routing work again, so what fails within this time after it is loaded once more, each time after a pause. */
const retryTime = 15_000;
const retryDelay = 2_000;

/**
 * When the browser was last back online, as of `performance.now()`. Not in the component, which another attempt may replace: a part that is
 * suspended while it loads is mounted anew.
 */
let onlineAt = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.("online", () => {
  onlineAt = performance.now();
});

/** Retries when the browser is back online. `failure`: the last error of an unreachable server; null when there is none. */
export function useRetryOnline(failure: unknown, retry: () => unknown): void {
  useEffect(() => {
    if (failure === null) return;
    window.addEventListener("online", retry);
    const isBackOnline = performance.now() < onlineAt + retryTime;
    const timer = isBackOnline ? setTimeout(retry, retryDelay) : undefined;
    return () => {
      window.removeEventListener("online", retry);
      clearTimeout(timer);
    };
  }, [failure, retry]);
}
