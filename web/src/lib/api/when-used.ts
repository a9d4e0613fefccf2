const inputs = ["pointerdown", "keydown", "scroll"] as const;

/** Resolves with the first input of the visitor: a press, a key or a scroll. Nothing is loaded in advance for those who leave at once. */
export const whenUsed = () =>
  new Promise<void>((resolve) => {
    const stop = new AbortController();
    for (const input of inputs) {
      window.addEventListener(
        input,
        () => {
          stop.abort();
          resolve();
        },
        { capture: true, passive: true, signal: stop.signal },
      );
    }
  });
