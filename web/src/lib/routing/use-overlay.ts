import { type Location, type To, useLocation, useNavigate } from "react-router-dom";

/** The state of a navigation that opened something over the page: going back closes it. */
export const overlayState = { opened: true } as const;

export function isOverlayEntry({ state }: Location<unknown>): boolean {
  return typeof state === "object" && state !== null && "opened" in state && state.opened === true;
}

/** The hash as it was written, without its `#`; null when there is none. */
export function parseHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/** Closes what is open: goes back to where it was opened, or to `rest` when it was the first thing seen. */
export function useCloseOverlay(): (rest: To) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (rest) =>
    void (isOverlayEntry(location)
      ? navigate(-1)
      : navigate(rest, { replace: true, preventScrollReset: true }));
}

/**
 * What is open over the page, by a name of the page's own in the hash. It is an entry of the history: Back closes it and a reload
 * keeps it. The rest of the entry's state stays.
 */
export function useOverlay(): { overlay: string | null; open(name: string): void; close(): void } {
  const location = useLocation();
  const navigate = useNavigate();
  const close = useCloseOverlay();
  const { pathname, search } = location;
  const rest = typeof location.state === "object" ? location.state : null;
  return {
    overlay: parseHash(location.hash),
    open: (name) =>
      void navigate(
        { pathname, search, hash: encodeURIComponent(name) },
        { state: { ...rest, ...overlayState }, preventScrollReset: true },
      ),
    close: () => close({ pathname, search }),
  };
}
