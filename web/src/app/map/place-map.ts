import type { Coords } from "@halkopiha/domain/primitives.ts";
import { divIcon, Marker } from "leaflet";
import styles from "./FinlandMap.module.css";
import { openFinlandMap } from "./finland-map.ts";

/** How near a map can be looked at at all. */
const nearest = 18;

export interface PlaceMap {
  /** Marks a place and has it in sight; null: nothing is marked. */
  mark: (coords: Coords | null) => void;
  zoom: (zoom: number) => void;
  centre: () => Coords;
  remove: () => void;
}

/** A place on the map; a tenth of a metre is near enough. */
function rounded({ lat, lng }: Coords): Coords {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { lat: round(lat), lng: round(lng) };
}

/** Draws a map with one place on it; `onChoose` hears which place was clicked. */
export function openPlaceMap(place: HTMLElement, onChoose: (coords: Coords) => void): PlaceMap {
  const map = openFinlandMap(place, { maxZoom: nearest });
  const icon = divIcon({ className: styles.spot ?? "", iconSize: [22, 22], iconAnchor: [11, 26] });
  const marker = new Marker([0, 0], { icon, interactive: false, keyboard: false });
  map.on("click", ({ latlng }) => onChoose(rounded(latlng)));
  return {
    mark: (coords) => {
      if (!coords) return void marker.remove();
      marker.setLatLng(coords).addTo(map);
      if (!map.getBounds().contains(coords)) map.panTo(coords, { animate: false });
    },
    zoom: (zoom) => {
      const around = map.hasLayer(marker) ? marker.getLatLng() : map.getCenter();
      map.setView(around, zoom, { animate: false });
    },
    centre: () => rounded(map.getCenter()),
    remove: () => map.remove(),
  };
}
