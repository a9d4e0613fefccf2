import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useCallback, useEffect, useState } from "react";
import { loadLocalities } from "../api/locations.ts";

type LoadedLocalities = { region: string; localities: readonly Locality[] | null };

/** The localities of a region; null when the request failed, undefined while it is pending. */
export function useLocalities(region: string) {
  const [loaded, setLoaded] = useState<LoadedLocalities>();
  const load = useCallback(async () => {
    setLoaded(undefined);
    const localities = await loadLocalities(region).catch(() => null);
    setLoaded({ region, localities });
  }, [region]);
  useEffect(() => {
    if (region) void load();
  }, [region, load]);
  return { localities: loaded?.region === region ? loaded.localities : undefined, load };
}
