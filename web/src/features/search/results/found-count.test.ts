import { expect, test } from "vitest";
import { formatFound } from "./found-count.ts";

const pirkanmaa = { region: "pirkanmaa", locality: undefined, isPickup: false };

test.each([
  { found: { total: 22, loaded: 22, hasMore: false }, where: pirkanmaa, text: "22 tuotetta Pirkanmaalla" },
  { found: { total: 96, loaded: 24, hasMore: true }, where: pirkanmaa, text: "96 tuotetta Pirkanmaalla" },
  {
    found: { total: undefined, loaded: 24, hasMore: true },
    where: pirkanmaa,
    text: "Ainakin 24 tuotetta Pirkanmaalla",
  },
  {
    found: { total: undefined, loaded: 31, hasMore: false },
    where: pirkanmaa,
    text: "31 tuotetta Pirkanmaalla",
  },
  {
    found: { total: 1000, loaded: 24, hasMore: true },
    where: { region: "", locality: undefined, isPickup: false },
    text: "Ainakin 1\u00a0000 tuotetta koko Suomessa",
  },
  {
    found: { total: 1, loaded: 1, hasMore: false },
    where: { region: "pirkanmaa", locality: { _id: "orivesi", location: "Orivesi" }, isPickup: false },
    text: "1 tuote Orivedelle",
  },
  {
    found: { total: 1, loaded: 1, hasMore: false },
    where: { region: "pirkanmaa", locality: { _id: "orivesi", location: "Orivesi" }, isPickup: true },
    text: "1 tuote paikkakunnalla Orivesi",
  },
  {
    found: { total: 3, loaded: 3, hasMore: false },
    where: { region: "pirkanmaa", locality: { _id: "uusikyla", location: "Uusikylä" }, isPickup: false },
    text: "3 tuotetta paikkakunnalle Uusikylä",
  },
  {
    found: { total: 2, loaded: 2, hasMore: false },
    where: { region: "uusi", locality: undefined, isPickup: false },
    text: "2 tuotetta",
  },
])("$text", ({ found, where, text }) => {
  expect(formatFound(found, where)).toBe(text);
});
