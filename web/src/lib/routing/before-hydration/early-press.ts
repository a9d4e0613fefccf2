interface EarlyPresses {
  buttons: Set<HTMLButtonElement>;
  stop(): void;
}

declare global {
  /** The buttons that were pressed before the app was loaded. */
  var halkopihaEarlyPresses: EarlyPresses | undefined;
}

/**
 * The button of the page that was pressed by hand. Not one of its header, whose menu opens without the app, nor one that submits a form,
 * which the browser does without it.
 */
export function findPressedButton({ target, isTrusted }: Event): HTMLButtonElement | null {
  if (!isTrusted || !(target instanceof Element)) return null;
  return target.closest<HTMLButtonElement>("main button:not([type=submit])");
}

/** Remembers the buttons that are pressed before the app can answer: the HTML of a rendered page is visible much earlier. */
export function rememberEarlyPresses(): void {
  const buttons = new Set<HTMLButtonElement>();
  const remember = (event: Event) => {
    const button = findPressedButton(event);
    if (button) buttons.add(button);
  };
  document.addEventListener("click", remember, true);
  globalThis.halkopihaEarlyPresses = {
    buttons,
    stop: () => document.removeEventListener("click", remember, true),
  };
}

/** Ends the remembering. @returns the buttons that were pressed until now, in order */
export function takeEarlyPresses(): HTMLButtonElement[] {
  const { buttons, stop } = globalThis.halkopihaEarlyPresses ?? {};
  stop?.();
  globalThis.halkopihaEarlyPresses = undefined;
  return [...(buttons ?? [])];
}
