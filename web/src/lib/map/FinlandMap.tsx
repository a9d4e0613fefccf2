import "leaflet/dist/leaflet.css";
import { middleOfFinland } from "@halkopiha/domain/reference-data/region.ts";
import { LatLngBounds, type Map as LeafletMap } from "leaflet";
import { type ReactNode, type Ref, useLayoutEffect, useState } from "react";
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from "react-leaflet";
import styles from "./FinlandMap.module.css";
import { RegionOutlines } from "./RegionOutlines.tsx";
import { attribution, tileUrl } from "./tiles.ts";

/** §9 */
const defaultZoom = 6;
/** All of Finland on a phone is smaller than the default zoom shows it. */
const minZoom = 4;
const finland = new LatLngBounds([59.7, 20.5], [70.1, 31.6]);

/** Opens at the default zoom where Finland is not wider than the map, and otherwise with all of it in sight. §9 */
function DefaultView({ children }: { children: ReactNode }) {
  const map = useMap();
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    // The map was created in a dialog that was not open yet, and took its size for nothing.
    map.invalidateSize({ animate: false, pan: false });
    const width =
      map.project(finland.getNorthEast(), defaultZoom).x - map.project(finland.getSouthWest(), defaultZoom).x;
    if (map.getSize().x < width) map.fitBounds(finland, { animate: false });
    else map.setView(middleOfFinland, defaultZoom, { animate: false });
    setReady(true);
  }, [map]);
  return isReady && children;
}

/** `MapContainer` gives its element no attributes of ARIA. */
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
  /** The name of the map for whoever does not see it. */
  label: string;
  /** How near it can be looked at, 1–18. */
  maxZoom: number;
  children: ReactNode;
  ref?: Ref<LeafletMap>;
}

/** A map of Finland; without tiles the outlines of the regions are there. */
export function FinlandMap({ label, maxZoom, children, ref }: Props) {
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
      attributionControl={false}
    >
      <Label text={label} />
      <ZoomControl zoomInTitle="Lähennä" zoomOutTitle="Loitonna" />
      <AttributionControl prefix={false} />
      {/* Without a Referer, OpenStreetMap gives no tiles. */}
      <TileLayer url={tileUrl} attribution={attribution} referrerPolicy="strict-origin-when-cross-origin" />
      <RegionOutlines />
      <DefaultView>{children}</DefaultView>
    </MapContainer>
  );
}
