import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import type { Sort, SortByPlace } from "@halkopiha/domain/search/options.ts";
import type { SearchPlan } from "@halkopiha/domain/search/plan/plan.ts";
import type { SearchTerm } from "@halkopiha/domain/search/understanding/understand-search.ts";
import type { IndexedProduct } from "./indexed-product.ts";

/** The sort orders that an index gives; the others depend on the visitor's place. */
export type IndexedSort = Exclude<Sort, SortByPlace>;

export interface RequestedPage {
  cursor?: string | undefined;
  limit: number;
}

export interface FoundProducts {
  listings: IndexedProduct[];
  nextCursor: string | undefined;
  /** How many there are; undefined when that is not known. */
  total: number | undefined;
  /** The terms that the listings fit: fewer than were searched if nothing was found with all of them. */
  terms: readonly SearchTerm[];
}

/** Maximum number of listings that are compared at a door: the cheapest by the loose cubic metre. */
export const maxCandidates = 500;

export interface Candidates {
  listings: IndexedProduct[];
  /** There are more listings than are compared. */
  isCut: boolean;
}

/** What finds the listings of a plan. Firestore does (`firestore-search.ts`); another engine would stand beside it (ADR 46). */
export interface ProductSearch {
  /** One page of the visible listings of a plan, exact fits first. If nothing fits all terms, unknown words are left out. */
  findPage(plan: SearchPlan<IndexedSort>, page: RequestedPage): Promise<FoundProducts>;
  /** The listings with the equalities of a plan that come to a locality or can be fetched near it, at most `maxCandidates`. */
  findCandidates(plan: SearchPlan, locality: Locality): Promise<Candidates>;
}
