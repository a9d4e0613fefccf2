import { offersDelivery, offersPickup } from "../orders/delivery-area.ts";
import { isPaused, toDeliveryTime } from "../products/availability.ts";
import type { DeliveryMethod, DeliveryTime } from "../products/catalogue.ts";
import { toSortHeat, toSortPrice } from "../products/comparable-price.ts";
import type { DeliveryPrice } from "../products/door-price.ts";
import type { Product } from "../products/product.ts";
import type { PublicSeller } from "../products/seller.ts";
import type { Locality, LocalityInRegion } from "../reference-data/region.ts";
import type { CalendarDay, Coords } from "../schemas/primitives.ts";
import { toListingTokens } from "./listing/listing-tokens.ts";

/** The index fields that all products of a seller have in common: where they are delivered and can be fetched. */
export interface SellerIndexFields {
  visible: boolean;
  fetchable: boolean;
  delivers: boolean;
  /** `l:locality`, `r:region`, `all:region`, `all`; of pickup `pickup:l:locality`, `pickup:r:region` and `pickup:c:cell`. */
  areas: string[];
  /** The active delivery prices. */
  deliveryPrices: DeliveryPrice[];
}

/** Where a seller delivers, and at which prices. */
export type Coverage = Pick<SellerIndexFields, "areas" | "deliveryPrices">;

/** The index fields that depend on the product and the day alone. */
export interface ContentFields {
  /** Tokens of the search language. */
  words: string[];
  /** The price to sort by, see `toSortPrice`. */
  sortPrice: number;
  /** The price of heat to sort by, see `toSortHeat`. */
  sortHeat: number;
  /** Its own delivery time, or that of its seller, see `toDeliveryTime`. */
  deliversIn: DeliveryTime;
  /** Paused products come last in every order. A job ends the pauses of a day at its start. */
  paused: boolean;
}

/** Index fields of a stored product; never part of a response (ADR 26, ADR 29). */
export type ProductIndexFields = SellerIndexFields & ContentFields;

/** The localities of each region, by id. */
export type LocalityIdsByRegion = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups localities by region, in the order given. */
export function toLocalityIdsByRegion(localities: readonly LocalityInRegion[]): LocalityIdsByRegion {
  const regions = new Map<string, Set<string>>();
  for (const { _id, region } of localities) {
    regions.set(region._id, (regions.get(region._id) ?? new Set()).add(_id));
  }
  return regions;
}

/** Cells per degree: about 55 km from south to north, and from west to east 55 km in Helsinki and 40 km in Utsjoki. */
const cellsPerDegree = { lat: 2, lng: 1 } as const;

/** The cell of a grid over Finland, as numbers of its row and column. */
function toCell({ lat, lng }: Coords): [row: number, column: number] {
  return [Math.floor(lat * cellsPerDegree.lat), Math.floor(lng * cellsPerDegree.lng)];
}

const toCellArea = ([row, column]: readonly [number, number]) => `c:${row},${column}`;

/** The area tokens of pickup within at least 40 km: the cell of the place and the eight around it. */
function toPickupAreasAround(coords: Coords): string[] {
  const [row, column] = toCell(coords);
  const near = [-1, 0, 1];
  return near.flatMap((north) => near.map((east) => `pickup:${toCellArea([row + north, column + east])}`));
}

/** The area tokens of what is delivered to a locality. */
export function toDeliveredAreas(locality: { _id: string; region: { _id: string } }): string[] {
  return [`l:${locality._id}`, `all:${locality.region._id}`, "all"];
}

/** The area tokens that match what comes to a locality or can be fetched near it. */
export function toDoorAreas(locality: Pick<Locality, "_id" | "region" | "coords">): string[] {
  return [...toDeliveredAreas(locality), ...toPickupAreasAround(locality.coords)];
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
  const pickupAreas = [...own, toCellArea(toCell(seller.address.coords))];
  const pickup = offersPickup(seller.deliveryMethod) ? pickupAreas.map((area) => `pickup:${area}`) : [];
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

/** Index fields of an active seller's products; an inactive seller's products are not visible anywhere. */
export function toSellerIndexFields(
  { deliveryMethod }: Pick<PublicSeller, "deliveryMethod">,
  active: boolean,
  { areas, deliveryPrices }: Coverage,
): SellerIndexFields {
  return {
    visible: active,
    fetchable: offersPickup(deliveryMethod),
    delivers: offersDelivery(deliveryMethod),
    areas: active ? areas : [],
    deliveryPrices: active ? deliveryPrices : [],
  };
}

/** Computes the index fields that depend on the product and the day in Finland alone. */
export function toContentFields(product: Product, today: CalendarDay): ContentFields {
  return {
    words: toListingTokens(product, today),
    sortPrice: toSortPrice(product),
    sortHeat: toSortHeat(product),
    deliversIn: toDeliveryTime(product),
    paused: isPaused(product, today),
  };
}

/** Computes all index fields of a product; a hidden one is not visible anywhere, as those of an inactive seller. */
export function toProductIndexFields(
  product: Product,
  sellerFields: SellerIndexFields,
  today: CalendarDay,
): ProductIndexFields {
  const { visible, fetchable, delivers, areas, deliveryPrices } = product.hidden
    ? { ...sellerFields, visible: false, areas: [], deliveryPrices: [] }
    : sellerFields;
  return { visible, fetchable, delivers, areas, deliveryPrices, ...toContentFields(product, today) };
}
