/** Resolves when what a press has changed is on the screen; at once in a hidden page, which is not painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
