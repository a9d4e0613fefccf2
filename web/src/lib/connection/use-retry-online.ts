import { useEffect } from "react";

/**
 * `online` fires before DNS and routing work again, so what still fails is loaded once more at these times after it, in milliseconds. An attempt on
 * a slow connection has longer and longer.
 */
const retryTimes = [2_000, 6_000, 14_000];

/**
 * When the browser was last back online, as of `performance.now()`. Not in the component, which another attempt may replace: a part that is
 * suspended while it loads is mounted anew.
 */
let onlineAt = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.("online", () => {
  onlineAt = performance.now();
});

/** Nothing is retried until the browser is back online once more. */
export function endRetries(): void {
  onlineAt = Number.NEGATIVE_INFINITY;
}
globalThis.addEventListener?.("offline", endRetries);

/**
 * Retries when the browser is back online, until nothing fails any more. `failure`: the last error of an unreachable server, which may be the same
 * value after another attempt; null when there is none.
 */
export function useRetryOnline(failure: unknown, retry: () => unknown): void {
  const hasFailed = failure !== null;
  useEffect(() => {
    if (!hasFailed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retryLater = () => {
      const elapsed = performance.now() - onlineAt;
      const next = retryTimes.find((time) => time > elapsed);
      clearTimeout(timer);
      if (next !== undefined) timer = setTimeout(retryNow, next - elapsed);
    };
    const retryNow = () => {
      retry();
      retryLater();
    };
    window.addEventListener("online", retryNow);
    retryLater();
    return () => {
      window.removeEventListener("online", retryNow);
      clearTimeout(timer);
    };
  }, [hasFailed, retry]);
}
