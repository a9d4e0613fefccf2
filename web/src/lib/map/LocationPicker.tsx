import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import { DivIcon, type Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useState } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { Button } from "../../ui/forms/Button.tsx";
import styles from "./FinlandMap.module.css";
import { FinlandMap } from "./FinlandMap.tsx";

const icon = new DivIcon({ className: styles.marker ?? "", iconSize: [22, 22], iconAnchor: [11, 26] });

/** Coordinates to four decimals: ten metres are near enough. */
function roundCoords({ lat, lng }: Coords): Coords {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { lat: round(lat), lng: round(lng) };
}

interface Props {
  /** Where the place is; null when it is not known yet. */
  coords: Coords | null;
  /** How near a map of it opens, 1–18; null when it is not known yet. */
  zoom: number | null;
  onChoose(coords: Coords): void;
}

/** The place, kept in sight and shown as near as its zoom says. */
function LocationMarker({ coords, zoom, onChoose }: Props) {
  const map = useMap();
  const { lat, lng } = coords ?? {};
  useMapEvents({ click: ({ latlng }) => onChoose(roundCoords(latlng)) });
  useEffect(() => {
    if (lat === undefined || lng === undefined || map.getBounds().contains([lat, lng])) return;
    map.panTo([lat, lng], { animate: false });
  }, [map, lat, lng]);
  // A place that moves does not take the map along.
  const setZoom = useEffectEvent((near: number) =>
    map.setView(coords ?? map.getCenter(), near, { animate: false }),
  );
  useEffect(() => {
    if (zoom !== null) setZoom(zoom);
  }, [zoom]);
  return coords && <Marker position={coords} icon={icon} interactive={false} keyboard={false} />;
}

/** A place on a map, as near as it will be shown. A click moves it; the keyboard moves the map and takes its middle. */
export function LocationPicker(props: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  return (
    <div className={styles.locationPicker}>
      <FinlandMap
        ref={setMap}
        label="Kartta: napsauta paikkaa tai siirrä karttaa nuolinäppäimillä"
        maxZoom={18}
      >
        <LocationMarker {...props} />
      </FinlandMap>
      <Button
        variant="plain"
        icon="pin"
        onClick={() => {
          if (map) props.onChoose(roundCoords(map.getCenter()));
        }}
      >
        Käytä kartan keskikohtaa
      </Button>
    </div>
  );
}
