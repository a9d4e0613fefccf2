import "leaflet/dist/leaflet.css";
import { middleOfFinland } from "@halkopiha/domain/region.ts";
import { control, geoJSON, Map as LeafletMap, tileLayer } from "leaflet";
import outlines from "../../assets/regions.geojson?url";
import styles from "./FinlandMap.module.css";
import { attribution, tileUrl } from "./tiles.ts";

/** How near the map opens: all of Finland. §9 */
const widest = 6;
/** The map of all of Finland is smaller than a phone wants it: a zoom of 6 shows its south only. */
const narrowest = 4;

async function drawOutlines(map: LeafletMap): Promise<void> {
  const response = await fetch(outlines);
  if (!response.ok) return;
  const drawing = geoJSON(await response.json(), {
    interactive: false,
    style: { className: styles.outline ?? "" },
  });
  // The dialog may have been closed meanwhile.
  if (map.getContainer().isConnected) drawing.addTo(map);
}

/** Draws a map of all of Finland into an element; without tiles the outlines of the regions stand there. */
export function openFinlandMap(place: HTMLElement, { maxZoom }: { maxZoom: number }): LeafletMap {
  const map = new LeafletMap(place, { minZoom: narrowest, maxZoom, zoomSnap: 0.5, zoomControl: false });
  map.attributionControl.setPrefix(false);
  map.addControl(control.zoom({ zoomInTitle: "Lähennä", zoomOutTitle: "Loitonna" }));
  map.fitBounds([
    [59.7, 20.5],
    [70.1, 31.6],
  ]);
  if (map.getZoom() > widest) map.setView(middleOfFinland, widest);
  // Without a Referer, OpenStreetMap gives no tiles.
  tileLayer(tileUrl, { attribution, referrerPolicy: "strict-origin-when-cross-origin" }).addTo(map);
  drawOutlines(map).catch(() => undefined);
  return map;
}
