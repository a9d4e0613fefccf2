import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hasPrefixes,
  splitWords,
  toIndexedPrefix,
  toPrefixes,
  toPrefixPairs,
  toSearchPair,
  toSearchPrefixes,
  toSlug,
} from "./search-words.ts";

test("words are folded and split", () => {
  expect(splitWords("Mäntyä & Kuusi-klapia, 33cm")).toEqual(["mantya", "kuusi", "klapia", "33cm"]);
});

test("prefixes run from three letters to twelve, and shorter words stand whole", () => {
  expect(toPrefixes(["Koivu ja"])).toEqual(["koi", "koiv", "koivu", "ja"]);
  expect(toPrefixes(["Metsäkoneurakointi"]).at(-1)).toBe("metsakoneura");
});

test("a prefix never cuts a character in two", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(toPrefixes([text]).join()).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

test("every indexed word is found by each of its beginnings", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäö]{3,20}$/), fc.integer({ min: 3, max: 20 }), (word, length) => {
      const [folded = ""] = splitWords(word);
      const sought = toIndexedPrefix(folded.slice(0, length));
      expect(sought === null || toPrefixes([word]).includes(sought)).toBe(true);
    }),
  );
});

test("whatever a seller is called, who searches for the whole name finds them", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(hasPrefixes(toPrefixes([name]), toSearchPrefixes(name))).toBe(true);
    }),
    { examples: [["Kaadettu ja Pilkottu Oy"]] },
  );
});

test("each two words are indexed together by their beginnings, once", () => {
  expect(toPrefixPairs(["Koivu ja Halko", "Mänty, koivu"])).toEqual(["hal koi", "hal man", "koi man"]);
});

test.each([
  { text: "mänty koivuhalko", sought: "koi man" },
  { text: "halko ja mäntyä", sought: "hal man" },
  { text: "koivu koivuhalko oy", sought: "koivuhalko" },
  { text: "koivu", sought: "koivu" },
  { text: "oy", sought: null },
])("'$text' is looked up as $sought", ({ text, sought }) => {
  expect(toSearchPair(toSearchPrefixes(text))).toBe(sought);
});

test("whatever a person is called, who searches for the whole name looks up what is indexed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const sought = toSearchPair(toSearchPrefixes(name));
      const indexed = [...toPrefixes([name]), ...toPrefixPairs([name])];
      expect(sought === null || indexed.includes(sought)).toBe(true);
    }),
    { examples: [["Kaadettu ja Pilkottu Oy"]] },
  );
});

test.each([
  { name: "Etelä-Karjala", slug: "etela-karjala" },
  { name: "Pyhtää (uusi)", slug: "pyhtaa-uusi" },
  { name: "Đakovo Øst", slug: "dakovo-ost" },
  { name: "Łódź, Straße, Æbeltoft", slug: "lodz-strasse-aebeltoft" },
  { name: "ꂆ𝝅", slug: "" },
])("$name becomes the id '$slug'", ({ name, slug }) => {
  expect(toSlug(name)).toBe(slug);
});
