/** What is kept on this device. Without storage (a strict private window, a test) it lasts as long as the page. */
const memory = new Map<string, string>();
const prefix = "halkopiha.";

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function keptText(key: string): string | undefined {
  const kept = storage();
  return kept ? (kept.getItem(prefix + key) ?? undefined) : memory.get(key);
}

export const device = {
  /** The kept value, or undefined when there is none or it is not JSON. */
  read(key: string): unknown {
    const text = keptText(key);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  has(key: string): boolean {
    return keptText(key) !== undefined;
  },

  /** Whether anything at all is kept, by which a page may look otherwise than to a newcomer. */
  isUsed(): boolean {
    const kept = storage();
    return kept ? Object.keys(kept).some((key) => key.startsWith(prefix)) : memory.size > 0;
  },

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    memory.set(key, text);
    try {
      storage()?.setItem(prefix + key, text);
    } catch {
      // Full or forbidden: the atom still holds it for this page.
    }
  },

  forget(key: string): void {
    memory.delete(key);
    storage()?.removeItem(prefix + key);
  },

  /** Tells when another tab changes the value; answers how to stop. */
  watch(key: string, changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === prefix + key) changed();
    };
    globalThis.addEventListener?.("storage", listen);
    return () => globalThis.removeEventListener?.("storage", listen);
  },
};
