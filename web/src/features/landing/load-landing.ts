import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { defaultWanted } from "@halkopiha/domain/products/catalogue.ts";
import { data } from "react-router-dom";
import { apiWithCachedAt } from "../../lib/api/api-with-cached-at.ts";
import { loadLocalities } from "../../lib/api/locations.ts";

/** Offers of a page; the search has the rest. */
const maxOffers = 24;

const notFound = () => data(null, { status: 404 });

/** The cheapest firewood that is sold in a place or comes there, and with a locality what the usual amount costs at a door there. */
async function loadOffers(region: string, locality: string | undefined) {
  const door = locality && {
    locality,
    to: locality,
    amount: defaultWanted.amount,
    amountUnit: defaultWanted.unit,
  };
  const query = { category: "Polttopuut", region, ...door, sort: "cheapest", limit: maxOffers } as const;
  return apiWithCachedAt(searchSellers, { query }, { silent: true });
}

/**
 * The firewood of a region, or of one of its localities.
 * @throws ApiError when a request fails; 404 when there is no such place
 */
export async function loadLanding(region: string, locality?: string) {
  const [localities, offers] = await Promise.all([loadLocalities(region), loadOffers(region, locality)]);
  const [first] = localities;
  if (!first) throw notFound();
  const place = localities.find(({ _id }) => _id === locality) ?? null;
  if (locality && !place) throw notFound();
  return { region: first.region, place, localities, offers };
}

export type Landing = Awaited<ReturnType<typeof loadLanding>>;
