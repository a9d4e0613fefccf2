import { idPattern } from "@halkopiha/domain/schemas/id-pattern.ts";
import { toSlug } from "@halkopiha/domain/search/search-words.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router-dom";
import { apiWithCachedAt } from "../../lib/api/api-with-cached-at.ts";
import { searchProducts } from "../../lib/api/deferred-calls.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { loadLocalities, loadRegions } from "../../lib/api/locations.ts";
import { toLandingPath } from "../../lib/routing/page-paths.ts";
import { loadRenderedPlace } from "../../market/door/rendered-place.ts";
import { readStoredWanted, readWanted, type Wanted } from "../../market/door/wanted.ts";
import { findLandingWanted, requestOffers } from "./landing-offers.ts";

async function search(region: string, locality: string | undefined, wanted: Wanted | null) {
  const request = requestOffers(region, locality, wanted);
  return { offers: await apiWithCachedAt(searchProducts, request, { handlesErrors: true }), wanted };
}

/** Whether the usual offers are shown instead: the wanted place does not exist, or there is no connection but a cached page. */
const mayShowUsual = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.fields["to"]);

/** The cheapest firewood of a place, and what its prices at the door are calculated for. */
async function loadOffers(region: string, locality: string | undefined, address: Wanted | null) {
  const wanted = findLandingWanted(locality, { address, stored: readStoredWanted() });
  const usual = findLandingWanted(locality, { address: null, stored: null });
  try {
    return await search(region, locality, wanted);
  } catch (error) {
    if (!mayShowUsual(error)) throw error;
    return search(region, locality, usual);
  }
}

/** A region and one of its localities; null when there is no such place. */
async function findPlace(region: string, locality: string | undefined) {
  const localities = idPattern.test(region) ? await loadLocalities(region) : [];
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
  const { pathname, search, searchParams } = new URL(request.url);
  const path = toLandingPath(region, locality);
  const loading = pathname === path ? loadOffers(region, locality, readWanted(searchParams)) : null;
  // An unknown place is no error of the search.
  loading?.catch(() => undefined);
  const [found, named] = await Promise.all([findPlace(region, locality), loadRenderedPlace(request)]);
  if (!found) return data({ regions: await loadRegions() }, { status: 404 });
  if (!loading) throw redirect(`${path}${search}`, 301);
  const loaded = await loading;
  const own = found.place && {
    to: found.place._id,
    location: found.place.location,
    region: found.region._id,
  };
  return { ...found, ...loaded, wantedPlace: loaded.wanted?.to === own?.to ? own : named };
}

type Loaded = Awaited<ReturnType<typeof loadLanding>>;
export type Landing = Extract<Loaded, { offers: unknown }>;
