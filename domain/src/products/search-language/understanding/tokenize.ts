import { foldText } from "../../search-words.ts";

/** A word of the search. */
export interface TypedWord {
  /** As typed. */
  typed: string;
  /** Folded to lower case without diacritics. */
  word: string;
  /** How the word is joined to the one before it: `ja`, `sekä`, `myös` and a comma list things, `tai` and `vai` leave the choice. */
  joined?: "and" | "or";
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

const wordPattern = /(?:irto|pino|kiinto|[iphk])[-\s]?m[3³]|\d+[.,]\d+|€|[\p{L}\p{N}\p{M}]+/giu;

const conjunctions = new Map<string, TypedWord["joined"]>([
  ["ja", "and"],
  ["sekä", "and"],
  ["myös", "and"],
  ["tai", "or"],
  ["taikka", "or"],
  ["vai", "or"],
]);

/** Splits a text into words without conjunctions, before folding makes `sekä` (and) `seka` (mixed). Cubic metres stay one word: `i-m3`, `Pino-m³`. */
export function tokenize(text: string, { maxCharacters, maxWords }: Limits = searchLimits): TypedWord[] {
  const words: TypedWord[] = [];
  let joined: TypedWord["joined"];
  let end = 0;
  const searched = text.slice(0, maxCharacters).normalize("NFC");
  for (const { 0: typed, index } of searched.matchAll(wordPattern)) {
    if (/[,/&+]/.test(searched.slice(end, index))) joined ??= "and";
    end = index + typed.length;
    const conjunction = conjunctions.get(typed.toLowerCase());
    if (conjunction) joined = conjunction;
    else {
      const word = foldText(typed).replaceAll("³", "3").replace("€", "e").replace(/[-\s]/g, "");
      words.push({ typed, word, ...(joined && { joined }) });
      joined = undefined;
    }
  }
  return words.slice(0, maxWords);
}
