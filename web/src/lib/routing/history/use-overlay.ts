import { type Location, type To, useLocation, useNavigate } from "react-router-dom";

/** History state of a navigation that opened an overlay: going back closes it. */
export const overlayState = { opened: true } as const;

export function isOverlayEntry({ state }: Location<unknown>): boolean {
  return typeof state === "object" && state !== null && "opened" in state && state.opened === true;
}

/** Decodes a hash without its `#`; null when it is empty or malformed. */
export function parseHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** Closes the overlay: goes back to where it was opened, or navigates to `rest` when the overlay was the first history entry. */
export function useCloseOverlay(): (rest: To) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (rest) =>
    void (isOverlayEntry(location)
      ? navigate(-1)
      : navigate(rest, { replace: true, preventScrollReset: true }));
}

/**
 * The overlay that is open over the page, named by the hash. Opening one adds a history entry, so Back closes it and a reload keeps it.
 * Other history state is preserved; `state` is added to it.
 */
export function useOverlay(): {
  overlay: string | null;
  open(name: string, state?: object): void;
  /** Opens another overlay in place of the current one: Back closes both. */
  replace(name: string): void;
  close(): void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const close = useCloseOverlay();
  const { pathname, search } = location;
  const rest = typeof location.state === "object" ? location.state : null;
  return {
    overlay: parseHash(location.hash),
    open: (name, added) =>
      void navigate(
        { pathname, search, hash: encodeURIComponent(name) },
        { state: { ...rest, ...added, ...overlayState }, preventScrollReset: true },
      ),
    replace: (name) =>
      void navigate(
        { pathname, search, hash: encodeURIComponent(name) },
        { state: location.state, replace: true, preventScrollReset: true },
      ),
    close: () => close({ pathname, search }),
  };
}
