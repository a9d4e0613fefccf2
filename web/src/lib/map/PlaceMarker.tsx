import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import { DivIcon } from "leaflet";
import { Marker } from "react-leaflet";
import styles from "./FinlandMap.module.css";

const icon = new DivIcon({ className: styles.marker ?? "", iconSize: [22, 22], iconAnchor: [11, 26] });

/** Marks a place; it takes neither a press nor the focus. */
export function PlaceMarker({ coords }: { coords: Coords }) {
  return <Marker position={coords} icon={icon} interactive={false} keyboard={false} />;
}
