import { toDoorAreas } from "@halkopiha/domain/products/product-index.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { createFacetQuery, type FacetCriteria } from "./facets.ts";
import { type IndexedProduct, parseIndexedProducts } from "./indexed-product.ts";

/** Maximum number of listings that are compared: the cheapest by the loose cubic metre. */
export const maxCandidates = 500;

export interface Candidates {
  listings: IndexedProduct[];
  /** There are more listings than are compared. */
  isCut: boolean;
}

/** The listings that come to a locality or can be fetched there, at most `maxCandidates`: reads one document for each, and one more. */
export async function readCandidates(criteria: FacetCriteria, locality: Locality): Promise<Candidates> {
  const { docs } = await createFacetQuery(criteria)
    .where("areas", "array-contains-any", toDoorAreas(locality))
    .orderBy("sortPrice")
    .limit(maxCandidates + 1)
    .get();
  return { listings: parseIndexedProducts(docs.slice(0, maxCandidates)), isCut: docs.length > maxCandidates };
}
