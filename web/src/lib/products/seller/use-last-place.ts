import { useAtomValue } from "jotai/react";
import { lastSearchAtom } from "../../auth/session-atoms.ts";
import { wantedAtom } from "../wanted-atom.ts";
import type { Place } from "./DeliveryCheck.tsx";

/** The place where the visitor wants wood, or else that of the last search; empty when neither is known. */
export function useLastPlace(): Place {
  const wanted = useAtomValue(wantedAtom);
  const query = new URLSearchParams(useAtomValue(lastSearchAtom));
  if (wanted) return { region: wanted.region, locality: wanted.to };
  return { region: query.get("region") ?? "", locality: query.get("locality") ?? "" };
}
