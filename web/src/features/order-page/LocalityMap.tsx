import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useCallback } from "react";
import { loadLocalities } from "../../lib/api/locations.ts";
import { useLoaded } from "../../lib/api/use-loaded.ts";
import { PlaceMap } from "../../lib/map/PlaceMap.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";

interface Props {
  locality: Pick<Locality, "_id" | "location">;
  region: Locality["region"];
}

/** A map of a locality, whose coordinates an order does not have. */
export function LocalityMap({ locality, region }: Props) {
  const load = useCallback(() => loadLocalities(region._id, { handlesErrors: true }), [region._id]);
  const { value, failure } = useLoaded(load);
  if (failure && !value)
    return <p role="status">Karttaa ei saatu haettua. Se avautuu, kun verkkoyhteys palaa.</p>;
  if (!value) return <Skeleton count={1} />;
  const found = value.find(({ _id }) => _id === locality._id);
  return found ? (
    <PlaceMap name={formatPlace({ address: { locality, region } })} coords={found.coords} zoom={found.zoom} />
  ) : null;
}
