import { storedAtom } from "../storage/stored-atom.ts";

/** Status of the last error response; 0 when no response came, null when there is no error. §3 */
export const responseStatusAtom = storedAtom<number | null>("response-status", null, (stored) =>
  typeof stored === "number" && Number.isInteger(stored) && stored >= 0 && stored < 600 ? stored : undefined,
);
