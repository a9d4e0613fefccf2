import { isCommon } from "../vocabulary/common-words.ts";
import type { Concept } from "../vocabulary/concept.ts";
import {
  findVerb,
  formsByStart,
  formsForCorrection,
  type Meaning,
  meaningsByForm,
} from "../vocabulary/vocabulary-forms.ts";
import { listMeaningsFrom } from "./beginnings.ts";
import { findTail, splitCompound, splitMistypedCompound } from "./compounds.ts";
import { findCorrection } from "./typos.ts";

/** What a word means. Without meanings it is unknown; with meanings that have no concept it is ignored. */
export interface WordReading {
  meanings: readonly Meaning[];
  /** How sure the reading is: a known form or compound, or a guess that a seller's name may contradict. */
  isGuess: boolean;
}

const minBeginning = 3;

/** The meaning of the word of which this is the beginning, when only one concept has such words: `koiv`, `kla`. */
function findByBeginning(beginning: string): Meaning | null {
  if (beginning.length < minBeginning) return null;
  const found = new Map<Concept | null, Meaning>();
  for (const meaning of listMeaningsFrom(beginning, formsByStart())) found.set(meaning.concept, meaning);
  const [only] = found.values();
  return found.size === 1 && only?.concept ? only : null;
}

/** Endings that any word can have: myydäänkö, halkojakin, kuutioi-ttain. */
const particlePattern = /(?<=\w{4})(?:ko|kin|kaan|han|ttain)$/;

/** Reads a word that is in the vocabulary, a form of a verb, or a compound of words of the vocabulary. */
export function readKnownWord(word: string): WordReading | null {
  const verb = findVerb(word);
  if (verb) return { meanings: [verb], isGuess: false };
  const meanings = splitCompound(word);
  return meanings && { meanings, isGuess: false };
}

/** Reads two words that buyers wrote apart: `sahan purua`, `joulu kuusi`. */
export function readSeparatedWord(first: string, second: string): WordReading | null {
  const meaning = meaningsByForm().get(first + second);
  return meaning?.concept && !meaning.isWeak ? { meanings: [meaning], isGuess: false } : null;
}

/** Letters that buyers write for Finnish ones: `koiwu`, `clapi`; then those that sound alike: `klabi`, `koifu`. */
const foreignLetters: Readonly<Record<string, string>> = { w: "v", c: "k", q: "k", x: "ks", z: "s" };
const softLetters: Readonly<Record<string, string>> = { b: "p", d: "t", f: "v", g: "k" };

const replaceLetters = (word: string, letters: Readonly<Record<string, string>>) =>
  word.replace(/[b-z]/g, (letter) => letters[letter] ?? letter);

/** Reads a word as it sounds: `koiwuklabi` is koivu and klapi. */
function readByEar(word: string): WordReading | null {
  const finnish = replaceLetters(word, foreignLetters);
  for (const spelled of new Set([finnish, replaceLetters(finnish, softLetters)])) {
    const known = spelled === word ? null : readKnownWord(spelled);
    if (known?.meanings.some(({ concept }) => concept)) return { ...known, isGuess: true };
  }
  return null;
}

const toGuess = (meanings: readonly Meaning[] | null): WordReading | null =>
  meanings && { meanings, isGuess: true };

/** Reads an unknown word without its particle, or guesses that it is unfinished or has a typo. */
export function guessWord(word: string): WordReading | null {
  const withoutParticle = particlePattern.test(word)
    ? readKnownWord(word.replace(particlePattern, ""))
    : null;
  const known = withoutParticle ?? readByEar(word);
  if (known) return known;
  if (isCommon(word)) return null;
  const meaning = findByBeginning(word) ?? findCorrection(word, formsForCorrection());
  return meaning?.concept ? toGuess([meaning]) : null;
}

/** Guesses that an unknown word is a compound with a typo, or one of which only the end is known. */
export function guessCompound(word: string): WordReading | null {
  if (isCommon(word)) return null;
  const mistyped = splitMistypedCompound(word);
  if (mistyped) return toGuess(mistyped);
  const tail = findTail(word);
  return toGuess(tail && [tail]);
}
