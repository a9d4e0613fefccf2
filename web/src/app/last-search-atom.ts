import { personalAtom } from "./stored-atom.ts";

/** What was searched last, as the search's address asks for it: `?…`, or empty for the default search. §3 */
export const lastSearchAtom = personalAtom("search-form", "", (kept) =>
  typeof kept === "string" && /^[?].{1,500}$/.test(kept) ? kept : undefined,
);
