import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import type { Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { Button } from "../../ui/forms/Button.tsx";
import styles from "./FinlandMap.module.css";
import { FinlandMap } from "./FinlandMap.tsx";
import { PlaceMarker } from "./PlaceMarker.tsx";

/** Rounds coordinates to four decimals, about ten metres. */
function roundCoords({ lat, lng }: Coords): Coords {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { lat: round(lat), lng: round(lng) };
}

interface Props {
  /** Coordinates of the location; null when it is not known yet. */
  coords: Coords | null;
  /** Zoom level at which a map of the location opens, 1–18; null when it is not known yet. */
  zoom: number | null;
  onChoose(coords: Coords): void;
}

/** Marker at the location; pans the map when the marker would be outside it and follows the `zoom` prop. */
function LocationMarker({ coords, zoom, onChoose }: Props) {
  const map = useMap();
  const { lat, lng } = coords ?? {};
  useMapEvents({ click: ({ latlng }) => onChoose(roundCoords(latlng)) });
  useEffect(() => {
    if (lat === undefined || lng === undefined || map.getBounds().contains([lat, lng])) return;
    map.panTo([lat, lng], { animate: false });
  }, [map, lat, lng]);
  // An effect event, so that the view changes only when the zoom changes, not when the coordinates do.
  const setZoom = useEffectEvent((near: number) =>
    map.setView(coords ?? map.getCenter(), near, { animate: false }),
  );
  useEffect(() => {
    if (zoom !== null) setZoom(zoom);
  }, [zoom]);
  return coords && <PlaceMarker coords={coords} />;
}

/** Selects a location on a map: a click moves the marker; keyboard users pan the map and use its centre. */
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
