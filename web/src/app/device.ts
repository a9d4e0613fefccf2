/** What is kept on this device. Without storage (a strict private window, a test) it lasts as long as the page. */
const memory = new Map<string, string>();
const prefix = "halkopiha.";
let tellTrouble = () => {};

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What this page could not store stands only here. */
const unstored = new Set<string>();

function keptText(key: string): string | undefined {
  const kept = storage();
  if (!kept || unstored.has(key)) return memory.get(key);
  try {
    return kept.getItem(prefix + key) ?? undefined;
  } catch {
    return memory.get(key);
  }
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
      unstored.delete(key);
    } catch {
      // Full or forbidden: it lasts as long as the page.
      unstored.add(key);
      tellTrouble();
    }
  },

  forget(key: string): void {
    memory.delete(key);
    unstored.delete(key);
    try {
      storage()?.removeItem(prefix + key);
    } catch {
      unstored.add(key);
    }
  },

  /** Forgets everything but these. */
  forgetAllBut(keys: readonly string[]): void {
    const stored = Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefix));
    const known = new Set([...stored.map((name) => name.slice(prefix.length)), ...memory.keys()]);
    for (const key of known) if (!keys.includes(key)) this.forget(key);
  },

  /** Tells when something could not be kept. */
  onTrouble(tell: () => void): void {
    tellTrouble = tell;
    if (unstored.size > 0) tell();
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
