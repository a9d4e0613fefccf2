import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router";
import * as kept from "./scroll-places.ts";

/** State of a navigation that changes something on the page and leaves the reader where they are. */
export const stay = { stay: true } as const;

function isToStay({ state }: Location): boolean {
  return typeof state === "object" && state !== null && "stay" in state && state.stay === true;
}

/** Puts the reader where the address says, where they were when they go back, and else at the top. */
export function useScrollPlace(shown: Location | undefined): void {
  const type = useNavigationType();
  const last = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => kept.keep(last.current);
    addEventListener("pagehide", keep);
    addEventListener("scrollend", keep);
    return () => {
      removeEventListener("pagehide", keep);
      removeEventListener("scrollend", keep);
    };
  }, []);

  useLayoutEffect(() => {
    if (!shown || last.current === shown.key) return;
    const isFirst = last.current === undefined;
    last.current = shown.key;
    const target = shown.hash && document.getElementById(decodeURIComponent(shown.hash.slice(1)));
    const place = type === "POP" ? kept.placeOf(shown.key) : undefined;
    if (place !== undefined) scrollTo({ top: place, behavior: "instant" });
    else if (target) target.scrollIntoView();
    else if (!isFirst && !isToStay(shown)) scrollTo({ top: 0, behavior: "instant" });
  }, [shown, type]);
}
