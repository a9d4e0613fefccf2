import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toSearchText } from "../criteria/to-search-text.ts";
import { findFit } from "../listing/fit.ts";
import { toListingTokens } from "../listing/listing-tokens.ts";
import { chipPhrases } from "../testing/chip-phrases.ts";
import { conditionPhrases } from "../testing/condition-phrases.ts";
import { phrases } from "../testing/phrases.ts";
import { createSamplePlaces, sampleMarket, sampleToday } from "../testing/sample-market.ts";
import { maxTerms, type SearchTerm, understandSearch } from "./understand-search.ts";

const places = createSamplePlaces();
const understand = (text: string) => understandSearch(text, places, sampleToday);
const toTokens = ({ token, alternatives }: SearchTerm) =>
  [token, ...alternatives.map((other) => other.token)].join("|");

test.each(["musta multa", "ruskea pelto", "terva", "koksia", "mullat"])("%s names no place", (text) => {
  expect(understand(text).place).toBeNull();
});

test("a place with a typo is a guess, and a form of its name is none", () => {
  expect(understand("klapit tampre").place).toMatchObject({ id: "tampere", isGuess: true });
  expect(understand("klapit Tampereelta").place).toMatchObject({ id: "tampere", isGuess: false });
});

test("a word that begins with a wood and cannot be read is an optional guess of it beside others", () => {
  const guess = { token: "koivu", exactToken: "koivuklaopja*", isOptional: true, isGuess: true };
  expect(understand("koivuklaopja säkissä").terms).toMatchObject([guess, { token: "pakattu" }]);
  expect(understand("koivuklaopja koivua").terms).toMatchObject([{ token: "koivu", isOptional: false }]);
  expect(understand("Koivumestari").terms).toMatchObject([{ kind: "word", isOptional: false }]);
});

test("a word that is repeated is one term", () => {
  expect(understand("Halkomestari Halkomestari").terms).toHaveLength(1);
});

describe("a search is understood as terms", () => {
  test("with their tokens, labels and the words typed, in the order typed", () => {
    expect(understand("Kuivia koivuklapeja 33cm Tampereelle")).toMatchObject({
      terms: [
        { token: "kuiva", exactToken: "=kuiva", label: "kuiva", typed: "Kuivia" },
        { token: "koivu", label: "koivu", typed: "koivuklapeja" },
        { token: "polttopuu", label: "polttopuu", typed: "koivuklapeja" },
        { token: "33cm", label: "33 cm", typed: "33cm" },
      ],
      place: { kind: "locality", id: "tampere", label: "Tampere", typed: "Tampereelle" },
      ignored: [],
      unknownZip: null,
    });
  });

  test.each([
    ["puun kaatoa", "puunkaato"],
    ["polttopuiden kuljetus", "kuljetus"],
    ["koivuklapit kuljetuksella", "koivu polttopuu toimitus"],
    ["33 cm klapit", "33cm polttopuu"],
    ["puolen metrin halkoja", "50cm halko"],
    ["motti koivua", "motti koivu"],
    ["koivua ei kuusta", "koivu"],
    ["koivua ei kuusta tai mäntyä", "koivu"],
    ["klapien tekoon apua", "pilkonta"],
    ["ostetaan halpoja klapeja", "polttopuu"],
    ["klapeja ja brikettejä", "polttopuu|briketti"],
    ["25-30 cm klapit", "25cm|30cm polttopuu"],
    ["koivua, leppää, haapaa ja mäntyä", "koivu|leppa|haapa"],
    ["koivu- tai leppäklapeja", "koivu|leppa polttopuu"],
    ["lautaa ja sahatavaraa", "lauta|sahatavara"],
    ["sahatavaraa lautaa", "sahatavara lauta"],
    ["sekoitus koivua ja leppää", "sekapuu koivu|leppa"],
    ["säkissä tai irtona", "pakattu|irto"],
    ["nouto ja kuljetus klapit", "nouto toimitus polttopuu"],
    ["puiden kaato ja pilkkominen", "puunkaato|pilkonta"],
    ["lautaa ja sahausta", "sahaus"],
    ["rankaa klapikoneeseen", "ranka"],
    ["kelpo kuusihalkoja", "kuusi halko"],
    ["peletti tai briketti", "pelletti|briketti"],
    ["koivoja kuusta", "kuusi"],
    ["polttopuun kaato", "puunkaato"],
    ["pilkottuja koivuhalkoja", "koivu halko"],
    ["puuta kotiin kuljetettuna", "polttopuu toimitus"],
    ["saunapuut", "polttopuu"],
    ["kuivat takkapuut", "kuiva polttopuu"],
    ["poltto puita", "polttopuu"],
    ["Virtasen klapit", "virta* polttopuu"],
    ["", ""],
    ["!!! 🪵", ""],
  ])("%s: %s", (text, tokens) => {
    const { terms } = understand(text);
    expect(terms.map(toTokens).join(" ")).toBe(tokens);
  });

  test("words that are not searched are named", () => {
    expect(understand("myydään kuusta, mäntyä, haapaa ja koivua").ignored).toEqual(["myydään", "koivua"]);
    expect(understand("lautaa ja sahausta").ignored).toEqual(["lautaa"]);
  });

  test.each(
    "omaan ison iso luona tehtyä kirveellä tarvitsen tarvitaan etsin löytyykö missä onko mulle minulle meille laadukasta hyvää parasta paras hinnat valmiiksi valmiiks ostaisin saisko kuka mistä".split(
      " ",
    ),
  )("%s says nothing of a listing", (word) => {
    expect(understand(word)).toMatchObject({ terms: [], place: null, ignored: [word] });
    expect(understand(`${word} klapeja`)).toMatchObject({ terms: [{ token: "polttopuu" }], ignored: [word] });
  });

  test("alternatives are one term with the labels of all", () => {
    expect(understand("lautaa ja lankkua").terms).toMatchObject([
      { label: "lauta tai lankku", typed: "lautaa lankkua", alternatives: [{ exactToken: "=lankku" }] },
    ]);
  });

  test("a zip code without a known place is reported, not searched", () => {
    expect(understand("klapit 99998")).toMatchObject({
      terms: [{ token: "polttopuu" }],
      place: null,
      unknownZip: "99998",
    });
  });
});

