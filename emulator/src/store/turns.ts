/** How long a line stands still before those at its head no longer block it. */
const patience = 400;
/** The longest anyone waits in all. */
const longestWait = 2000;

interface Waiter {
  readonly holder: object;
  readonly enter: () => void;
}

interface Line {
  readonly holders: Set<object>;
  readonly waiting: Waiter[];
  timer: NodeJS.Timeout | undefined;
}

/**
 * Lets transactions that read the same document go one after another, in order of arrival. Nothing relies on
 * it: whoever has waited long enough goes on, and validation at commit decides.
 */
export class Turns {
  readonly #lines = new Map<string, Line>();
  readonly #held = new Map<object, Set<string>>();

  /** Resolves when it is the holder's turn for every key. */
  async take(holder: object, keys: readonly string[]): Promise<void> {
    // In one order for all, so that two holders never wait for each other within one call.
    for (const key of [...new Set(keys)].sort()) {
      const line = this.#lines.get(key) ?? { holders: new Set(), waiting: [], timer: undefined };
      this.#lines.set(key, line);
      const free = line.holders.size === 0 && line.waiting.length === 0;
      if (free || line.holders.has(holder)) this.#enter(line, key, holder);
      else await this.#wait(line, key, holder);
    }
  }

  /** Lets the next ones go. */
  release(holder: object): void {
    const keys = this.#held.get(holder) ?? new Set<string>();
    this.#held.delete(holder);
    for (const key of keys) {
      const line = this.#lines.get(key);
      if (line?.holders.delete(holder)) this.#advance(line, key);
    }
  }

  #enter(line: Line, key: string, holder: object): void {
    line.holders.add(holder);
    const keys = this.#held.get(holder) ?? new Set();
    this.#held.set(holder, keys.add(key));
  }

  #wait(line: Line, key: string, holder: object): Promise<void> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(waiter), 1);
        waiter.enter();
      }, longestWait);
      const waiter: Waiter = {
        holder,
        enter: () => {
          clearTimeout(limit);
          this.#enter(line, key, holder);
          resolve();
        },
      };
      line.waiting.push(waiter);
      if (!line.timer) this.#watch(line, key);
    });
  }

  #watch(line: Line, key: string): void {
    clearTimeout(line.timer);
    line.timer = setTimeout(() => {
      line.holders.clear();
      this.#advance(line, key);
    }, patience);
  }

  #advance(line: Line, key: string): void {
    if (line.holders.size > 0) return;
    const next = line.waiting.shift();
    if (next) {
      this.#watch(line, key);
      next.enter();
      return;
    }
    clearTimeout(line.timer);
    if (this.#lines.get(key) === line) this.#lines.delete(key);
  }
}
