import fc from "fast-check";
import { expect, test } from "vitest";
import { Id } from "../schemas/primitives.ts";
import { parsePageSegment, toProductSegment, toSellerSegment } from "./page-segment.ts";
import type { Firewood, OtherProduct } from "./product.ts";
import type { SellerSummary } from "./seller-summary.ts";

const owner: SellerSummary = {
  _id: "halkomestari",
  name: "Halkomestarin Puu Oy",
  business: true,
  ytunnus: "1234567-1",
  deliveryMethod: "Noutopiste ja kuljetus",
  deliveryTime: "sovittava",
  address: {
    coords: { lat: 60.1, lng: 20 },
    locality: { _id: "mantta", location: "Mänttä-Vilppula", zoom: 11 },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  },
};

const common = {
  _id: "R3tq9",
  price: 6500,
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
  material: "mänty",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  bagVolume: null,
  unit: "Irto-m3",
};

const sleeper: OtherProduct = { ...common, category: "Muut_tuotteet", name: "Ratapölkky", unit: "kpl" };

test("a product's page is named after its kind, wood and place", () => {
  expect(toProductSegment(firewood)).toBe("R3tq9-polttopuu-manty-mantta-vilppula");
  expect(toProductSegment(sleeper)).toBe("R3tq9-ratapolkky-mantta-vilppula");
});

test("a seller's page is named after the seller and the place", () => {
  expect(toSellerSegment(owner)).toBe("halkomestari-halkomestarin-puu-oy-mantta-vilppula");
});

test("a page of names without a Latin letter has its id only", () => {
  const nameless = {
    ...owner,
    name: "Дрова",
    address: { ...owner.address, locality: { _id: "x", location: "…", zoom: 1 } },
  };
  expect(toSellerSegment(nameless)).toBe("halkomestari");
});

test("an id with '-' in it is read as it was written", () => {
  expect(toProductSegment({ ...sleeper, _id: "-a--b-" })).toBe("~a~~b~-ratapolkky-mantta-vilppula");
  expect(parsePageSegment("~a~~b~-ratapolkky").id).toBe("-a--b-");
});

const anyId = fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/).filter((id) => Id.safeParse(id).success);

test("the id is found again, whatever the id, the name and the place are", () => {
  fc.assert(
    fc.property(anyId, fc.string(), fc.string({ unit: "grapheme" }), (_id, name, location) => {
      const address = { ...owner.address, locality: { ...owner.address.locality, location } };
      expect(parsePageSegment(toSellerSegment({ _id, name, address })).id).toBe(_id);
      expect(parsePageSegment(toProductSegment({ ...firewood, _id, owner: { ...owner, address } })).id).toBe(
        _id,
      );
    }),
  );
});

test("the id is found in an address with any other slug, or none", () => {
  fc.assert(
    fc.property(anyId, fc.stringMatching(/^[a-z0-9-]*$/), (_id, slug) => {
      const [head = ""] = toProductSegment({ ...firewood, _id }).split("-");
      expect(parsePageSegment(`${head}-${slug}`)).toEqual({ id: _id, slug });
      expect(parsePageSegment(head)).toEqual({ id: _id, slug: "" });
    }),
  );
});

test("a segment needs no escaping in a URL", () => {
  fc.assert(
    fc.property(anyId, fc.string({ unit: "grapheme" }), (_id, name) => {
      const segment = toSellerSegment({ ...owner, _id, name });
      expect(encodeURIComponent(segment)).toBe(segment);
    }),
  );
});
