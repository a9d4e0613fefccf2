/** Runs work that may be shared: who asks for the same key meanwhile gets the same result; null when `maxPending` others are pending. */
export type RunShared<T> = (key: string, work: () => Promise<T>) => Promise<T> | null;

/** Bounds the work of an instance, however many requests ask for it. */
export function createPendingWork<T>(maxPending: number): RunShared<T> {
  const pending = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = pending.get(key);
    if (shared) return shared;
    if (pending.size >= maxPending) return null;
    const working = work().finally(() => pending.delete(key));
    pending.set(key, working);
    return working;
  };
}
