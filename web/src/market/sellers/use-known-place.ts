import { useAtomValue } from "jotai/react";
import { useWanted } from "../door/use-wanted.ts";
import { lastSearchAtom } from "../products/last-search-atom.ts";
import type { Place } from "./DeliveryCheck.tsx";

/**
 * The place that most likely is the visitor's: the locality that is searched, or else where wood is wanted, or the region that is searched, or
 * the place of the last search. Empty when none is known.
 */
export function useKnownPlace(searched?: Place): Place {
  const wanted = useWanted();
  const last = new URLSearchParams(useAtomValue(lastSearchAtom));
  if (searched?.locality) return searched;
  if (wanted) return { region: "", locality: wanted.to };
  if (searched?.region) return searched;
  return { region: last.get("region") ?? "", locality: last.get("locality") ?? "" };
}
