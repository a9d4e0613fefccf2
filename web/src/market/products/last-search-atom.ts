import { userStoredAtom } from "../../lib/storage/stored-atom.ts";

/** Query string of the last search: `?…`, or empty for the default search. §3 */
export const lastSearchAtom = userStoredAtom("search-form", "", (stored) =>
  typeof stored === "string" && /^[?].{1,500}$/.test(stored) ? stored : undefined,
);