test("whatever is typed, the terms are bounded and their tokens are not empty", () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("koivu", "33", "cm", "Tampere", "ei"),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const { terms } = understand(words.join(" "));
      expect(terms.length).toBeLessThanOrEqual(maxTerms);
      for (const { token, exactToken } of terms)
        expect(Math.min(token.length, exactToken.length)).toBeGreaterThan(0);
    }),
  );
});

test("the text of the chips is understood as the same terms and place", () => {
  const all = [...phrases, ...conditionPhrases, ...chipPhrases.flatMap((table) => table.phrases)];
  const faults = all.flatMap(({ phrase }) => {
    const understood = understand(phrase);
    const { terms, place } = understood;
    const again = understand(toSearchText(understood));
    const [tokens, tokensAgain] = [terms, again.terms].map((all) => all.map(toTokens).join(" "));
    const [set, setAgain] = [understood, again].map(({ conditions }) =>
      conditions.map(({ label }) => label).join(", "),
    );
    const isSame = tokensAgain === tokens && again.place?.id === place?.id && set === setAgain;
    return isSame ? [] : [`${phrase}: ${tokens}, then ${tokensAgain}`];
  });
  expect(faults).toEqual([]);
});

test("a seller's listings are found by the whole name", () => {
  const faults = sampleMarket.flatMap((product) => {
    const { terms } = understand(product.owner.name);
    return findFit(toListingTokens(product, sampleToday), terms) !== null
      ? []
      : [`${product.owner.name}: ${terms.map(({ token }) => token)}`];
  });
  expect(faults).toEqual([]);
});

test("what only firewood has a field for is optional beside another product", () => {
  expect(understand("kuivaa mäntylautaa").terms).toMatchObject([
    { token: "kuiva", isOptional: true },
    { token: "manty", isOptional: true },
    { token: "lauta", isOptional: false },
  ]);
  expect(understand("kuivaa mäntyklapia").terms.some(({ isOptional }) => isOptional)).toBe(false);
});

test.each(["Isokoskella", "Isokoskelta", "isokoski", "Isokankaalla", "Uudellavaaralla"])(
  "a seller called %s comes first, but others are found too",
  (word) => {
    expect(understand(`klapeja ${word}`).terms).toMatchObject([
      { token: "polttopuu", isOptional: false },
      { kind: "word", isOptional: true },
    ]);
    expect(understand(word).terms).toMatchObject([{ kind: "word", isOptional: false }]);
  },
);

test.each(["Isokoskelle", "Isokoskeen", "Isokoskessa", "Isokoskesta"])(
  "%s is not searched beside klapit",
  (word) => {
    expect(understand(`klapeja ${word}`).terms).toMatchObject([{ token: "polttopuu" }]);
  },
);

test.each(["Virtaselta", "Halkomestarilta", "Mattilalta"])(
  "a listing must be of %s, who is no place",
  (word) => {
    expect(understand(`klapeja ${word}`).terms).toMatchObject([{}, { kind: "word", isOptional: false }]);
  },
);

test("a seller after a place in the genitive comes first, but others of the place are found too", () => {
  expect(understand("klapeja Tampereen Halkomestarilta")).toMatchObject({
    terms: [{ token: "polttopuu" }, { kind: "word", isOptional: true }],
    place: { id: "tampere" },
  });
});
