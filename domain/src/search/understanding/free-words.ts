// Words that are not of the vocabulary, such as names of sellers: indexed by their beginnings, searched by their stem.

import { stemmer } from "@orama/stemmers/finnish";
import { toIndexedPrefix, toPrefixes } from "../search-words.ts";

/** Marks the beginning of a word, so that it never equals the token of a concept: `koivula*`. */
const toToken = (beginning: string) => `${beginning}*`;

const minStem = 3;

/** Endings in which the stem differs from the beginning of the nominative: Virtasen, kuljetukse-, Lahde-, Ranna-. */
const changingEnds: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/s(?:en|ta|ella|elta|elle|essa|esta|een|et|ten|ia|ien|illa|ilta|ille)?$/, ""],
  [/ks(?:e\w*|i\w*)?$/, ""],
  [/n$/, ""],
  [/[dv]$/, ""],
  [/([lrmn])\1$/, "$1"],
  [/ng$/, "n"],
  [/[aeiouy]$/, ""],
];

/** The beginning that all forms of a word have in common, as far as it is known; at least three letters. */
export function toCommonBeginning(word: string): string {
  const stem = stemmer(word.replace(/sn$/, "sen"));
  const beginning = word.startsWith(stem) ? stem : word.slice(0, Math.max(minStem, stem.length - 1));
  const isInflected = beginning.length < word.length;
  const candidates = isInflected
    ? changingEnds.map(([pattern, replacement]) => beginning.replace(pattern, replacement))
    : [];
  const shortest = candidates.find((candidate) => candidate !== beginning && candidate.length >= minStem);
  return shortest ?? beginning;
}

/** The token that finds listings with a form of this word. */
export function toWordToken(word: string): string {
  const beginning = toCommonBeginning(word);
  return toToken(toIndexedPrefix(beginning) ?? toIndexedPrefix(word) ?? word);
}

/** The token that finds listings with this word, or with longer ones that begin with it. */
export const toExactWordToken = (word: string): string => toToken(toIndexedPrefix(word) ?? word);

/** The tokens under which words are found by their beginnings. */
export const toBeginningTokens = (words: readonly string[]): string[] => toPrefixes(words).map(toToken);
