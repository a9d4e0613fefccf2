import { useEffect, useRef } from "react";

/** `online` fires before DNS and routing work again, so a failed load is retried up to three times, two seconds apart. */
const maxRetries = 3;
const retryDelay = 2_000;

/** Retries when the browser is back online. `failure`: the last error of an unreachable server; null when there is none. */
export function useRetryOnline(failure: unknown, retry: () => unknown): void {
  const left = useRef(0);
  const hasFailed = failure !== null;
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => {
      left.current = maxRetries;
      retry();
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [hasFailed, retry]);
  useEffect(() => {
    if (failure === null || left.current === 0) return;
    left.current -= 1;
    const timer = setTimeout(retry, retryDelay);
    return () => clearTimeout(timer);
  }, [failure, retry]);
}
