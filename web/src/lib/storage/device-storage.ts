import { ifAllowed } from "./blocked-storage.ts";

/** Values in memory, used when localStorage is unavailable (a strict private window, a test); they last until the page is closed. */
const fallback = new Map<string, string>();
const prefix = "halkopiha.";
let notifyWriteError = () => {};

const storage = (): Storage | null => ifAllowed(() => globalThis.localStorage) ?? null;

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
  /** The stored value, or undefined when there is none or it is not valid JSON. */
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

  /** Whether anything is stored; if so, the page may differ from the prerendered one. */
  hasEntries(): boolean {
    const webStorage = storage();
    return webStorage ? Object.keys(webStorage).some((key) => key.startsWith(prefix)) : fallback.size > 0;
  },

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    fallback.set(key, text);
    try {
      const webStorage = storage();
      if (!webStorage) throw new Error("The browser has no storage");
      webStorage.setItem(prefix + key, text);
      unpersistedKeys.delete(key);
    } catch {
      // Storage is full or forbidden: the value lasts until the page is closed.
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

  /** Removes every key for which this holds. */
  removeWhere(isRemoved: (key: string) => boolean): void {
    const stored = Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefix));
    const known = new Set([...stored.map((name) => name.slice(prefix.length)), ...fallback.keys()]);
    for (const key of known) if (isRemoved(key)) this.remove(key);
  },

  /** Calls the listener when a value could not be persisted. */
  onWriteError(listener: () => void): void {
    notifyWriteError = listener;
    if (unpersistedKeys.size > 0) listener();
  },

  /** Calls `changed` when another tab changes the value. @returns a function that unsubscribes */
  subscribe(key: string, changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === prefix + key) changed();
    };
    globalThis.addEventListener?.("storage", listen);
    return () => globalThis.removeEventListener?.("storage", listen);
  },
};
