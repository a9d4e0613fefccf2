import type { LatLngBounds, Map as LeafletMap } from "leaflet";
import { useMemo, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";

/** The part of the world that a map shows. */
interface VisibleArea {
  bounds: LatLngBounds;
  zoom: number;
}

const readArea = (map: LeafletMap): VisibleArea => ({ bounds: map.getBounds(), zoom: map.getZoom() });

/** The visible bounds and zoom level of the map, also after it was moved. */
export function useVisibleArea(): VisibleArea {
  const map = useMap();
  const [area, setArea] = useState(() => readArea(map));
  // Memoised, so that no `moveend` is missed while handlers are replaced.
  useMapEvents(useMemo(() => ({ moveend: () => setArea(readArea(map)) }), [map]));
  return area;
}
