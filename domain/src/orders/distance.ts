import type { Coords } from "../schemas/primitives.ts";

const earthRadiusKm = 6371;

/** Ratio of driving distance to great-circle distance. */
export const roadFactor = 1.3;

/** Great-circle distance in km. */
export function greatCircleKm(from: Coords, to: Coords): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const a = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The driving distance used for pricing: whole km, at least 1. */
export function deliveryDistanceKm(from: Coords, to: Coords): number {
  return Math.max(1, Math.round(greatCircleKm(from, to) * roadFactor));
}
