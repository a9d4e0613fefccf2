import * as z from "zod/mini";
import { sessionStoredAtom } from "../session/session-stored-atom.ts";
import { store } from "../storage/store.ts";

/** Query parameter with the id of a searched text. */
export const searchIdParam = "haku";

/** Number of searches that Back and a reload find again. */
const maxSearches = 20;

const Searches = z.array(z.object({ id: z.string(), text: z.string() }));

/** The user's last searches, newest first. On the device and not in the URL, because they may be people's names and numbers. */
const searchesAtom = sessionStoredAtom<z.infer<typeof Searches>>("searches", [], (stored) => {
  const read = Searches.safeParse(stored);
  return read.success ? read.data : undefined;
});

/** The text of a search; undefined when it is not known on this device. */
export const findSearch = (id: string): string | undefined =>
  store.get(searchesAtom).find((search) => search.id === id)?.text;

/** The id of the searched text in a URL; undefined without one that is known on this device. */
export function parseSearchId(params: URLSearchParams): string | undefined {
  const id = params.get(searchIdParam);
  return id !== null && findSearch(id) !== undefined ? id : undefined;
}

/** Stores a searched text. @returns its id; undefined for an empty text */
export function rememberSearch(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const searches = store.get(searchesAtom);
  const known = searches.find((search) => search.text === text);
  const search = known ?? { id: crypto.randomUUID().slice(0, 8), text };
  store.set(searchesAtom, [search, ...searches.filter((other) => other !== known)].slice(0, maxSearches));
  return search.id;
}
