// What a search names in words is newer and more exact than the filters that were set before it.

import type { Category } from "../../products/catalogue.ts";
import { type FilterName, filterNames, filterRows, type Override } from "../filters.ts";
import { nameTokens } from "../listing/catalogue-tokens.ts";
import type { Search } from "../search.ts";
import type { SearchPlace, SearchTerm, UnderstoodSearch } from "../understanding/understand-search.ts";
import type { ConceptKind } from "../vocabulary/concept.ts";
import { toFilters } from "./condition-filters.ts";

const categoryOfKind: Partial<Record<ConceptKind | "word", Category>> = {
  firewood: "Polttopuut",
  product: "Muut_tuotteet",
  service: "Palvelut",
};

/** What the terms name, with the category of each; a term with alternatives names all of them. */
const listNamed = (terms: readonly SearchTerm[]) =>
  terms
    .filter(({ isOptional }) => !isOptional)
    .map((term) =>
      [term, ...term.alternatives].flatMap(({ token, kind }) => {
        const category = categoryOfKind[kind];
        return category ? [{ token, category }] : [];
      }),
    )
    .filter((alternatives) => alternatives.length > 0);

/** What the terms say instead of the category or the name that were chosen; null if they say nothing else. */
function findTermOverride(
  { category, name }: Search,
  terms: readonly SearchTerm[],
): "category" | "name" | null {
  const named = listNamed(terms);
  if (named.length === 0) return null;
  if (category && named.flat().some((other) => other.category !== category)) return "category";
  const isSearched =
    name &&
    named.some((alternatives) => alternatives.every(({ token }) => nameTokens[name].exact.includes(token)));
  return name && !isSearched ? "name" : null;
}

/** A locality that was chosen within the named region is narrower than the region. */
const isOtherPlace = ({ region }: Search, place: SearchPlace | null): boolean =>
  place !== null && !(place.kind === "region" && place.id === region);

/** The criteria of a search with what its words say, and the set filters that they override. */
export function overrideFilters(
  search: Search,
  { terms, place, conditions }: Pick<UnderstoodSearch, "terms" | "place" | "conditions">,
): { criteria: Search; overridden: FilterName[] } {
  const said = new Set<Override | null>([
    findTermOverride(search, terms),
    isOtherPlace(search, place) ? "place" : null,
    ...conditions.map(({ kind }) => kind),
  ]);
  const overridden = filterNames.filter((name) =>
    filterRows[name].overriddenBy?.some((override) => said.has(override)),
  );
  const criteria = { ...search };
  for (const name of overridden) delete criteria[name];
  if (place && said.has("place")) {
    criteria.region = place.regionId;
    if (place.kind === "locality") criteria.locality = place.id;
  }
  return {
    criteria: { ...criteria, ...toFilters(conditions) },
    overridden: overridden.filter((name) => search[name] !== undefined),
  };
}
