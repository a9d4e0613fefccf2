import type { Search } from "@halkopiha/domain/products/search.ts";
import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";

const facetFields = [
  "visible",
  "category",
  "name",
  "quality",
  "material",
  "plength",
  "deliveryType",
  "user_id",
  "delivers",
  "fetchable",
] as const;
type FacetField = (typeof facetFields)[number];

/** A filter that is an equality: the field of the product and its value. */
type Facet = readonly [field: FacetField, value: unknown];

/** The fields of a stored product that the filters compare. */
export type FacetValues = ReadonlyMap<FacetField, unknown>;

export const readFacetValues = (snapshot: QueryDocumentSnapshot): FacetValues =>
  new Map(facetFields.map((field) => [field, snapshot.get(field)]));

/** The criteria of a search that filter by equality. */
export type FacetCriteria = Pick<
  Search,
  "category" | "name" | "quality" | "material" | "plength" | "deliveryType" | "sellerId" | "deliveryMethod"
>;

/** The filters that are equalities; the areas, the words and the order are added to them. */
export function listFacets(criteria: FacetCriteria): Facet[] {
  const equalities: Facet[] = [
    ["visible", true],
    ["category", criteria.category],
    ["name", criteria.name],
    ["quality", criteria.quality],
    ["material", criteria.material],
    ["plength", criteria.plength],
    ["deliveryType", criteria.deliveryType],
    ["user_id", criteria.sellerId],
  ];
  if (criteria.deliveryMethod === "Kuljetus") equalities.push(["delivers", true]);
  if (criteria.deliveryMethod === "Noutopiste") equalities.push(["fetchable", true]);
  return equalities.filter(([, value]) => value !== undefined);
}

/** The query of the filters that are equalities. */
export function createFacetQuery(criteria: FacetCriteria): Query {
  return listFacets(criteria).reduce<Query>(
    (query, [field, value]) => query.where(field, "==", value),
    firestore().collection("products"),
  );
}
