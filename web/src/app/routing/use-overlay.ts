import { useLocation, useNavigate } from "./location.ts";
import { isOpened, opened, stay } from "./navigation-state.ts";

function overlayOf(state: unknown): string | null {
  const name: unknown =
    typeof state === "object" && state !== null && "overlay" in state ? state.overlay : null;
  return typeof name === "string" ? name : null;
}

/**
 * What is open over the page, by a name of the page's own. It is an entry of the history: Back closes it and a reload
 * keeps it, and since the address stays the same nothing is fetched anew. What the page itself remembers in the entry stays.
 */
export function useOverlay(): { overlay: string | null; open(name: string): void; close(): void } {
  const location = useLocation();
  const navigate = useNavigate();
  const here = location.pathname + location.search;
  const remembered = typeof location.state === "object" ? location.state : null;
  return {
    overlay: overlayOf(location.state),
    open: (name) => navigate(here, { state: { ...remembered, ...opened, overlay: name } }),
    close: () => (isOpened(location) ? navigate(-1) : navigate(here, { replace: true, state: stay })),
  };
}
