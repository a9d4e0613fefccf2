const lockName = "halkopiha-outbox";
let last: Promise<unknown> = Promise.resolve();

/** One work at a time in all tabs of the app; where the browser has no locks, in this one. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(lockName, work);
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

let opened: BroadcastChannel | undefined;

/** Opened at first use: one that is open keeps the build from ending. */
function channel(): BroadcastChannel | undefined {
  if (globalThis.BroadcastChannel) opened ??= new BroadcastChannel("halkopiha-outbox");
  return opened;
}

/**
 * Tells the other tabs that what is kept on the device has changed, or sentences for whoever looks at them: the tab that sends
 * may be one that nobody sees.
 */
export function tellTabs(sentences: readonly string[] = []): void {
  channel()?.postMessage(sentences);
}

export function listenToTabs(heard: (sentences: readonly string[]) => void): void {
  channel()?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    heard(Array.isArray(data) ? data.filter((sentence) => typeof sentence === "string") : []);
  });
}
