import type { Search } from "@halkopiha/domain/products/search.ts";
import { overrideFilters } from "@halkopiha/domain/products/search-language/criteria/override-filters.ts";
import type { OverridableFilter } from "@halkopiha/domain/products/search-language/criteria/understood.ts";
import type { PlaceIndex } from "@halkopiha/domain/products/search-language/places/place-index.ts";
import {
  type UnderstoodSearch,
  understandSearch,
} from "@halkopiha/domain/products/search-language/understanding/understand-search.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { getToday } from "../today.ts";

interface InterpretedSearch {
  /** What the words say; undefined without words. */
  understood: UnderstoodSearch | undefined;
  /** The criteria with what the words say. */
  criteria: Search;
  /** The set filters that the words contradict. */
  overridden: OverridableFilter[];
}

/** Reads the words of a search. @param places needed for a search with words */
export function interpretSearch(query: Search, places: PlaceIndex | null): InterpretedSearch {
  if (!query.queryString || !places) return { understood: undefined, criteria: query, overridden: [] };
  const understood = understandSearch(query.queryString, places, getToday());
  return { understood, ...overrideFilters(query, understood) };
}

/** Sellers who deliver to a whole region also match its localities, so the region of the locality is added to the query. */
export async function withRegion(
  query: Search,
  findLocality: (id: string) => Promise<Locality | null> | Locality | null,
): Promise<Search> {
  if (!query.locality || query.region) return query;
  const locality = await findLocality(query.locality);
  return locality ? { ...query, region: locality.region._id } : query;
}
