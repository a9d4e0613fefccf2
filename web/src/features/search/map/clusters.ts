import type { SellerCard } from "@halkopiha/domain/products/seller.ts";
import Supercluster from "supercluster";

/** A sight of the map: west, south, east, north in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** What stands at one place of the map: a seller, or several that are too near each other to be told apart. */
export type Pin =
  | { kind: "seller"; lat: number; lng: number; seller: SellerCard }
  | { kind: "cluster"; lat: number; lng: number; id: number; count: number };

/** How near two pins may come, in pixels: a thumb must hit one of them. */
const radius = 60;
/** From this zoom on every seller stands alone, however near. */
const maxClusterZoom = 10;

export interface Clusters {
  listPins: (bounds: Bounds, zoom: number) => Pin[];
  /** The zoom at which a cluster falls apart. */
  getExpansionZoom: (clusterId: number) => number;
}

/** Sellers of one place stand on each other: those but the first are moved around it, a kilometre or so. */
function spreadOverlapping(
  sellers: readonly SellerCard[],
): { seller: SellerCard; lat: number; lng: number }[] {
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

/** Gathers sellers for a map. */
export function createClusters(sellers: readonly SellerCard[]): Clusters {
  const index = new Supercluster<{ seller: SellerCard }>({ radius, maxZoom: maxClusterZoom });
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
