import "leaflet/dist/leaflet.css";
import { middleOfFinland } from "@halkopiha/domain/reference-data/region.ts";
import { LatLngBounds, type Map as LeafletMap } from "leaflet";
import { type ReactNode, type Ref, useLayoutEffect, useState } from "react";
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from "react-leaflet";
import { BaseMap } from "./BaseMap.tsx";
import styles from "./FinlandMap.module.css";
import { attribution, tileUrl } from "./tiles.ts";

/** §9 */
const defaultZoom = 6;
/** Low enough to fit all of Finland on a phone, which the default zoom does not. */
const minZoom = 4;
const finland = new LatLngBounds([59.7, 20.5], [70.1, 31.6]);

/** Uses the default zoom if Finland fits the map's width at it, and otherwise fits the bounds of Finland. §9 */
function DefaultView({ children }: { children: ReactNode }) {
  const map = useMap();
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    // Leaflet measured the container before the dialog was open; measure it again.
    map.invalidateSize({ animate: false, pan: false });
    const width =
      map.project(finland.getNorthEast(), defaultZoom).x - map.project(finland.getSouthWest(), defaultZoom).x;
    if (map.getSize().x < width) map.fitBounds(finland, { animate: false });
    else map.setView(middleOfFinland, defaultZoom, { animate: false });
    setReady(true);
  }, [map]);
  return isReady && children;
}

/** Sets the ARIA attributes that `MapContainer` does not pass to its element. */
function Label({ text }: { text: string }) {
  const map = useMap();
  useLayoutEffect(() => {
    const container = map.getContainer();
    container.setAttribute("role", "application");
    container.setAttribute("aria-label", text);
  }, [map, text]);
  return null;
}

interface Props {
  /** Accessible name of the map. */
  label: string;
  /** Maximum zoom level, 1–18. */
  maxZoom: number;
  /** Leaves scrolling and dragging to the page around the map; buttons and keys move it. */
  isPartOfPage?: boolean;
  children: ReactNode;
  ref?: Ref<LeafletMap>;
}

/** A map of Finland; when the tiles do not load, the regions and the names of places are still visible. */
export function FinlandMap({ label, maxZoom, isPartOfPage = false, children, ref }: Props) {
  return (
    <MapContainer
      {...(ref && { ref })}
      className={styles.map ?? ""}
      center={middleOfFinland}
      zoom={defaultZoom}
      minZoom={minZoom}
      maxZoom={maxZoom}
      zoomSnap={0.5}
      zoomControl={false}
      scrollWheelZoom={!isPartOfPage}
      dragging={!isPartOfPage}
      attributionControl={false}
    >
      <Label text={label} />
      <ZoomControl zoomInTitle="Lähennä" zoomOutTitle="Loitonna" />
      <AttributionControl prefix={false} />
      {/* OpenStreetMap's tile server rejects requests without a Referer. */}
      <TileLayer url={tileUrl} attribution={attribution} referrerPolicy="strict-origin-when-cross-origin" />
      <DefaultView>
        {/* Before the children, so that its effects subscribe to `moveend` before one of them sets the view. */}
        <BaseMap />
        {children}
      </DefaultView>
    </MapContainer>
  );
}
