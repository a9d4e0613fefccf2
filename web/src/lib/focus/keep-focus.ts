const focusable = [
  "a[href]",
  "button:not(:disabled)",
  "input:not(:disabled, [type=hidden])",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "summary",
].join();

/** Fields whose focus opens the keyboard of a phone. */
const typed = "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])";

/** An element that has the focus, with its place among the focusable elements of each of its ancestors, the nearest first. */
interface FocusPlace {
  element: Element;
  ancestors: readonly { node: Element; index: number }[];
}

const listFocusable = (node: Element) => [...node.querySelectorAll<HTMLElement>(focusable)];

function findPlace(element: Element): FocusPlace {
  const ancestors: { node: Element; index: number }[] = [];
  for (let node = element.parentElement; node; node = node.parentElement) {
    const all: readonly Element[] = listFocusable(node);
    ancestors.push({ node, index: Math.max(0, all.indexOf(element)) });
  }
  return { element, ancestors };
}

/** What is now at the place of a removed element: the next one in the order of the Tab key, or the last one of its surroundings. */
function findReplacement({ element, ancestors }: FocusPlace): HTMLElement | undefined {
  const isTyped = element.matches(typed);
  const isUsable = (found: HTMLElement) =>
    found.checkVisibility() && found.closest("[inert]") === null && (isTyped || !found.matches(typed));
  for (const { node, index } of ancestors) {
    if (!node.isConnected) continue;
    const all = listFocusable(node);
    const found = all.slice(index).find(isUsable) ?? all.slice(0, index).findLast(isUsable);
    if (found) return found;
  }
  return undefined;
}

/**
 * Keeps the focus where it was when its element is removed: the chip of a filter, a row, a button that is pressed once. Otherwise the next Tab
 * would begin at the top of the page. What moves the focus itself goes first.
 * @returns ends it
 */
export function keepFocus(root: Element): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let current: FocusPlace | undefined;
  /** The place from which the open dialog was opened. */
  let outside: FocusPlace | undefined;

  root.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      current = findPlace(target);
      if (target.closest("dialog") === null) outside = current;
    },
    { signal },
  );
  // A press on what takes no focus leaves the element on purpose.
  root.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Node && !current?.element.contains(target)) current = undefined;
    },
    { signal, capture: true },
  );

  const observer = new MutationObserver(() => {
    if (!current || current.element.isConnected || document.activeElement !== document.body) return;
    const dialog = current.ancestors.find(({ node }) => node.localName === "dialog")?.node;
    const place = dialog && !dialog.isConnected ? outside : current;
    current = undefined;
    if (!place) return;
    const found = place.element.isConnected ? place.element : findReplacement(place);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
  return () => ended.abort();
}
