import { useAtom } from "jotai/react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { loadAllLocalities } from "../../lib/api/locations.ts";
import type { RenderedPlace } from "./rendered-place.ts";
import { readWanted, type StoredWanted, type Wanted } from "./wanted.ts";
import { wantedAtom } from "./wanted-atom.ts";

type Place = Pick<StoredWanted, "location" | "region">;

async function findPlace(to: string, rendered: RenderedPlace | null): Promise<RenderedPlace | null> {
  if (rendered?.to === to) return rendered;
  const locality = (await loadAllLocalities()).find(({ _id }) => _id === to);
  return locality ? { to, location: locality.location, region: locality.region._id } : null;
}

/**
 * The locality where wood is wanted: stored on the device, or looked up for a shared address. What a shared address tells is stored on a
 * device that has none, so that the next page has it too; not the place of a page, which nobody has chosen. Undefined while the locality is
 * not known.
 * @param rendered the place that the server has rendered
 */
export function useWantedPlace(wanted: Wanted | null, rendered: RenderedPlace | null): Place | undefined {
  const [stored, store] = useAtom(wantedAtom);
  const { to, amount, unit } = wanted ?? {};
  const known = to !== undefined && stored?.to === to ? stored : undefined;
  const isInAddress = readWanted(new URLSearchParams(useLocation().search)) !== null;
  // Once: a visitor who clears it has none, although the address is that of the link for a moment more.
  const mayStore = useRef(stored === null);
  const isKnown = known !== undefined;
  const [found, setFound] = useState(rendered);
  useEffect(() => {
    if (to === undefined || amount === undefined || unit === undefined || isKnown) return;
    let isCurrent = true;
    findPlace(to, rendered).then(
      (place) => {
        if (!isCurrent || !place) return;
        setFound(place);
        if (mayStore.current && isInAddress) store({ amount, unit, ...place });
        mayStore.current = false;
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [to, amount, unit, isKnown, isInAddress, store, rendered]);
  return known ?? (found !== null && found.to === to ? found : undefined);
}
