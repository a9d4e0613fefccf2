import type { Product } from "@halkopiha/domain/products/product.ts";

/** A test product (firewood) for the outbox. */
export function sampleProduct(id: string, quantity: number): Product {
  return {
    _id: id,
    category: "Polttopuut",
    name: "Polttopuu",
    quality: "kuiva",
    material: "koivu",
    deliveryType: "irto",
    plength: "Pilke 33 cm",
    price: 6500,
    quantity,
    vat: 2550,
    unit: "Irto-m3",
    description: "",
    discount: false,
    user_id: "seller",
    images: null,
    createdAt: "2026-11-01T10:00:00.000Z",
    updatedAt: "2026-11-01T10:00:00.000Z",
    owner: {
      _id: "seller",
      name: "Halkomestarin Puu Oy",
      business: true,
      deliveryMethod: "Noutopiste ja kuljetus",
      address: {
        coords: { lat: 61.68, lng: 24.36 },
        locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
        region: { _id: "pirkanmaa", name: "Pirkanmaa" },
      },
    },
  };
}
