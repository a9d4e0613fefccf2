import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location } from "./location.ts";
import { isToStay } from "./navigation-state.ts";
import { isSamePage } from "./prepare.ts";
import * as kept from "./scroll-places.ts";

const isSamePlace = (a: Location, b: Location) => a.key === b.key && a.hash === b.hash && isSamePage(a, b);

/** Puts the reader where the address says, where they were when they go back, and else at the top. */
export function useScrollPlace(shown: Location | undefined): void {
  const last = useRef<Location>(undefined);
  const isBack = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => kept.keep(last.current?.key);
    const back = () => {
      isBack.current = true;
    };
    addEventListener("pagehide", keep);
    addEventListener("scrollend", keep);
    addEventListener("popstate", back);
    return () => {
      removeEventListener("pagehide", keep);
      removeEventListener("scrollend", keep);
      removeEventListener("popstate", back);
    };
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (!shown || (before && isSamePlace(before, shown))) return;
    const target = shown.hash && document.getElementById(decodeURIComponent(shown.hash.slice(1)));
    const place = isBack.current ? kept.placeOf(shown.key) : undefined;
    isBack.current = false;
    if (place !== undefined) scrollTo({ top: place, behavior: "instant" });
    else if (target) target.scrollIntoView();
    else if (before && !isToStay(shown)) scrollTo({ top: 0, behavior: "instant" });
  }, [shown]);
}
