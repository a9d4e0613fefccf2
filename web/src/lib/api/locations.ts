import { listLocations } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import { api } from "./client.ts";

const cacheClearers: (() => void)[] = [];

/** An admin has changed a place: the lists are asked for anew. */
export function clearLocationCache(): void {
  for (const forget of cacheClearers) forget();
}

/** Keeps a list for as long as the page lives; one that could not be had is asked for again the next time. */
function cacheByKey<T>(load: (key: string) => Promise<T[]>): (key: string) => Promise<T[]> {
  const lists = new Map<string, Promise<T[]>>();
  cacheClearers.push(() => lists.clear());
  return (key) => {
    const known = lists.get(key);
    if (known) return known;
    const fresh = load(key);
    lists.set(key, fresh);
    fresh.catch(() => lists.delete(key));
    return fresh;
  };
}

const loadCachedRegions = cacheByKey(async (): Promise<Region[]> => (await api(listRegions, {})).regions);

/** All regions; none when they cannot be had, which the banner has told. */
export function loadRegions(): Promise<Region[]> {
  return loadCachedRegions("all").catch(() => []);
}

/**
 * The localities of a region, for the select that depends on it.
 * @throws ApiError when they cannot be had
 */
export const loadLocalities = cacheByKey(
  async (region): Promise<Locality[]> => (await api(listLocations, { query: { region } })).localities,
);
