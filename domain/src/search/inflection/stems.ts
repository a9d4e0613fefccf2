// The stems of a Finnish noun or adjective, found from its ending. All words are folded: `ä` is `a`, `ö` is `o`.

import { strengthen, weaken } from "./gradation.ts";

/** The stems that the case endings join. Several where the ending does not tell which one the word takes. */
export interface Stems {
  /** For the essive and the illative: `haapa`, `hakkee`. */
  strong: readonly string[];
  /** For the genitive and the local cases: `haava`, `hakkee`. */
  weak: readonly string[];
  /** Whole forms of the partitive singular. */
  partitives: readonly string[];
  /** Plural stems in the strong grade; they end in `i`. */
  pluralStrong: readonly string[];
  /** Plural stems in the weak grade; they end in `i`. */
  pluralWeak: readonly string[];
}

/** Words in `-i` whose stem ends in `e`: järvi, järven. The list has last parts of compounds and place names. */
const eStems =
  /(?:jarvi|maki|joki|koski|niemi|saari|salmi|lahti|tahti|nummi|lampi|tammi|saarni|suomi|lehti|loppi|kivi|tuli|tuomi|talvi|kuori)$/;
const longVowel = /(?:aa|ee|ii|oo|uu|yy|ie|uo|yo)$/;

const sameStem = (stem: string, partitives: readonly string[], plural: string): Stems => ({
  strong: [stem],
  weak: [stem],
  partitives,
  pluralStrong: [plural],
  pluralWeak: [plural],
});

/** puu, hakkuu, Vantaa: the plural loses one vowel. */
function toLongVowelStems(word: string): Stems {
  const shortened = /(?:ie|uo|yo)$/.test(word) ? word.slice(0, -2) + word.slice(-1) : word.slice(0, -1);
  return sameStem(word, [`${word}ta`], `${shortened}i`);
}

/** hake, hakkeen; pilke, pilkkeen; tuore, tuoreen; Raahe, Raahen. */
function toEStems(word: string): Stems {
  const bases = strengthen(word.slice(0, -1));
  const plurals = bases.map((base) => `${base}ei`);
  const stems = [...bases.map((base) => `${base}ee`), word];
  return {
    strong: stems,
    weak: stems,
    partitives: [`${word}tta`, `${word}a`],
    pluralStrong: plurals,
    pluralWeak: plurals,
  };
}

/** kuljetus, kuljetuksen; Varkaus, Varkauden; Pihtipudas, Pihtiputaan. */
function toSStems(word: string): Stems {
  const base = word.slice(0, -1);
  const isQuality = /[uy]s$/.test(word);
  const aa = word.endsWith("as") ? strengthen(word.slice(0, -2)).map((strong) => `${strong}aa`) : [];
  const stems = [`${base}kse`, ...aa];
  const plurals = [`${base}ksi`, ...aa.map((stem) => `${stem.slice(0, -1)}i`)];
  return {
    strong: [...stems, ...(isQuality ? [`${base}te`] : [])],
    weak: [...stems, ...(isQuality ? [`${base}de`] : [])],
    partitives: [`${word}ta`, `${base}tta`],
    pluralStrong: plurals,
    pluralWeak: plurals,
  };
}

/** kuusi, kuusen; hirsi, hirren; Haapavesi, Haapaveden; Ylöjärvi, Ylöjärven. */
function toIToEStems(word: string): Stems | null {
  const base = word.slice(0, -2);
  if (word.endsWith("kuusi")) return sameStem(`${base}se`, [`${base}sta`], word);
  if (/(?:hirsi|vesi|uusi)$/.test(word)) {
    const strong = `${base}te`;
    return {
      strong: [strong],
      weak: [weaken(strong)],
      partitives: [`${base}tta`],
      pluralStrong: [word],
      pluralWeak: [word],
    };
  }
  if (!eStems.test(word)) return null;
  const strong = `${word.slice(0, -1)}e`;
  const weak = weaken(strong);
  return {
    strong: [strong],
    weak: [weak],
    partitives: [
      `${strong}a`,
      ...(/[rnlm]i$/.test(word) ? [`${word.slice(0, -1).replace(/m$/, "n")}ta`] : []),
    ],
    pluralStrong: [word],
    pluralWeak: [`${weak.slice(0, -1)}i`],
  };
}

/** klapi, klapin, klapeja; pelletti, pelletin, pellettejä. A single consonant of a loan does not change, so both grades are kept. */
function toIStems(word: string): Stems {
  const plural = `${word.slice(0, -1)}e`;
  return {
    strong: [word],
    weak: [weaken(word), word],
    partitives: [`${word}a`],
    pluralStrong: [`${plural}i`, word],
    pluralWeak: [`${weaken(plural)}i`, `${plural}i`],
  };
}

/** haapa, haavan, haapoja; leppä, lepän, leppiä. Folding hides which of the two plurals a word has, so it gets both. */
function toAStems(word: string): Stems {
  const [strong, weak] = [word.slice(0, -1), weaken(word).slice(0, -1)];
  return {
    strong: [word],
    weak: [weaken(word)],
    partitives: [`${word}a`, ...(/[eio]a$/.test(word) ? [`${word}ta`] : [])],
    pluralStrong: [`${strong}oi`, `${strong}i`],
    pluralWeak: [`${weak}oi`, `${weak}i`],
  };
}

/** halko, halon, halkoja; mänty, männyn; kuutio, kuutiota, kuutioita. */
function toRoundVowelStems(word: string): Stems {
  const isLong = /[^aeiouy]+[aeiouy]+[^aeiouy]+[aeiouy]+[^aeiouy]*[aeiouy]+$/.test(word);
  return {
    strong: [word],
    weak: [weaken(word)],
    partitives: [`${word}a`, ...(isLong ? [`${word}ta`] : [])],
    pluralStrong: [`${word}i`, ...(isLong ? [`${weaken(word)}i`] : [])],
    pluralWeak: [`${weaken(word)}i`],
  };
}

/** Finds the stems of a noun in the nominative singular. */
export function findStems(word: string): Stems {
  const base = word.slice(0, -3);
  if (word.endsWith("nen")) return sameStem(`${base}se`, [`${base}sta`], `${base}si`);
  if (longVowel.test(word)) return toLongVowelStems(word);
  if (word.endsWith("e")) return toEStems(word);
  if (word.endsWith("s")) return toSStems(word);
  if (word.endsWith("in")) return sameStem(`${word.slice(0, -1)}me`, [`${word}ta`], `${word.slice(0, -1)}mi`);
  if (word.endsWith("i")) return toIToEStems(word) ?? toIStems(word);
  if (word.endsWith("a")) return toAStems(word);
  if (/[ouy]$/.test(word)) return toRoundVowelStems(word);
  return toIStems(`${word}i`);
}
