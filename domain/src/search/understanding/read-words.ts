import { isNumber } from "../conditions/numbers.ts";
import { findConcept } from "../vocabulary/vocabulary.ts";
import type { ReadConcept } from "./conflicts.ts";
import { readMeasure } from "./lengths.ts";
import type { TypedWord } from "./tokenize.ts";
import { guessCompound, guessWord, readKnownWord, readSeparatedWord, type WordReading } from "./words.ts";

/** The concepts of a search, and the words that are nothing of the vocabulary. */
interface ReadWords {
  concepts: ReadConcept[];
  words: (TypedWord & { position: number })[];
}

const negations = new Set(["ei", "eika", "enka", "ettei", "ilman", "paitsi"]);

/** Leaves out each word after a negation, with its alternative: `ei kuusta tai mäntyä`. */
function dropNegated(words: readonly (TypedWord | null)[]): (TypedWord | null)[] {
  let isNegated = false;
  return words.map((word, position) => {
    const isAlternative = isNegated && word?.joined === "or";
    isNegated = isAlternative || negations.has(words[position - 1]?.word ?? "");
    return isNegated ? null : word;
  });
}

/** A number in speech, but spruce while it is typed. */
const unfinishedSpruce = "kuus";

/** Reads a word: one of the vocabulary, so that `kuusi` is a tree; a number, which is not searched; or a guess. */
function readWord({ word, isName }: TypedWord): WordReading | null {
  const known = readKnownWord(word);
  if (known || isName) return known;
  return isNumber(word) && word !== unfinishedSpruce
    ? { meanings: [], isGuess: false }
    : (guessWord(word) ?? guessCompound(word));
}

function toMeasureReading(token: string | null): WordReading {
  const concept = (token !== null && findConcept(token)) || null;
  return { meanings: [{ concept, isWeak: false }], isGuess: false };
}

/** Reads what begins with a word: two words written apart, a number with its unit, or the word alone. */
function readNext(
  start: TypedWord,
  next: TypedWord | null,
): { reading: WordReading | null; typed: string; count: number } {
  const both = next ? `${start.typed} ${next.typed}` : start.typed;
  const separated = next && !next.joined && readSeparatedWord(start.word, next.word);
  if (separated) return { reading: separated, typed: both, count: 2 };
  const measure = readMeasure(next ? [start, next] : [start]);
  if (!measure) return { reading: readWord(start), typed: start.typed, count: 1 };
  const { token, count } = measure;
  return { reading: toMeasureReading(token), typed: count === 2 ? both : start.typed, count };
}

/** Reads the words that are not places; null stands for a word that is not read. */
export function readWords(allWords: readonly (TypedWord | null)[]): ReadWords {
  const typedWords = dropNegated(allWords);
  const read: ReadWords = { concepts: [], words: [] };
  for (let position = 0; position < typedWords.length; ) {
    const start = typedWords[position];
    const { reading, typed, count } = start
      ? readNext(start, typedWords[position + 1] ?? null)
      : { reading: null, typed: "", count: 1 };
    if (start) addReading(read, { ...start, typed, position }, reading);
    position += count;
  }
  return read;
}

/** Adds the concepts of a word, or the word itself if nothing is known of it. */
function addReading(read: ReadWords, word: ReadWords["words"][number], reading: WordReading | null) {
  if (!reading) read.words.push(word);
  for (const { concept, isWeak, isDescription = false } of reading?.meanings ?? []) {
    const isGuess = reading?.isGuess ?? false;
    if (concept) read.concepts.push({ ...word, concept, isWeak, isDescription, isGuess });
  }
}
