import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import Supercluster from "supercluster";

/** Bounds of the map: west, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** A pin: one seller, or a cluster of sellers that are too close to each other. */
export type Pin =
  | { kind: "seller"; lat: number; lng: number; seller: SellerSummary }
  | { kind: "cluster"; lat: number; lng: number; id: number; count: number };

/** Minimum distance of two pins in pixels, so that each can be tapped. */
const radius = 60;
/** Highest zoom level with clusters; above it every seller has a pin. */
const maxClusterZoom = 10;

export interface Clusters {
  listPins: (bounds: Bounds, zoom: number) => Pin[];
  /** The zoom level at which a cluster splits. */
  getExpansionZoom: (clusterId: number) => number;
}

/** Moves sellers with the same coordinates apart by about a kilometre; the first one keeps its position. */
function spreadOverlapping(
  sellers: readonly SellerSummary[],
): { seller: SellerSummary; lat: number; lng: number }[] {
  const before = new Map<string, number>();
  return sellers.map((seller) => {
    const { lat, lng } = seller.address.coords;
    const place = `${lat} ${lng}`;
    const nth = before.get(place) ?? 0;
    before.set(place, nth + 1);
    if (nth === 0) return { seller, lat, lng };
    const angle = nth * 2.4;
    const away = 0.01 * Math.sqrt(nth);
    return { seller, lat: lat + away * Math.sin(angle), lng: lng + 2 * away * Math.cos(angle) };
  });
}

/** Clusters the sellers for a map. */
export function createClusters(sellers: readonly SellerSummary[]): Clusters {
  const index = new Supercluster<{ seller: SellerSummary }>({ radius, maxZoom: maxClusterZoom });
  index.load(
    spreadOverlapping(sellers).map(({ seller, lat, lng }) => ({
      type: "Feature",
      properties: { seller },
      geometry: { type: "Point", coordinates: [lng, lat] },
    })),
  );
  return {
    listPins: (bounds, zoom) =>
      index.getClusters(bounds, Math.floor(zoom)).map(({ geometry, properties }): Pin => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if ("cluster_id" in properties) {
          return { kind: "cluster", lat, lng, id: properties.cluster_id, count: properties.point_count };
        }
        return { kind: "seller", lat, lng, seller: properties.seller };
      }),
    getExpansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
  };
}
