import { storedAtom } from "../../lib/storage/stored-atom.ts";
import { parseStoredWanted, type StoredWanted, wantedKey } from "./wanted.ts";

/** How much wood the visitor wants, and where; null until that has been told. */
export const wantedAtom = storedAtom<StoredWanted | null>(
  wantedKey,
  null,
  (stored) => parseStoredWanted(stored) ?? undefined,
);
