import { expect, test } from "vitest";
import {
  categories,
  contactSubjects,
  deliveryCostNames,
  deliveryCostUnits,
  deliveryMethods,
  deliveryTypes,
  firewoodNames,
  lengths,
  materials,
  otherProductNames,
  qualities,
  serviceNames,
  sorts,
  units,
} from "./catalogue.ts";

test("§9 the catalogue has two kinds of firewood, 18 other products and 13 services, each once", () => {
  expect(firewoodNames).toEqual(["Halko", "Polttopuu"]);
  expect(new Set(otherProductNames)).toHaveLength(18);
  expect(new Set(serviceNames)).toHaveLength(13);
  expect(otherProductNames).toEqual(
    expect.arrayContaining(["Briketti", "Hake", "Puupelletti", "Sahatavara"]),
  );
  expect(serviceNames).toEqual(expect.arrayContaining(["Haketus", "Kuljetukset", "Pilkkeen teko"]));
});

test.each([
  [
    "lengths",
    lengths,
    [25, 30, 33, 40, 50]
      .map((cm) => `Pilke ${cm} cm`)
      .concat("Halko 1m", "Sahapinta 3-5m", "Polttoranka 3-5m", "Muu pituus"),
  ],
  [
    "materials",
    materials,
    ["koivu", "kuusi", "mänty", "haapa", "leppä", "sekapuu", "lehtisekapuu", "havusekapuu"],
  ],
  ["categories", categories, ["Polttopuut", "Muut_tuotteet", "Palvelut"]],
  ["qualities", qualities, ["kuiva", "tuore"]],
  ["delivery types", deliveryTypes, ["irto", "pakattu", "motti tai enemmän", "pakattu alle motti"]],
  ["contact subjects", contactSubjects, ["palaute", "kehitysidea", "yhteydenottopyyntö"]],
  ["orders of products", sorts.slice(0, 4), ["cheapest", "expensive", "newest", "oldest"]],
  ["units", units, ["kpl", "tunti", "vuorokausi", "kuutio", "Irto-m3", "Pino-m3", "Kiinto-m3"]],
  ["delivery methods", deliveryMethods, ["Noutopiste", "Kuljetus", "Noutopiste ja kuljetus"]],
  ["delivery costs", deliveryCostNames, ["Kilometrien mukaan", "Kiinteä hinta"]],
  ["units of delivery costs", deliveryCostUnits, ["kpl", "km"]],
])("§9 the %s are those of the specification", (_what, words, said) => {
  expect(words).toEqual(said);
});
