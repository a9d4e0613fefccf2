import { useAtomValue } from "jotai/react";
import { lastSearchAtom } from "../../auth/session-atoms.ts";
import type { Place } from "./DeliveryCheck.tsx";

/** The place of the visitor's last search; empty when there was none. */
export function useLastPlace(): Place {
  const query = new URLSearchParams(useAtomValue(lastSearchAtom));
  return { region: query.get("region") ?? "", locality: query.get("locality") ?? "" };
}
