import { expect, test } from "vitest";
import { contactSubjects } from "../messaging/ticket.ts";
import { deliveryCostNames, deliveryCostUnits } from "../orders/delivery.ts";
import { sorts } from "../search/options.ts";
import {
  categories,
  deliveryMethods,
  deliveryTypes,
  firewoodNames,
  lengths,
  materials,
  otherProductNames,
  qualities,
  serviceNames,
  units,
} from "./catalogue.ts";

test("§9 the catalogue has two kinds of firewood, 18 other products and 13 services, each once", {
  tags: ["s9-20", "s9-21", "s9-22"],
}, () => {
  expect(firewoodNames).toEqual(["Halko", "Polttopuu"]);
  expect(new Set(otherProductNames)).toHaveLength(18);
  expect(new Set(serviceNames)).toHaveLength(13);
  expect(otherProductNames).toEqual(
    expect.arrayContaining(["Briketti", "Hake", "Puupelletti", "Sahatavara"]),
  );
  expect(serviceNames).toEqual(expect.arrayContaining(["Haketus", "Kuljetukset", "Pilkkeen teko"]));
});

for (const [claims, what, words, said] of [
  [
    "s9-25",
    "lengths",
    lengths,
    [25, 30, 33, 40, 50]
      .map((cm) => `Pilke ${cm} cm`)
      .concat("Halko 1m", "Sahapinta 3-5m", "Polttoranka 3-5m", "Muu pituus"),
  ],
  [
    "s9-26",
    "materials",
    materials,
    ["koivu", "kuusi", "mänty", "haapa", "leppä", "sekapuu", "lehtisekapuu", "havusekapuu"],
  ],
  ["s9-19", "categories", categories, ["Polttopuut", "Muut_tuotteet", "Palvelut"]],
  ["s9-23", "qualities", qualities, ["kuiva", "tuore"]],
  ["s9-24", "delivery types", deliveryTypes, ["irto", "pakattu", "motti tai enemmän", "pakattu alle motti"]],
  ["s9-36", "contact subjects", contactSubjects, ["palaute", "kehitysidea", "yhteydenottopyyntö"]],
  [[], "orders of products", sorts.slice(0, 4), ["cheapest", "expensive", "newest", "oldest"]],
  ["s9-27", "units", units, ["kpl", "tunti", "vuorokausi", "kuutio", "Irto-m3", "Pino-m3", "Kiinto-m3"]],
  ["s9-28", "delivery methods", deliveryMethods, ["Noutopiste", "Kuljetus", "Noutopiste ja kuljetus"]],
  [["s3-26", "s9-30"], "delivery costs", deliveryCostNames, ["Kilometrien mukaan", "Kiinteä hinta"]],
  ["s9-31", "units of delivery costs", deliveryCostUnits, ["kpl", "km"]],
] as const) {
  test(`§9 the ${what} are those of the specification`, { tags: [claims].flat() }, () => {
    expect(words).toEqual(said);
  });
}
