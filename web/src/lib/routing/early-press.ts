interface EarlyPress {
  button: HTMLButtonElement | null;
  stop(): void;
}

declare global {
  /** The button that was pressed before the app was loaded. */
  var halkopihaEarlyPress: EarlyPress | undefined;
}

/** Remembers the last button that is pressed before the app can answer: the HTML of a rendered page is visible much earlier. */
export function rememberEarlyPress(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof Element) early.button = target.closest("button") ?? early.button;
  };
  const early: EarlyPress = {
    button: null,
    stop: () => document.removeEventListener("click", remember, true),
  };
  document.addEventListener("click", remember, true);
  globalThis.halkopihaEarlyPress = early;
}

const readName = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;

/** The button itself, or the one that has replaced it. */
function findCurrent(pressed: HTMLButtonElement): HTMLButtonElement | undefined {
  if (pressed.isConnected) return pressed;
  return [...document.querySelectorAll("button")].find((button) => readName(button) === readName(pressed));
}

/** Milliseconds in which React hydrates the lists of a page after its first commit. */
const hydrationDelay = 200;

/**
 * Ends the remembering, because React answers what is pressed from now on.
 * @returns a function that repeats the press once React has attached its handlers, so that no press is lost
 */
export function takeEarlyPress(): () => void {
  const { button, stop } = globalThis.halkopihaEarlyPress ?? {};
  stop?.();
  globalThis.halkopihaEarlyPress = undefined;
  return () => {
    if (button) setTimeout(() => findCurrent(button)?.click(), hydrationDelay);
  };
}
