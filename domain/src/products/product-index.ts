import { offersDelivery, offersPickup } from "../orders/delivery.ts";
import type { Locality } from "../reference-data/region.ts";
import type { DeliveryMethod } from "./catalogue.ts";
import type { Product } from "./product.ts";
import { toListingTokens } from "./search-language/listing/listing-tokens.ts";
import type { PublicSeller } from "./seller.ts";

/** The delivery area and methods of a seller; the same for all of the seller's products. */
export interface Reach {
  visible: boolean;
  fetchable: boolean;
  delivers: boolean;
  /** `l:locality`, `r:region`, `all:region`, `all`; of pickup `pickup:l:locality` and `pickup:r:region`. */
  areas: string[];
}

/** Index fields of a stored product; never part of a response. See the data model, "Search". */
export interface ProductIndexFields extends Reach {
  /** Tokens of the search language. */
  words: string[];
}

/** The localities of each region, by id. */
export type LocalityIdsByRegion = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups localities by region, in the order given. */
export function toLocalityIdsByRegion(
  localities: readonly Pick<Locality, "_id" | "region">[],
): LocalityIdsByRegion {
  const regions = new Map<string, Set<string>>();
  for (const { _id, region } of localities) {
    regions.set(region._id, (regions.get(region._id) ?? new Set()).add(_id));
  }
  return regions;
}

/**
 * The area tokens of a seller's products. A region with delivery to all of its localities becomes `all:region` and its localities are left
 * out, so the list stays short and a locality never matches a mere neighbour.
 */
export function toAreas(
  seller: Pick<PublicSeller, "address" | "deliveryMethod" | "deliveryLocations">,
  localityIds: LocalityIdsByRegion,
): string[] {
  const { locality, region } = seller.address;
  const own = [`l:${locality._id}`, `r:${region._id}`];
  const pickup = offersPickup(seller.deliveryMethod) ? own.map((area) => `pickup:${area}`) : [];
  const areas = new Set([...own, ...pickup]);
  if (!offersDelivery(seller.deliveryMethod)) return [...areas];
  const deliveredIds = new Set(seller.deliveryLocations.map(({ _id }) => _id));
  const wholeRegions = [...localityIds].filter(([, localities]) =>
    [...localities].every((id) => deliveredIds.has(id)),
  );
  if (wholeRegions.length === localityIds.size && localityIds.size > 0) return [...areas, "all"];
  for (const [regionId, localities] of localityIds) {
    const deliveredInRegion = [...localities].filter((id) => deliveredIds.has(id));
    if (deliveredInRegion.length === 0) continue;
    areas.add(`r:${regionId}`);
    if (deliveredInRegion.length === localities.size) areas.add(`all:${regionId}`);
    else for (const id of deliveredInRegion) areas.add(`l:${id}`);
  }
  return [...areas];
}

/** The area tokens that match a search for a region or a locality; null for the whole country. Pickup means the seller's own place. */
export function toSearchAreas(search: {
  region?: string | undefined;
  locality?: string | undefined;
  deliveryMethod?: DeliveryMethod | undefined;
}): string[] | null {
  if (search.deliveryMethod === "Noutopiste") {
    if (search.locality) return [`pickup:l:${search.locality}`];
    return search.region ? [`pickup:r:${search.region}`] : null;
  }
  if (search.locality) {
    return [`l:${search.locality}`, ...(search.region ? [`all:${search.region}`] : []), "all"];
  }
  return search.region ? [`r:${search.region}`, "all"] : null;
}

/** The reach of an active seller; an inactive seller's products are not visible anywhere. */
export function toReach(
  { deliveryMethod }: Pick<PublicSeller, "deliveryMethod">,
  active: boolean,
  areas: string[],
): Reach {
  return {
    visible: active,
    fetchable: offersPickup(deliveryMethod),
    delivers: offersDelivery(deliveryMethod),
    areas: active ? areas : [],
  };
}

/** Computes the index fields of a product; no other function does. */
export function toProductIndexFields(
  product: Product,
  { visible, fetchable, delivers, areas }: Reach,
): ProductIndexFields {
  return { visible, fetchable, delivers, areas, words: toListingTokens(product) };
}
