import { useAtom } from "jotai/react";
import { useEffect, useRef, useState } from "react";
import { loadAllLocalities } from "../../../lib/api/locations.ts";
import type { StoredWanted, Wanted } from "../../../lib/products/wanted.ts";
import { wantedAtom } from "../../../lib/products/wanted-atom.ts";

type Place = Pick<StoredWanted, "location" | "region">;

/**
 * The locality where wood is wanted: stored on the device, or looked up for a shared address. The wish of a shared address is stored on a
 * device that has none, so that the next page has it too. Undefined while the locality is not known.
 */
export function useWantedPlace(wanted: Wanted | null): Place | undefined {
  const [stored, store] = useAtom(wantedAtom);
  const { to, amount, unit } = wanted ?? {};
  const known = to !== undefined && stored?.to === to ? stored : undefined;
  // Once: a visitor who clears the wish has none, although the address is that of the link for a moment more.
  const mayStore = useRef(stored === null);
  const isKnown = known !== undefined;
  const [found, setFound] = useState<Place & { to: string }>();
  useEffect(() => {
    if (to === undefined || amount === undefined || unit === undefined || isKnown) return;
    let isCurrent = true;
    loadAllLocalities().then(
      (all) => {
        const locality = all.find(({ _id }) => _id === to);
        if (!isCurrent || !locality) return;
        const place = { location: locality.location, region: locality.region._id };
        setFound({ to, ...place });
        if (mayStore.current) store({ to, amount, unit, ...place });
        mayStore.current = false;
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [to, amount, unit, isKnown, store]);
  return known ?? (found?.to === to ? found : undefined);
}
