/** Milliseconds without progress after which the current lock holders no longer block the queue. */
const idleTimeout = 400;
/** The maximum wait of one acquirer for one key, in milliseconds. */
const maxWait = 2000;

interface Waiter {
  readonly holder: object;
  readonly enter: () => void;
}

interface LockQueue {
  readonly holders: Set<object>;
  readonly waiters: Waiter[];
  timer: NodeJS.Timeout | undefined;
}

/**
 * Queues transactions that read the same document, because an abort costs the Admin SDK a second. Correctness does not rely on it: after
 * the timeout a waiter continues, and the commit detects conflicts.
 */
export class DocumentLocks {
  readonly #queues = new Map<string, LockQueue>();
  readonly #heldKeys = new Map<object, Set<string>>();

  /** Resolves when the holder has its turn for every key; for each key it waits at most `maxWait`. */
  async acquire(holder: object, keys: readonly string[]): Promise<void> {
    // Acquire in sorted order, so that two holders never wait for each other within one call.
    for (const key of [...new Set(keys)].sort()) {
      const queue = this.#queues.get(key) ?? { holders: new Set(), waiters: [], timer: undefined };
      this.#queues.set(key, queue);
      const free = queue.holders.size === 0 && queue.waiters.length === 0;
      if (free || queue.holders.has(holder)) this.#enter(queue, key, holder);
      else await this.#wait(queue, key, holder);
    }
  }

  /** Releases the holder's keys; the next waiter of each key continues. */
  release(holder: object): void {
    const keys = this.#heldKeys.get(holder) ?? new Set<string>();
    this.#heldKeys.delete(holder);
    for (const key of keys) {
      const queue = this.#queues.get(key);
      if (queue?.holders.delete(holder)) this.#advance(queue, key);
    }
  }

  #enter(queue: LockQueue, key: string, holder: object): void {
    queue.holders.add(holder);
    const keys = this.#heldKeys.get(holder) ?? new Set();
    this.#heldKeys.set(holder, keys.add(key));
  }

  #wait(queue: LockQueue, key: string, holder: object): Promise<void> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        queue.waiters.splice(queue.waiters.indexOf(waiter), 1);
        waiter.enter();
      }, maxWait);
      const waiter: Waiter = {
        holder,
        enter: () => {
          clearTimeout(limit);
          this.#enter(queue, key, holder);
          resolve();
        },
      };
      queue.waiters.push(waiter);
      if (!queue.timer) this.#watch(queue, key);
    });
  }

  #watch(queue: LockQueue, key: string): void {
    clearTimeout(queue.timer);
    queue.timer = setTimeout(() => {
      queue.holders.clear();
      this.#advance(queue, key);
    }, idleTimeout);
  }

  #advance(queue: LockQueue, key: string): void {
    if (queue.holders.size > 0) return;
    const next = queue.waiters.shift();
    if (next) {
      this.#watch(queue, key);
      next.enter();
      return;
    }
    clearTimeout(queue.timer);
    if (this.#queues.get(key) === queue) this.#queues.delete(key);
  }
}
