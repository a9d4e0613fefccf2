import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useCallback, useEffect, useState } from "react";
import { loadLocalities } from "../api/locations.ts";
import { useRetryOnline } from "../api/use-retry-online.ts";

type LoadedLocalities = { region: string; localities: readonly Locality[] | null; error?: unknown };

/**
 * The localities of a region; null when the request failed, undefined while it is pending. They are loaded again when the browser is back
 * online.
 */
export function useLocalities(region: string) {
  const [loaded, setLoaded] = useState<LoadedLocalities>();
  const load = useCallback(async () => {
    setLoaded(undefined);
    try {
      setLoaded({ region, localities: await loadLocalities(region) });
    } catch (error) {
      setLoaded({ region, localities: null, error });
    }
  }, [region]);
  useEffect(() => {
    if (region) void load();
  }, [region, load]);
  useRetryOnline(loaded?.region === region ? (loaded.error ?? null) : null, load);
  return { localities: loaded?.region === region ? loaded.localities : undefined, load };
}
