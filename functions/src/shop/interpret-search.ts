import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { overrideFilters } from "@halkopiha/domain/search/criteria/override-filters.ts";
import type { FilterName } from "@halkopiha/domain/search/filters.ts";
import type { PlaceIndex } from "@halkopiha/domain/search/places/place-index.ts";
import { planSearch, type SearchPlan } from "@halkopiha/domain/search/plan/plan.ts";
import type { Search } from "@halkopiha/domain/search/search.ts";
import {
  type UnderstoodSearch,
  understandSearch,
} from "@halkopiha/domain/search/understanding/understand-search.ts";
import { getToday } from "../today.ts";

interface InterpretedSearch {
  /** What the words say; undefined without words. */
  understood: UnderstoodSearch | undefined;
  /** The criteria with what the words say. */
  criteria: Search;
  /** The set filters that the words contradict. */
  overridden: FilterName[];
}

/** Reads the words of a search. @param places needed for a search with words */
export function interpretSearch(query: Search, places: PlaceIndex | null): InterpretedSearch {
  if (!query.queryString || !places) return { understood: undefined, criteria: query, overridden: [] };
  const understood = understandSearch(query.queryString, places, getToday());
  return { understood, ...overrideFilters(query, understood) };
}

type FindLocality = (id: string) => Promise<Locality | null> | Locality | null;

/** Sellers who deliver to a whole region also match its localities, so the region of the locality is added to the query. */
async function withRegion(query: Search, findLocality: FindLocality): Promise<Search> {
  if (!query.locality || query.region) return query;
  const locality = await findLocality(query.locality);
  return locality ? { ...query, region: locality.region._id } : query;
}

/** The plan of a search whose words have been read. */
export const planInterpreted = async (
  { criteria, understood }: Pick<InterpretedSearch, "criteria" | "understood">,
  findLocality: FindLocality,
): Promise<SearchPlan> => planSearch(await withRegion(criteria, findLocality), understood?.terms);
