import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bounds, createClusters, type Pin } from "./clusters.ts";

const finland: Bounds = [19, 59, 32, 71];

function sellerAt(id: number, lat: number, lng: number): SellerSummary {
  return {
    _id: `s${id}`,
    name: `Myyjä ${id}`,
    business: false,
    ytunnus: null,
    deliveryMethod: "Noutopiste",
    deliveryTime: "sovittava",
    address: {
      coords: { lat, lng },
      locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
      region: { _id: "pirkanmaa", name: "Pirkanmaa" },
    },
  };
}

const counted = (pins: readonly Pin[]) =>
  pins.reduce((sum, pin) => sum + (pin.kind === "cluster" ? pin.count : 1), 0);

test("no seller is lost, however near or far the map is", () => {
  const place = fc.tuple(
    fc.double({ min: 60, max: 70, noNaN: true }),
    fc.double({ min: 20, max: 31, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 4, max: 18 }), (places, zoom) => {
      const sellers = places.map(([lat, lng], id) => sellerAt(id, lat, lng));
      expect(counted(createClusters(sellers).listPins(finland, zoom))).toBe(sellers.length);
    }),
  );
});

test("sellers of one locality are a cluster at low zoom and single pins at high zoom", () => {
  const sellers = [1, 2, 3].map((id) => sellerAt(id, 61.68, 24.36));
  const clusters = createClusters(sellers);
  expect(clusters.listPins(finland, 6)).toMatchObject([{ kind: "cluster", count: 3 }]);
  expect(clusters.listPins(finland, 15).map(({ kind }) => kind)).toEqual(["seller", "seller", "seller"]);
});

test("a cluster says at which zoom it falls apart", () => {
  const clusters = createClusters([sellerAt(1, 61, 24), sellerAt(2, 61.2, 24.2)]);
  const [pin] = clusters.listPins(finland, 5);
  const zoom = pin?.kind === "cluster" ? clusters.getExpansionZoom(pin.id) : 0;
  expect(clusters.listPins(finland, zoom)).toHaveLength(2);
});
