import { expect, test } from "vitest";
import { sampleMarket } from "../search/testing/sample-market.ts";
import { formatListingTitle } from "./listing-title.ts";
import type { Firewood } from "./product.ts";

const [first] = sampleMarket;
if (first?.category !== "Polttopuut") throw new Error("the first sample is no firewood");
const wood: Firewood = {
  ...first,
  material: "koivu",
  plength: "Pilke 33 cm",
  quality: "kuiva",
  deliveryType: "irto",
  bagVolume: null,
};

test.each<[title: string, change: Partial<Firewood>]>([
  ["Koivu 33 cm, kuiva, irto", {}],
  ["Koivu 33 cm, tuore, irto", { quality: "tuore" }],
  ["Koivu 33 cm, kuiva, pakattu, 40 l", { deliveryType: "pakattu", unit: "kpl", bagVolume: 40 }],
  ["Sekapuu halko 1 m, kuiva, irto", { material: "sekapuu", plength: "Halko 1m" }],
  ["Leppä sahapinta 3–5 m, kuiva, irto", { material: "leppä", plength: "Sahapinta 3-5m" }],
  ["Koivu muu pituus, kuiva, irto", { plength: "Muu pituus" }],
])("a seller knows firewood by the title '%s'", (title, change) => {
  expect(formatListingTitle({ ...wood, ...change })).toBe(title);
});
