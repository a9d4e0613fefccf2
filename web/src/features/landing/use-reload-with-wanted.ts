import { useAtomValue } from "jotai/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useRevalidate } from "../../lib/routing/should-revalidate.ts";
import { readWanted } from "../../market/door/wanted.ts";
import { wantedAtom } from "../../market/door/wanted-atom.ts";
import { findLandingWanted } from "./landing-offers.ts";

/**
 * Loads the offers of the page again when the visitor wants something else, on the page or in another tab. The loader has read what is
 * stored when the page is mounted.
 */
export function useReloadWithWanted(locality: string | undefined): void {
  const stored = useAtomValue(wantedAtom);
  const address = readWanted(new URLSearchParams(useLocation().search));
  const { to, amount, unit } = findLandingWanted(locality, { address, stored }) ?? {};
  const revalidate = useRevalidate();
  // By values: what is stored is read again, as an equal object, when it is first used.
  const wanted = [to, amount, unit].join(" ");
  const loaded = useRef(wanted);
  useEffect(() => {
    if (loaded.current === wanted) return;
    loaded.current = wanted;
    void revalidate();
  }, [wanted, revalidate]);
}
