const first = 2_000;
const longest = 60_000;

/** Tries again after 2, 4, 8 … 60 seconds; `now` tries at once and begins anew, when there is reason to hope. */
export function createRetry(attempt: () => Promise<void>) {
  let wait = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now(): void {
    clearTimeout(timer);
    timer = undefined;
    wait = first;
    void attempt();
  }

  function later(): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void attempt();
    }, wait);
    wait = Math.min(2 * wait, longest);
  }

  return { now, later };
}
