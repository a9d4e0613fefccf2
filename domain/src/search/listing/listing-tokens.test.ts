import { describe, expect, test } from "vitest";
import type { Product } from "../../products/product.ts";
import { sampleMarket, sampleToday } from "../testing/sample-market.ts";
import { searchMarket } from "../testing/search-market.ts";
import { conceptsByToken } from "../vocabulary/vocabulary.ts";
import { maxListingTokens, toListingTokens } from "./listing-tokens.ts";

const [birch] = sampleMarket;
if (!birch) throw new Error("the sample market is empty");
const tokensOf = (product: Product) => toListingTokens(product, sampleToday);
const find = (name: string) => {
  const product = sampleMarket.find((listing) => listing.name === name);
  if (!product) throw new Error(`no listing is ${name}`);
  return tokensOf(product);
};

describe("the tokens of a listing", () => {
  test("have its own fields as exact concepts, and what it mentions or is related to as others", () => {
    const tokens = tokensOf(birch);
    for (const token of ["koivu", "33cm", "kuiva", "polttopuu", "irto", "toimitus", "nouto"]) {
      expect(tokens).toContain(`=${token}`);
      expect(tokens).not.toContain(token);
    }
    expect(tokens).toContain("halko");
    expect(tokens).not.toContain("=halko");
    expect(find("Hake")).toContain("kuiva");
    expect(find("Hake")).not.toContain("=kuiva");
  });

  test("have the beginnings of its seller's name and of its locality", () => {
    expect(tokensOf(birch)).toEqual(expect.arrayContaining(["hal*", "halkomestari*", "tampere*"]));
  });

  test("do not have what a service is done to, nor a quality that a fresh listing only advises", () => {
    expect(find("Kuljetukset")).not.toContain("polttopuu");
    const fresh = sampleMarket.filter(({ description }) => description.startsWith("Kuivaa itse"));
    expect(fresh.flatMap(tokensOf)).not.toContain("kuiva");
  });

  test("are bounded, however long the description, and keep the concepts and the seller", () => {
    const vocabulary = [...conceptsByToken().values()].map(({ words }) => words).join(" ");
    const words = Array.from({ length: 400 }, (_, index) => `sana${index}${"x".repeat(index % 12)}`).join(
      " ",
    );
    for (const description of [words, vocabulary, "ä".repeat(2000)]) {
      const tokens = tokensOf({ ...birch, description });
      expect(tokens.length).toBeLessThanOrEqual(maxListingTokens);
      expect(new Set(tokens).size).toBe(tokens.length);
      expect(tokens).toEqual(expect.arrayContaining(["=koivu", "halkomestari*", "tampere*"]));
    }
  });
});

describe("exact fits come first:", () => {
  test.each([
    ["halkoja", "Halko"],
    ["klapeja", "Polttopuu"],
    ["hirsiä", "Hirsi"],
    ["sahanpurua", "Sahanpuru"],
    ["kutterinlastua", "Kutterinlastu"],
    ["raivausta", "Raivaus"],
    ["puunkaatoa", "Puunkaato"],
    ["metsänhoitoa", "Metsänhoito"],
    ["lautaa", "Lauta"],
    ["riihihalko", "Polttopuu"],
  ])("%s finds %s first", (phrase, name) => {
    expect(searchMarket(phrase)[0]?.name).toBe(name);
  });
});
