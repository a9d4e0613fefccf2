import { AlertSearch } from "@halkopiha/domain/alerts/alert.ts";
import { filterRows, orderedFilters } from "@halkopiha/domain/search/filters.ts";
import { expect, test } from "vitest";
import { describeChoices, describeSearch } from "./describe-search.ts";

const coords = { lat: 61.5, lng: 23.8 };
const tampere = {
  _id: "tampere",
  location: "Tampere",
  zoom: 10,
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  available: true,
  coords,
};
const localities = new Map([[tampere._id, tampere]]);

test.each([
  [{ category: "Polttopuut", material: "koivu", locality: "tampere" }, "Polttopuut, koivu, Tampere"],
  [
    { name: "Polttopuu", region: "pirkanmaa", deliveryTime: "1" },
    "Polttopuu, Pirkanmaa, toimitus viimeistään viikon kuluttua",
  ],
  [{ queryString: "kuivia klapeja" }, "”kuivia klapeja”"],
  [{ queryString: "kuivia\r\nBcc: muu@posti.example" }, "”kuivia Bcc: muu@posti.example”"],
  [{ queryString: "a".repeat(100) }, `”${"a".repeat(39)}…”`],
  [{}, "Kaikki ilmoitukset"],
] as const)("the search %o is described as %s", (search, text) => {
  expect(describeSearch(search, localities)).toBe(text);
});

const filters = orderedFilters.map((name) => ({ name, row: filterRows[name] }));

test.each(filters.filter(({ row }) => row.about !== "place"))(
  "the mail of an alert names its $name",
  ({ name, row }) => {
    const search = AlertSearch.parse({ [name]: row.kind === "choice" ? row.values[0] : "6550" });
    expect(describeSearch(search, localities)).not.toBe("Kaikki ilmoitukset");
  },
);

test("for an address that nobody has confirmed nothing is repeated that was typed", () => {
  const search = { material: "koivu", queryString: "halpaa www.mainos.example" } as const;
  expect(describeChoices(search, localities)).toBe("koivu, omat hakusanat");
});
