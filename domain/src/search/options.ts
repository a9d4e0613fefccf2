import type { Unit } from "../products/catalogue.ts";

// What a search can ask for besides the values of the catalogue.

/** Sort orders that need the place of the visitor: the nearest seller, and the cheapest wood brought home. */
export const sortsByPlace = ["nearest", "door"] as const;

/** Sort orders of search results (§9), `heat` with the cheapest heat first, and those by the place of the visitor. */
export const sorts = ["cheapest", "expensive", "newest", "oldest", "heat", ...sortsByPlace] as const;

export type Sort = (typeof sorts)[number];
export type SortByPlace = (typeof sortsByPlace)[number];

/** Whether a sort order needs the place of the visitor. */
export function isByPlace(sort: Sort): sort is SortByPlace {
  return sortsByPlace.some((byPlace) => byPlace === sort);
}

/** The units in which buyers say how much wood they want. */
export const wantedUnits = ["Irto-m3", "Pino-m3", "Kiinto-m3"] as const satisfies Unit[];
export type WantedUnit = (typeof wantedUnits)[number];

/** The amount of wood asked for unless the buyer says otherwise, and the bounds of what can be asked for; in cubic metres. */
export const defaultWanted = { amount: 5, unit: "Irto-m3" } as const;
export const minWanted = 1;
export const maxWanted = 500;

/** The units that a highest price can be asked for: by the loose cubic metre, by the piece or by time. */
export const priceUnits = ["Irto-m3", "kpl", "tunti", "vuorokausi"] as const satisfies Unit[];
export type PriceUnit = (typeof priceUnits)[number];

/** The longest distance that can be asked for, in km: that from Hanko to Utsjoki. */
export const maxDistanceKm = 1500;

/** Initial values of the search form. §4 */
export const defaultSearch = {
  category: "Polttopuut",
  name: "Polttopuu",
  deliveryMethod: "Noutopiste ja kuljetus",
} as const;
