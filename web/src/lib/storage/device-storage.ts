/** What is kept on this device. Without storage (a strict private window, a test) it lasts as long as the page. */
const fallback = new Map<string, string>();
const prefix = "halkopiha.";
let notifyWriteError = () => {};

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Keys whose last write failed; their value is only in memory. */
const unpersistedKeys = new Set<string>();

function readText(key: string): string | undefined {
  const webStorage = storage();
  if (!webStorage || unpersistedKeys.has(key)) return fallback.get(key);
  try {
    return webStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return fallback.get(key);
  }
}

export const deviceStorage = {
  /** The kept value, or undefined when there is none or it is not JSON. */
  read(key: string): unknown {
    const text = readText(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  has(key: string): boolean {
    return readText(key) !== undefined;
  },

  /** Whether anything at all is kept, by which a page may look otherwise than to a newcomer. */
  hasEntries(): boolean {
    const webStorage = storage();
    return webStorage ? Object.keys(webStorage).some((key) => key.startsWith(prefix)) : fallback.size > 0;
  },

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    fallback.set(key, text);
    try {
      storage()?.setItem(prefix + key, text);
      unpersistedKeys.delete(key);
    } catch {
      // Full or forbidden: it lasts as long as the page.
      unpersistedKeys.add(key);
      notifyWriteError();
    }
  },

  remove(key: string): void {
    fallback.delete(key);
    unpersistedKeys.delete(key);
    try {
      storage()?.removeItem(prefix + key);
    } catch {
      unpersistedKeys.add(key);
    }
  },

  /** Forgets everything but these. */
  removeAllExcept(keys: readonly string[]): void {
    const stored = Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefix));
    const known = new Set([...stored.map((name) => name.slice(prefix.length)), ...fallback.keys()]);
    for (const key of known) if (!keys.includes(key)) this.remove(key);
  },

  /** Tells when something could not be kept. */
  onWriteError(listener: () => void): void {
    notifyWriteError = listener;
    if (unpersistedKeys.size > 0) listener();
  },

  /** Tells when another tab changes the value; answers how to stop. */
  subscribe(key: string, changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === prefix + key) changed();
    };
    globalThis.addEventListener?.("storage", listen);
    return () => globalThis.removeEventListener?.("storage", listen);
  },
};
