import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadLocalities } from "../api/locations.ts";
import { useRetryOnline } from "../connection/use-retry-online.ts";

type LoadedLocalities = { region: string; localities: readonly Locality[] | null; error?: unknown };

/**
 * The localities of a region; null when the request failed, undefined while it is pending. They are loaded again when the browser is back
 * online.
 */
export function useLocalities(region: string) {
  const [loaded, setLoaded] = useState<LoadedLocalities>();
  const current = useRef(region);
  const load = useCallback(async () => {
    setLoaded(undefined);
    const answer = await loadLocalities(region).then(
      (localities) => ({ region, localities }),
      (error: unknown) => ({ region, localities: null, error }),
    );
    // The answer for a region that was chosen in passing may come last.
    if (current.current === region) setLoaded(answer);
  }, [region]);
  useEffect(() => {
    current.current = region;
    if (region) void load();
  }, [region, load]);
  useRetryOnline(loaded?.region === region ? (loaded.error ?? null) : null, load);
  return { localities: loaded?.region === region ? loaded.localities : undefined, load };
}
