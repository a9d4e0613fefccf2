import { expect, test } from "vitest";
import { toOgImagePath, toOgImageTexts, toOgImageVersion } from "./og-image-path.ts";
import type { Firewood, Service } from "./product.ts";
import type { SellerSummary } from "./seller-summary.ts";

const owner: SellerSummary = {
  _id: "halkomestari",
  name: "Halkomestarin Puu Oy",
  business: true,
  ytunnus: "1234567-1",
  deliveryMethod: "Noutopiste ja kuljetus",
  deliveryTime: "heti",
  address: {
    coords: { lat: 61.7, lng: 24.4 },
    locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  },
};

const common = {
  _id: "birch-1",
  quantity: 40,
  vat: 2550,
  description: "",
  discount: false,
  deliveryTime: null,
  pausedUntil: null,
  user_id: owner._id,
  owner,
  images: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
} as const;

const firewood: Firewood = {
  ...common,
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  bagVolume: null,
  price: 7500,
  unit: "Irto-m3",
};

const service: Service = {
  ...common,
  category: "Palvelut",
  name: "Pilkkeen teko",
  price: 125_000,
  unit: "tunti",
  byQuote: false,
};

test("an Open Graph image names the product, its price and its place", () => {
  expect(toOgImageTexts(firewood)).toEqual({
    title: "Polttopuu, koivu",
    price: "75,00\u00a0€ / irto-m³",
    place: "Orivesi, Pirkanmaa",
  });
  expect(toOgImageTexts(service)).toMatchObject({
    title: "Pilkkeen teko",
    price: "1\u00a0250,00\u00a0€ / tunti",
  });
});

test("the path of an Open Graph image has the product's id and a version of eight digits", () => {
  expect(toOgImagePath(firewood)).toMatch(/^\/kortti\/birch-1-[0-9a-f]{8}\.jpg$/);
});

const images = { small: "https://puut.example/1-320", large: "https://puut.example/1-960", original: "" };

test.each<[string, Partial<Firewood>]>([
  ["wood", { material: "kuusi" }],
  ["price", { price: 7501 }],
  ["unit", { unit: "Pino-m3" }],
  ["picture", { images }],
  [
    "place",
    {
      owner: {
        ...owner,
        address: { ...owner.address, locality: { ...owner.address.locality, location: "Inari" } },
      },
    },
  ],
])("another %s is another version", (_, change) => {
  expect(toOgImageVersion({ ...firewood, ...change })).not.toBe(toOgImageVersion(firewood));
});

test.each<[string, Partial<Firewood>]>([
  ["quantity", { quantity: 1 }],
  ["description", { description: "Kuivaa koivua" }],
  ["time of change", { updatedAt: "2026-11-20T10:00:00.000Z" }],
  ["seller's name", { owner: { ...owner, name: "Toinen" } }],
])("another %s is the same version, for it is not drawn", (_, change) => {
  expect(toOgImageVersion({ ...firewood, ...change })).toBe(toOgImageVersion(firewood));
});
