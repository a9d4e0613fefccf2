/** How often a process is started again that ended while it was starting. */
const maxRetries = 4;

async function startWithRetries<T>(start: () => Promise<T>, retries = maxRetries): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (retries === 0) throw error;
    return startWithRetries(start, retries - 1);
  }
}

/** Returns a function that starts one process per key at a time: whoever asks meanwhile waits for it. One that fails is started again. */
export function shareStarts<T>(): (key: string, start: () => Promise<T>) => Promise<T> {
  const starting = new Map<string, Promise<T>>();
  return (key, start) => {
    const pending = starting.get(key) ?? startWithRetries(start).finally(() => starting.delete(key));
    starting.set(key, pending);
    return pending;
  };
}
