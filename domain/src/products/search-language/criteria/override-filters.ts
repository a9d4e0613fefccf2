// What a search names in words is newer and more exact than the filters that were set before it.

import type { Category } from "../../catalogue.ts";
import type { Search } from "../../search.ts";
import type { Condition } from "../conditions/condition.ts";
import { nameTokens } from "../listing/catalogue-tokens.ts";
import type { SearchPlace, SearchTerm, UnderstoodSearch } from "../understanding/understand-search.ts";
import type { ConceptKind } from "../vocabulary/concept.ts";
import { toFilters } from "./condition-filters.ts";
import type { OverridableFilter } from "./understood.ts";

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

function listOverriddenByTerms(
  { category, name }: Search,
  terms: readonly SearchTerm[],
): OverridableFilter[] {
  const named = listNamed(terms);
  if (named.length === 0) return [];
  if (category && named.flat().some((other) => other.category !== category)) {
    return ["category", "name", "quality", "material"];
  }
  const isSearched =
    name &&
    named.some((alternatives) => alternatives.every(({ token }) => nameTokens[name].exact.includes(token)));
  return name && !isSearched ? ["name"] : [];
}

function listOverriddenByPlace({ region }: Search, place: SearchPlace | null): OverridableFilter[] {
  if (place === null) return [];
  // A locality that was chosen within the named region is narrower than the region.
  return place.kind === "region" && place.id === region ? [] : ["region", "locality"];
}

const overriddenByCondition: Partial<Record<Condition["kind"], OverridableFilter>> = {
  price: "maxPrice",
  time: "deliveryTime",
};

const listOverriddenByConditions = (conditions: readonly Condition[]): OverridableFilter[] =>
  conditions.flatMap(({ kind }) => overriddenByCondition[kind] ?? []);

/** The criteria of a search with what its words say, and the set filters that they override. */
export function overrideFilters(
  search: Search,
  { terms, place, conditions }: Pick<UnderstoodSearch, "terms" | "place" | "conditions">,
): { criteria: Search; overridden: OverridableFilter[] } {
  const overridden = [
    ...listOverriddenByTerms(search, terms),
    ...listOverriddenByPlace(search, place),
    ...listOverriddenByConditions(conditions),
  ];
  const criteria = { ...search };
  for (const name of overridden) delete criteria[name];
  if (place && overridden.includes("region")) {
    criteria.region = place.regionId;
    if (place.kind === "locality") criteria.locality = place.id;
  }
  return {
    criteria: { ...criteria, ...toFilters(conditions) },
    overridden: overridden.filter((name) => search[name] !== undefined),
  };
}
