/** URL template of the map tiles. `VITE_TILE_URL` and `VITE_TILE_ATTRIBUTION` select another server, which the CSP must allow too. */
export const tileUrl: string =
  import.meta.env["VITE_TILE_URL"] ?? "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

export const attribution: string =
  import.meta.env["VITE_TILE_ATTRIBUTION"] ??
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> · Paikat: <a href="https://www.geonames.org/">GeoNames</a>';
