import { isWithinPrice } from "../../products/comparable-price.ts";
import type { Product } from "../../products/product.ts";
import { getFirewoodAttributes } from "../../products/product-kind.ts";
import { findFit, relaxTerms } from "../listing/fit.ts";
import { toListingTokens } from "../listing/listing-tokens.ts";
import { type SearchTerm, understandSearch } from "../understanding/understand-search.ts";
import { createSamplePlaces, sampleMarket, sampleToday } from "./sample-market.ts";

const places = createSamplePlaces();
const market = sampleMarket.map((product) => ({ product, tokens: toListingTokens(product, sampleToday) }));

/** Searches the sample market: exact fits first. Unknown words are left out if nothing is found with them. */
export function searchMarket(phrase: string): Product[] {
  const { terms, place, conditions } = understandSearch(phrase, places, sampleToday);
  if (terms.length === 0 && place === null && conditions.length === 0) return [];
  const price = conditions.find((condition) => condition.kind === "price");
  const inPlace = market.filter(({ product }) => {
    const { locality, region } = product.owner.address;
    if (price && !isWithinPrice(product, price.maxPrice, price.priceUnit)) return false;
    return place === null || (place.kind === "locality" ? locality : region)._id === place.id;
  });
  const find = (searched: readonly SearchTerm[], fit: "exact" | "broad") =>
    inPlace.filter(({ tokens }) => findFit(tokens, searched) === fit).map(({ product }) => product);
  const findAll = (searched: readonly SearchTerm[]) => [
    ...find(searched, "exact"),
    ...find(searched, "broad"),
  ];
  const found = findAll(terms);
  const relaxed = found.length === 0 ? relaxTerms(terms) : null;
  return relaxed ? findAll(relaxed) : found;
}

/** The values of a listing that phrases name: `Halko`, `koivu`, `33 cm`, `kuiva`, `Tampere`, `Halkomestarin Puu Oy`. */
function listValues(product: Product): string[] {
  const { name, unit, owner, category, discount } = product;
  const { plength = "", ...fields } = getFirewoodAttributes(product);
  const { locality, region } = owner.address;
  return [
    name,
    unit,
    category,
    locality.location,
    region.name,
    owner.name,
    owner.deliveryMethod,
    ...Object.values(fields),
    plength.replace(/^(?:Pilke|Halko|Sahapinta|Polttoranka) /, ""),
    ...(discount ? ["tarjous"] : []),
  ];
}

/** Selects the listings with all values of one of the alternatives: `koivu + 33 cm, Halko`. */
export function selectListings(selector: string): Product[] {
  const alternatives = selector
    .split(",")
    .map((alternative) => alternative.split("+").map((value) => value.trim()))
    .filter(([first]) => first !== "");
  return sampleMarket.filter((product) => {
    const values = new Set(listValues(product));
    return alternatives.some((wanted) => wanted.every((value) => values.has(value)));
  });
}

/** What is expected of a phrase: what it finds, what it does not find, and the texts of its conditions. */
export interface Expectation {
  phrase: string;
  finds: string;
  findsNot: string;
  /** Undefined for a phrase whose conditions are not compared. */
  conditions?: string;
}

/** What is wrong with the results of a phrase; null if nothing is. */
export function findFault({ phrase, finds, findsNot, conditions }: Expectation): string | null {
  const set = understandSearch(phrase, places, sampleToday).conditions.map(({ label }) => label);
  if (
    conditions !== undefined &&
    set.toSorted().join("; ") !== conditions.split("; ").toSorted().join("; ")
  ) {
    return `${phrase}: sets ${set.join("; ") || "nothing"}`;
  }
  const found = new Set(searchMarket(phrase));
  const wanted = selectListings(finds);
  if (finds.trim() !== "" && wanted.length === 0) return `${phrase}: no listing is ${finds}`;
  const toName = ({ name, owner, ...product }: Product) =>
    [name, ...Object.values(getFirewoodAttributes({ name, owner, ...product } as Product)), owner.name].join(
      " ",
    );
  const missing = wanted.filter((product) => !found.has(product)).map(toName);
  const excess = selectListings(findsNot)
    .filter((product) => found.has(product))
    .map(toName);
  if (missing.length > 0) return `${phrase}: misses ${missing.join("; ")}`;
  return excess.length > 0 ? `${phrase}: finds ${excess.join("; ")}` : null;
}
