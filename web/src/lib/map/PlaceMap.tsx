import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import styles from "./FinlandMap.module.css";
import { FinlandMap } from "./FinlandMap.tsx";
import { PlaceMarker } from "./PlaceMarker.tsx";

interface Props {
  /** Name of the place, such as 'Orivesi, Pirkanmaa'. */
  name: string;
  coords: Coords;
  /** 1–18 */
  zoom: number;
}

function SetView({ coords: { lat, lng }, zoom }: Pick<Props, "coords" | "zoom">) {
  const map = useMap();
  useEffect(() => void map.setView([lat, lng], zoom, { animate: false }), [map, lat, lng, zoom]);
  return null;
}

/** A small map of one place, as part of a page. */
export function PlaceMap({ name, coords, zoom }: Props) {
  return (
    <div className={styles.place}>
      <FinlandMap label={`Kartta: ${name}`} maxZoom={16} isPartOfPage>
        <PlaceMarker coords={coords} />
        <SetView coords={coords} zoom={zoom} />
      </FinlandMap>
    </div>
  );
}
