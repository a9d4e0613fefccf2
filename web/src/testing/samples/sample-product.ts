import type { Firewood } from "@halkopiha/domain/products/product.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";

/** A business in Orivesi whose products can be picked up or delivered. */
export const sampleOwner: SellerSummary = {
  _id: "halkomestari",
  name: "Halkomestarin Puu Oy",
  business: true,
  ytunnus: "1234567-1",
  deliveryMethod: "Noutopiste ja kuljetus",
  deliveryTime: "sovittava",
  address: {
    coords: { lat: 61.68, lng: 24.36 },
    locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  },
};

/** Dry birch of the sample owner, 65 euros a cubic metre. */
export const sampleProduct = (id: string, quantity: number): Firewood => ({
  _id: id,
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  bagVolume: null,
  price: 6500,
  quantity,
  vat: 2550,
  unit: "Irto-m3",
  description: "",
  discount: false,
  deliveryTime: null,
  pausedUntil: null,
  user_id: sampleOwner._id,
  owner: sampleOwner,
  images: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
});
