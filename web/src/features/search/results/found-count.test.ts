import { expect, test } from "vitest";
import { formatFound } from "./found-count.ts";

const pirkanmaa = { region: "pirkanmaa", locality: undefined };

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
    where: { region: "", locality: undefined },
    text: "Ainakin 1\u00a0000 tuotetta koko Suomessa",
  },
  {
    found: { total: 1, loaded: 1, hasMore: false },
    where: { region: "pirkanmaa", locality: "Orivesi" },
    text: "1 tuote paikkakunnalla Orivesi",
  },
  {
    found: { total: 2, loaded: 2, hasMore: false },
    where: { region: "uusi", locality: undefined },
    text: "2 tuotetta",
  },
])("$text", ({ found, where, text }) => {
  expect(formatFound(found, where)).toBe(text);
});
