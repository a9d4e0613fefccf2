import { expect, test } from "vitest";
import { createSamplePlaces, sampleMarket, sampleToday } from "../testing/sample-market.ts";
import { understandSearch } from "../understanding/understand-search.ts";
import { findFit, listLookups, relaxTerms } from "./fit.ts";
import { toListingTokens } from "./listing-tokens.ts";

const places = createSamplePlaces();
const understand = (text: string) => understandSearch(text, places, sampleToday).terms;

test.each([
  { text: "koivuklapit", tokens: ["=koivu", "=polttopuu"], fit: "exact" },
  { text: "koivuklapit", tokens: ["koivu", "=polttopuu"], fit: "broad" },
  { text: "koivuklapit", tokens: ["=polttopuu"], fit: null },
  { text: "mäntylauta", tokens: ["=lauta"], fit: "broad" },
  { text: "mäntylauta", tokens: ["=lauta", "manty"], fit: "exact" },
  { text: "riihihalko", tokens: ["riihihalko*"], fit: "exact" },
  { text: "riihihalko", tokens: ["=halko"], fit: "broad" },
  { text: "virtasen", tokens: ["virta*", "virtanen*"], fit: "broad" },
  { text: "lautaa ja lankkua", tokens: ["=lankku"], fit: "exact" },
  { text: "lautaa ja lankkua", tokens: ["=sahatavara", "lauta", "lankku"], fit: "broad" },
  { text: "koivua tai leppää 33 cm", tokens: ["=leppa"], fit: null },
  { text: "", tokens: ["koivu"], fit: "exact" },
])("for $text, $tokens is $fit", ({ text, tokens, fit }) => {
  expect(findFit(tokens, understand(text))).toBe(fit);
});

test.each([
  { text: "kuivia koivuklapeja 33 cm", exact: "=33cm", broad: ["=33cm", "33cm"] },
  { text: "Virtasen koivuklapit", exact: "virtasen*", broad: ["virtasen*", "virta*"] },
  { text: "kuivaa mäntylautaa", exact: "=lauta", broad: ["=lauta", "lauta"] },
  { text: "koivu", exact: "=koivu", broad: ["koivu"] },
  { text: "koivo", exact: "koivo*", broad: ["=koivu", "koivu"] },
])("$text is looked up by the term of the fewest listings, exact fits first", ({ text, exact, broad }) => {
  expect(listLookups(understand(text))).toEqual([
    { fit: "exact", tokens: [exact] },
    { fit: "broad", tokens: broad },
  ]);
});

test("alternatives are looked up together, exact fits of any of them first", () => {
  expect(listLookups(understand("lautaa ja lankkua"))).toEqual([
    { fit: "exact", tokens: ["=lauta", "=lankku"] },
    { fit: "broad", tokens: ["lauta", "lankku"] },
  ]);
  const [, broad] = listLookups(understand("brikeetti tai peletti tai poltopuu koivua"));
  expect(broad?.tokens?.length).toBeLessThanOrEqual(30);
});

test("a search without terms looks up all listings", () => {
  expect(listLookups([])).toEqual([{ fit: "exact", tokens: null }]);
});

test("the look-ups find every listing that fits, those of one term once", () => {
  for (const text of [
    "koivuklapit",
    "halko",
    "koivo",
    "virtasen klapit",
    "kuivaa mäntylautaa",
    "lautaa ja lankkua",
    "klapeja ja brikettejä",
  ]) {
    const terms = understand(text);
    for (const tokens of sampleMarket.map((product) => toListingTokens(product, sampleToday))) {
      const fit = findFit(tokens, terms);
      const found = listLookups(terms).filter(
        (lookup) => lookup.fit === fit && (lookup.tokens ?? tokens).some((token) => tokens.includes(token)),
      );
      expect(found).toHaveLength(fit === null ? 0 : 1);
    }
  }
});

test("unknown words are left out of a search that found nothing, if it has other terms", () => {
  expect(relaxTerms(understand("hirsikehikon tarkastus"))).toMatchObject([{ token: "hirsikehikko" }]);
  expect(relaxTerms(understand("hirsikehikko"))).toBeNull();
  expect(relaxTerms(understand("tarkastus"))).toBeNull();
});
