import { toSearchText } from "@halkopiha/domain/search/criteria/to-search-text.ts";
import type { Understood } from "@halkopiha/domain/search/criteria/understood.ts";
import type { Filters } from "./search-query.ts";

/** Whether another place was chosen in the form while the words, which may name one, stayed. */
export function isOtherPlaceChosen(filters: Filters, before: Filters): boolean {
  const isOtherPlace = filters.region !== before.region || filters.locality !== before.locality;
  return isOtherPlace && filters.queryString !== "" && filters.queryString === before.queryString;
}

/** The words of a search without the place that they name: they would count more than the place that was chosen. */
export function withoutNamedPlace(
  filters: Filters,
  understood: Pick<Understood, "terms" | "place" | "conditions"> | undefined,
): Filters {
  return understood?.place
    ? { ...filters, queryString: toSearchText({ ...understood, place: null }) }
    : filters;
}
