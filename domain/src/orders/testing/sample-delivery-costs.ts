import type { DeliveryCost } from "../delivery.ts";

export const orivesi = { lat: 61.6777, lng: 24.3572 };
export const tampere = { lat: 61.4991, lng: 23.7871 };

/** A seller's cost of 1,50 € for each kilometre. */
export const perKm: DeliveryCost = {
  _id: "km",
  name: "Kilometrien mukaan",
  unit: "km",
  price: 150,
  owner: "halkomestari",
  available: true,
  multipliedByQuantity: false,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
};

/** A seller's cost of 45 € for each delivery. */
export const fixed: DeliveryCost = {
  ...perKm,
  _id: "kiintea",
  name: "Kiinteä hinta",
  unit: "kpl",
  price: 4500,
};
