/** Where the map's tiles come from: `VITE_TILE_URL` and `VITE_TILE_ATTRIBUTION` name another server, which the CSP must know too. */
export const tileUrl: string =
  import.meta.env["VITE_TILE_URL"] ?? "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

export const attribution: string =
  import.meta.env["VITE_TILE_ATTRIBUTION"] ??
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> · Paikat: <a href="https://www.geonames.org/">GeoNames</a>';
