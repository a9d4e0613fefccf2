import { foldText } from "../search-words.ts";

/** A word of the search. */
export interface TypedWord {
  /** As typed. */
  typed: string;
  /** Folded to lower case without diacritics. */
  word: string;
  /** How the word is joined to the one before it: `ja`, `sekä`, `myös` and a comma list things, `tai` and `vai` leave the choice. */
  joined?: "and" | "or";
  /** What stands before the word: a slash as in `e/m3`, or a dash as in `50–70`. */
  mark?: "/" | "~";
  /** Set for a place that is not the place of the search: part of a name, so it is not corrected. */
  isName?: boolean;
  /** Set for the word after a place in the genitive: `suunnalla` of `Oriveden suunnalla`. */
  followsPlace?: boolean;
}

/** Limits of the text that is read. */
interface Limits {
  maxCharacters: number;
  maxWords: number;
}

/** The contract allows searches of 100 characters; anything longer is cut. */
const searchLimits: Limits = { maxCharacters: 200, maxWords: 30 };

const wordPattern = /(?:irto|pino|kiinto|[iphk])[-\s]?m[3³]|\d+[.,]\d+|[€%]|[\p{L}\p{N}\p{M}]+/giu;

const conjunctions = new Map<string, TypedWord["joined"]>([
  ["ja", "and"],
  ["sekä", "and"],
  ["myös", "and"],
  ["tai", "or"],
  ["taikka", "or"],
  ["vai", "or"],
]);

const marks: readonly (readonly [RegExp, NonNullable<TypedWord["mark"]>])[] = [
  [/^\s*\/\s*$/, "/"],
  [/^\s*[-–]\s*$/, "~"],
];

/** Writes numbers as one word: `1 000 €`, `1.000,00`, `½`, `1 1/2`, `m^3`, `km:n`. */
const writeNumbersTogether = (text: string): string =>
  text
    .replace(/(?<![\d.,])(\d{1,3})\.(\d{3})(?:,\d\d)?(?!\d)/g, "$1$2")
    .replace(/(?<![\d.,][ \u00a0]?)(\d)[ \u00a0](\d{3})(?:,\d\d)?(?!\d)/g, "$1$2")
    .replace(/(?<!\d)(\d+)\s+1\/2(?!\d)/g, "$1,5")
    .replace(/(?<![\d/])1\/2(?![\d/])|½/g, "0,5")
    .replace(/(?<=\b|\d)m\s?\^\s?3\b|(?<=\d )m 3\b/gi, "m3")
    .replace(/(?<=[\p{L}\d]):(?=(?:n|a|ä|lla|llä|ssa|ssä|sta|stä|aan|ään)(?!\p{L}))/giu, "");

/** Splits a text into words without conjunctions, before folding makes `sekä` (and) `seka` (mixed). Cubic metres stay one word: `i-m3`, `Pino-m³`. */
export function tokenize(text: string, { maxCharacters, maxWords }: Limits = searchLimits): TypedWord[] {
  const words: TypedWord[] = [];
  let joined: TypedWord["joined"];
  let end = 0;
  const searched = writeNumbersTogether(text.slice(0, maxCharacters).normalize("NFC"));
  for (const { 0: typed, index } of searched.matchAll(wordPattern)) {
    const between = searched.slice(end, index);
    if (/[,/&+]/.test(between)) joined ??= "and";
    end = index + typed.length;
    const conjunction = conjunctions.get(typed.toLowerCase());
    if (conjunction) joined = conjunction;
    else {
      const word = foldText(typed)
        .replaceAll("²", "2")
        .replaceAll("³", "3")
        .replace("€", "e")
        .replace("%", "prosenttia")
        .replace(/[-\s]/g, "");
      const mark = marks.find(([pattern]) => pattern.test(between))?.[1];
      words.push({ typed, word, ...(joined && { joined }), ...(mark && { mark }) });
      joined = undefined;
    }
  }
  return words.slice(0, maxWords);
}
