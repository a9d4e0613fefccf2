import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { greatCircleKm } from "../orders/distance.ts";
import {
  type LocalityIdsByRegion,
  toAreas,
  toDoorAreas,
  toLocalityIdsByRegion,
  toSearchAreas,
  toSellerIndexFields,
} from "./product-index.ts";

const localityIds: LocalityIdsByRegion = new Map([
  ["uusimaa", new Set(["helsinki", "espoo", "vantaa"])],
  ["pirkanmaa", new Set(["tampere", "orivesi"])],
  ["lappi", new Set(["inari"])],
]);

const inOrivesi = {
  address: {
    coords: { lat: 61.7, lng: 24.4 },
    locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  },
  deliveryMethod: "Noutopiste ja kuljetus" as const,
};
const to = (...ids: string[]) => ids.map((_id) => ({ _id, location: _id }));

const home = ["l:orivesi", "r:pirkanmaa", "pickup:l:orivesi", "pickup:r:pirkanmaa", "pickup:c:123,24"];

describe("a seller in Orivesi is found", () => {
  test.each([
    { goesTo: [], areas: home, why: "there when they go nowhere" },
    {
      goesTo: ["espoo"],
      areas: [...home, "r:uusimaa", "l:espoo"],
      why: "in Espoo, not in Vantaa",
    },
    {
      goesTo: ["tampere", "orivesi"],
      areas: [...home, "all:pirkanmaa"],
      why: "in all of Pirkanmaa by one token",
    },
    {
      goesTo: ["tampere", "orivesi", "helsinki", "espoo", "vantaa", "inari"],
      areas: [...home, "all"],
      why: "everywhere by one token",
    },
  ])("$why", ({ goesTo, areas }) => {
    expect(toAreas({ ...inOrivesi, deliveryLocations: to(...goesTo) }, localityIds)).toEqual(areas);
  });

  test("at home only, when the products are to be fetched", () => {
    const fetched = { ...inOrivesi, deliveryMethod: "Noutopiste" as const, deliveryLocations: to("espoo") };
    expect(toAreas(fetched, localityIds)).toEqual(home);
  });
});

test("localities are gathered by their region", () => {
  const [pirkanmaa, lappi] = [
    { _id: "pirkanmaa", name: "Pirkanmaa" },
    { _id: "lappi", name: "Lappi" },
  ];
  const localities = [
    { _id: "inari", region: lappi },
    { _id: "orivesi", region: pirkanmaa },
    { _id: "utsjoki", region: lappi },
  ];
  const gathered = new Map([
    ["lappi", new Set(["inari", "utsjoki"])],
    ["pirkanmaa", new Set(["orivesi"])],
  ]);
  expect(toLocalityIdsByRegion(localities)).toEqual(gathered);
});

test("a locality is searched with its region, which may be delivered to whole", () => {
  expect(toSearchAreas({ region: "uusimaa", locality: "espoo" })).toEqual(["l:espoo", "all:uusimaa", "all"]);
  expect(toSearchAreas({ region: "uusimaa" })).toEqual(["r:uusimaa", "all"]);
  expect(toSearchAreas({})).toBeNull();
});

test("pickup is searched where the seller is, not where they deliver", () => {
  expect(toSearchAreas({ region: "pirkanmaa", locality: "orivesi", deliveryMethod: "Noutopiste" })).toEqual([
    "pickup:l:orivesi",
  ]);
  expect(toSearchAreas({ region: "pirkanmaa", deliveryMethod: "Noutopiste" })).toEqual([
    "pickup:r:pirkanmaa",
  ]);
  expect(toSearchAreas({ deliveryMethod: "Noutopiste" })).toBeNull();
});

test("a seller who only delivers has no pickup", () => {
  const delivered = { ...inOrivesi, deliveryMethod: "Kuljetus" as const, deliveryLocations: [] };
  expect(toAreas(delivered, localityIds)).toEqual(["l:orivesi", "r:pirkanmaa"]);
});

test("a seller is found in a locality exactly when they are there or deliver there", () => {
  const everywhere = [...localityIds].flatMap(([region, ids]) =>
    [...ids].map((locality) => ({ region, locality })),
  );
  fc.assert(
    fc.property(fc.subarray(everywhere), fc.constantFrom(...everywhere), (reached, sought) => {
      const deliveryLocations = to(...reached.map(({ locality }) => locality));
      const areas = toAreas({ ...inOrivesi, deliveryLocations }, localityIds);
      const found = (toSearchAreas(sought) ?? []).some((area) => areas.includes(area));
      const there =
        sought.locality === "orivesi" || reached.some(({ locality }) => locality === sought.locality);
      expect(found).toBe(there);
    }),
  );
});

test("the products of an inactive seller are available nowhere", () => {
  expect(
    toSellerIndexFields({ deliveryMethod: "Kuljetus" }, false, { areas: ["l:tampere"], deliveryPrices: [] })
      .areas,
  ).toEqual([]);
});

test("wood is found from a door exactly when it comes there or is fetched in the nine cells around it", () => {
  const degrees = {
    lat: fc.double({ min: 60, max: 63, noNaN: true }),
    lng: fc.double({ min: 20, max: 27, noNaN: true }),
  };
  const tampere = {
    _id: "tampere",
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
    coords: { lat: 61.5, lng: 23.8 },
  };
  const doorAreas = toDoorAreas(tampere);
  fc.assert(
    fc.property(fc.record(degrees), (coords) => {
      const address = { ...inOrivesi.address, coords };
      const areas = toAreas(
        { ...inOrivesi, address, deliveryMethod: "Noutopiste", deliveryLocations: [] },
        localityIds,
      );
      const isNear = areas.some((area) => doorAreas.includes(area));
      if (greatCircleKm(coords, tampere.coords) < 40) expect(isNear).toBe(true);
      if (greatCircleKm(coords, tampere.coords) > 160) expect(isNear).toBe(false);
    }),
  );
});
