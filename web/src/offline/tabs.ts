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

/** Tells the other tabs that what is kept on the device has changed. */
export function tellTabs(): void {
  channel?.postMessage("changed");
}

export function listenToTabs(changed: () => void): void {
  channel?.addEventListener("message", changed);
}
