const lockName = "halkopiha-outbox";
let last: Promise<unknown> = Promise.resolve();

/** One work at a time in all tabs of the app; where the browser has no locks, in this one. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(lockName, work);
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

const channel = globalThis.BroadcastChannel ? new BroadcastChannel("halkopiha-outbox") : null;

/**
 * Tells the other tabs that what is kept on the device has changed, or sentences for whoever looks at them: the tab that sends
 * may be one that nobody sees.
 */
export function tellTabs(sentences: readonly string[] = []): void {
  channel?.postMessage(sentences);
}

export function listenToTabs(heard: (sentences: readonly string[]) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    heard(Array.isArray(data) ? data.filter((sentence) => typeof sentence === "string") : []);
  });
}
