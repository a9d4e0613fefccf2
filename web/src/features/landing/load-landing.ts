import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { defaultWanted } from "@halkopiha/domain/products/catalogue.ts";
import { toSlug } from "@halkopiha/domain/products/search-words.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router-dom";
import { apiWithCachedAt } from "../../lib/api/api-with-cached-at.ts";
import { loadLocalities, loadRegions } from "../../lib/api/locations.ts";
import { toLandingPath } from "../../lib/routing/page-paths.ts";

/** Offers of a page; the search has the rest. */
const maxOffers = 24;

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

/** A region and one of its localities; null when there is no such place. */
async function findPlace(region: string, locality: string | undefined) {
  const localities = region === "" ? [] : await loadLocalities(region);
  const place = localities.find(({ _id }) => _id === locality) ?? null;
  const [first] = localities;
  return first && (place || locality === undefined) ? { region: first.region, place, localities } : null;
}

/**
 * The firewood of a region, or of one of its localities; without a place for names that no place has.
 * @throws ApiError when a request fails; a redirect (301) to the canonical path of names with capitals or 'ä'
 */
export async function loadLanding({ request, params }: LoaderFunctionArgs) {
  const [region = "", locality] = [params["region"], params["locality"]].map((name) => name && toSlug(name));
  const { pathname, search } = new URL(request.url);
  const path = toLandingPath(region, locality);
  const isCanonical = pathname === path;
  const [found, offers] = await Promise.all([
    findPlace(region, locality),
    isCanonical ? loadOffers(region, locality) : null,
  ]);
  if (!found) return data({ regions: await loadRegions() }, { status: 404 });
  if (!offers) throw redirect(`${path}${search}`, 301);
  return { ...found, offers };
}

type Loaded = Awaited<ReturnType<typeof loadLanding>>;
export type Landing = Extract<Loaded, { offers: unknown }>;
