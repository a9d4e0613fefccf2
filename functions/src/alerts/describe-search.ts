import type { AlertSearch } from "@halkopiha/domain/alerts/alert.ts";
import { staticPages } from "@halkopiha/domain/page-paths.ts";
import { formatLatestDelivery } from "@halkopiha/domain/products/availability.ts";
import { categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";

/** The localities by id. */
export type Localities = ReadonlyMap<string, Locality>;

function findPlaceName({ region, locality }: AlertSearch, localities: Localities): string | undefined {
  if (locality) return localities.get(locality)?.location;
  return [...localities.values()].find((one) => one.region._id === region)?.region.name;
}

/** `Polttopuu, koivu, Pirkanmaa, "kuivia klapeja"`. */
export function describeSearch(search: AlertSearch, localities: Localities): string {
  const { category, name, material, quality, deliveryMethod, deliveryTime, queryString } = search;
  const words = [
    name ?? (category && categoryLabel[category]),
    material,
    quality,
    findPlaceName(search, localities),
    deliveryMethod,
    deliveryTime && formatLatestDelivery(deliveryTime).toLowerCase(),
    queryString && `”${queryString}”`,
  ].filter((word) => word !== undefined);
  return words.join(", ") || "Kaikki ilmoitukset";
}

/** Path of the search in the app: the list of its products, which has no preselected filters. */
export function toSearchPath(search: AlertSearch): string {
  const set = Object.entries(search).filter(([, value]) => value !== undefined);
  return `${staticPages.search}?${new URLSearchParams([...set, ["nayta", "tuotteet"]])}`;
}
