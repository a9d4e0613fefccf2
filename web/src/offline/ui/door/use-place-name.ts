import { useEffect, useState } from "react";
import { loadAllLocalities } from "../../../lib/api/locations.ts";
import type { StoredWanted, Wanted } from "../../../lib/products/wanted.ts";

/** The name of the locality where wood is wanted: stored on the device, or looked up for a shared address. Undefined while it is not known. */
export function usePlaceName(wanted: Wanted | null, stored: StoredWanted | null): string | undefined {
  const to = wanted?.to;
  const known = to !== undefined && stored?.to === to ? stored.location : undefined;
  const [found, setFound] = useState<{ to: string; location: string }>();
  useEffect(() => {
    if (to === undefined || known !== undefined) return;
    let isCurrent = true;
    loadAllLocalities().then(
      (all) => {
        const locality = all.find(({ _id }) => _id === to);
        if (isCurrent && locality) setFound({ to, location: locality.location });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [to, known]);
  return known ?? (found?.to === to ? found?.location : undefined);
}
