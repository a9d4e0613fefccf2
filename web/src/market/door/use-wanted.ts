import { useAtomValue } from "jotai/react";
import { useLocation } from "react-router-dom";
import { readWanted, type Wanted } from "./wanted.ts";
import { wantedAtom } from "./wanted-atom.ts";

/** How much wood the visitor wants, and where: by the page's address, or as stored on the device; null while that is not known. */
export function useWanted(): Wanted | null {
  const stored = useAtomValue(wantedAtom);
  return readWanted(new URLSearchParams(useLocation().search)) ?? stored;
}
