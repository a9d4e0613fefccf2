import { foldText } from "../../search-words.ts";

/** A word of the search. */
export interface TypedWord {
  /** As typed. */
  typed: string;
  /** Folded to lower case without diacritics. */
  word: string;
  /** Set for a place that is not the place of the search: part of a name, so it is not corrected. */
  isName?: boolean;
}

/** Limits of the text that is read. */
interface Limits {
  maxCharacters: number;
  maxWords: number;
}

/** The contract allows searches of 100 characters; anything longer is cut. */
const searchLimits: Limits = { maxCharacters: 200, maxWords: 30 };

const wordPattern = /(?:irto|pino|kiinto|[iphk])[-\s]?m[3³]|\d+[.,]\d+|[\p{L}\p{N}\p{M}]+/giu;

/** `sekä` (and) is left out before folding makes it `seka` (mixed). */
const isSearched = (typed: string) => typed.toLowerCase() !== "sekä";

/** Splits a text into words. Cubic metres stay one word: `i-m3`, `Pino-m³`. */
export function tokenize(text: string, { maxCharacters, maxWords }: Limits = searchLimits): TypedWord[] {
  const typedWords = text.slice(0, maxCharacters).normalize("NFC").match(wordPattern) ?? [];
  return typedWords
    .filter(isSearched)
    .slice(0, maxWords)
    .map((typed) => ({
      typed,
      word: foldText(typed).replaceAll("³", "3").replace(/[-\s]/g, ""),
    }));
}
