const initialDelay = 2_000;
const maxDelay = 60_000;

/** Retries after 2, 4, 8 … 60 seconds; `now` retries at once and resets the delay, for example when the connection is back. */
export function createRetry(attempt: () => Promise<void>) {
  let delay = initialDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    delay = initialDelay;
    void attempt();
  }

  function later(): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void attempt();
    }, delay);
    delay = Math.min(2 * delay, maxDelay);
  }

  return { now, later };
}
