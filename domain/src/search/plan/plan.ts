import type { DeliveryTime } from "../../products/catalogue.ts";
import { isWithinPrice } from "../../products/comparable-price.ts";
import type { Product } from "../../products/product.ts";
import { type FilterName, type FilterValues, filterNames, filterRows, type StoredField } from "../filters.ts";
import { type Fit, findFit, relaxTerms } from "../listing/fit.ts";
import type { Sort } from "../options.ts";
import { type ContentFields, type SellerIndexFields, toSearchAreas } from "../product-index.ts";
import { listTimesWithin } from "../promised-time.ts";
import type { SearchTerm } from "../understanding/understand-search.ts";

/** A stored field of a product and the value that it must have. */
export type Equality = readonly [field: StoredField, value: unknown];

/** What a search looks for, ready to be run: nothing of it depends on how products are stored. */
export interface SearchPlan<Order extends Sort = Sort> {
  equalities: readonly Equality[];
  /** Area tokens of which a listing must have one; null for the whole country. */
  areas: readonly string[] | null;
  /** The accepted delivery times; null for any. */
  deliveryTimes: readonly DeliveryTime[] | null;
  /** The highest price; null for any. */
  price: { max: number; unit: FilterValues["priceUnit"] } | null;
  /** What the words say. */
  terms: readonly SearchTerm[];
  /** Whoever wants either pickup or delivery sees the sellers who offer both first. §9 */
  isEither: boolean;
  sort: Order;
}

/** The criteria of a search; a locality with its region, because sellers who deliver to a whole region match its localities too. */
export type Criteria<Order extends Sort = Sort> = FilterValues & {
  sellerId?: string | undefined;
  sort: Order;
};

/** The field of a filter that is an equality: it has the value, or that of the value is true; none for other filters. */
function toEqualities(name: FilterName, value: string | number | undefined): Equality[] {
  const row = filterRows[name];
  if (row.kind !== "choice" || row.stored === undefined || value === undefined) return [];
  if (typeof row.stored === "string") return [[row.stored, value]];
  const flag = row.stored[value];
  return flag ? [[flag, true]] : [];
}

/** Plans a search of visible listings. */
export function planSearch<Order extends Sort>(
  criteria: Criteria<Order>,
  terms: readonly SearchTerm[] = [],
): SearchPlan<Order> {
  const { sellerId, deliveryTime, deliveryMethod, maxPrice, priceUnit, sort } = criteria;
  return {
    equalities: [
      ["visible", true],
      ...filterNames.flatMap((name) => toEqualities(name, criteria[name])),
      ...(sellerId === undefined ? [] : [["user_id", sellerId] as const]),
    ],
    areas: toSearchAreas(criteria),
    deliveryTimes: deliveryTime ? listTimesWithin(deliveryTime) : null,
    price: maxPrice === undefined ? null : { max: maxPrice, unit: priceUnit },
    terms,
    isEither: deliveryMethod === "Noutopiste ja kuljetus",
    sort,
  };
}

/** The plan without the words that are nothing of the vocabulary, to run when nothing was found with them; null if there are none. */
export function relaxPlan<Order extends Sort>(plan: SearchPlan<Order>): SearchPlan<Order> | null {
  const terms = relaxTerms(plan.terms);
  return terms && { ...plan, terms };
}

/** The fields that equalities compare, whatever is searched. */
export const equalityFields: readonly StoredField[] = [
  "visible",
  "user_id",
  ...filterNames.flatMap((name) => {
    const row = filterRows[name];
    const stored = (row.kind === "choice" && row.stored) || {};
    return typeof stored === "string"
      ? [stored]
      : Object.values(stored).filter((field) => field !== undefined);
  }),
];

/** A listing with what a plan compares besides its equalities. */
export interface PlannedListing
  extends Pick<SellerIndexFields, "areas">,
    Pick<ContentFields, "words" | "deliversIn"> {
  product: Product;
}

/** Whether a listing is in one of the areas; null for the whole country. */
export const isInAreas = (listing: Pick<PlannedListing, "areas">, areas: readonly string[] | null): boolean =>
  areas === null || areas.some((area) => listing.areas.includes(area));

/** How well a listing whose equalities hold fits a plan; null if it is elsewhere, too late or too dear, or does not fit the words. */
export function findPlanFit(
  listing: PlannedListing,
  { areas, deliveryTimes, price, terms }: Omit<SearchPlan, "equalities">,
): Fit {
  const isFound =
    isInAreas(listing, areas) &&
    (deliveryTimes === null || deliveryTimes.includes(listing.deliversIn)) &&
    (price === null || isWithinPrice(listing.product, price.max, price.unit));
  return isFound ? findFit(listing.words, terms) : null;
}
