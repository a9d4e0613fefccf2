import type { LocalitiesOfRegion, Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import { api, type CallOptions } from "./client.ts";
import { listLocalities, listLocalitiesByRegion, listRegions } from "./deferred-calls.ts";

const cacheClearers: (() => void)[] = [];

/** Clears the cached lists after an admin has changed a region or locality. */
export function clearLocationCache(): void {
  for (const forget of cacheClearers) forget();
}

type Load<T> = (key: string, options?: CallOptions) => Promise<T[]>;

/** Caches a list per key until the page is unloaded, not on the server; a failed request is not cached. */
function cacheByKey<T>(load: Load<T>): Load<T> {
  if (import.meta.env.SSR) return load;
  const lists = new Map<string, Promise<T[]>>();
  cacheClearers.push(() => lists.clear());
  return (key, options) => {
    const known = lists.get(key);
    if (known) return known;
    const fresh = load(key, options);
    lists.set(key, fresh);
    fresh.catch(() => lists.delete(key));
    return fresh;
  };
}

const loadCachedRegions = cacheByKey(async (): Promise<Region[]> => (await api(listRegions, {})).regions);

/** All regions; an empty list when the request fails, which the banner reports. */
export function loadRegions(): Promise<Region[]> {
  return loadCachedRegions("all").catch(() => []);
}

/**
 * The localities of a region.
 * @throws ApiError when the request fails
 */
export const loadLocalities = cacheByKey(
  async (region, options): Promise<Locality[]> =>
    (await api(listLocalities, { query: { region } }, options)).localities,
);

const loadCachedLocalities = cacheByKey(
  async (): Promise<Locality[]> =>
    (await api(listLocalities, { query: {} }, { handlesNoResponse: true })).localities,
);

/**
 * All localities; the caller says when no response comes.
 * @throws ApiError when the request fails
 */
export const loadAllLocalities = (): Promise<Locality[]> => loadCachedLocalities("all");

const loadCachedLocalitiesByRegion = cacheByKey(
  async (): Promise<LocalitiesOfRegion[]> =>
    (await api(listLocalitiesByRegion, {}, { handlesNoResponse: true })).localitiesByRegion,
);

/**
 * All localities by region; the caller says when no response comes.
 * @throws ApiError when the request fails
 */
export const loadLocalitiesByRegion = (): Promise<LocalitiesOfRegion[]> =>
  loadCachedLocalitiesByRegion("all");
