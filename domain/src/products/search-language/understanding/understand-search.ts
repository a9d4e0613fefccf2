import { toExactToken } from "../listing/listing-tokens.ts";
import { findPlaceByZip, type Place, type PlaceIndex } from "../places/place-index.ts";
import type { ConceptKind } from "../vocabulary/concept.ts";
import { findConcept } from "../vocabulary/vocabulary.ts";
import { type ReadConcept, resolveConflicts } from "./conflicts.ts";
import { toExactWordToken, toWordToken } from "./free-words.ts";
import { readMeasure } from "./lengths.ts";
import { readPlaces } from "./read-places.ts";
import { type TypedWord, tokenize } from "./tokenize.ts";
import { guessCompound, guessWord, readKnownWord, readSeparatedWord, type WordReading } from "./words.ts";

/** A term that every listing found has. */
export interface SearchTerm {
  /** Token in the index of all listings that satisfy the term. */
  token: string;
  /** Token of those that fit it exactly, which come first. */
  exactToken: string;
  /** Text of its chip. */
  label: string;
  /** The words that it was read from, as typed. */
  typed: string;
  kind: ConceptKind | "word";
  /** Whether the word was unknown and the term is what it most likely means. */
  isGuess: boolean;
}

/** A place that the search names. */
export interface SearchPlace extends Place {
  typed: string;
}

/** What was understood of a search. */
export interface UnderstoodSearch {
  /** At most `maxTerms`, in the order typed. */
  terms: SearchTerm[];
  place: SearchPlace | null;
  /** Words that are not searched, as typed: `myydään`, `halpoja`, and what no listing has together with the terms. */
  ignored: string[];
  /** A zip code whose place is not known. */
  unknownZip: string | null;
}

export const maxTerms = 10;

interface ReadWords {
  concepts: ReadConcept[];
  words: (TypedWord & { position: number })[];
}

const negations = new Set(["ei", "eika", "ilman"]);

/** Leaves out each word after a negation: `ei kuusta`. */
const dropNegated = (words: readonly (TypedWord | null)[]) =>
  words.map((word, position) => (negations.has(words[position - 1]?.word ?? "") ? null : word));

/** Reads the words that are not places. */
function readWords(typedWords: readonly (TypedWord | null)[]): ReadWords {
  const read: ReadWords = { concepts: [], words: [] };
  for (let position = 0; position < typedWords.length; ) {
    const [start, next] = [typedWords[position], typedWords[position + 1]];
    const separated = start && next ? readSeparatedWord(start.word, next.word) : null;
    const measure = start ? readMeasure(next ? [start, next] : [start]) : null;
    const count = separated ? 2 : (measure?.count ?? 1);
    const reading = separated ?? (measure && toMeasureReading(measure.token));
    if (start && reading) {
      const typed = count === 2 && next ? `${start.typed} ${next.typed}` : start.typed;
      addReading(read, { ...start, typed, position }, reading);
    } else if (start) {
      addReading(read, { ...start, position }, readWord(start));
    }
    position += count;
  }
  return read;
}

function readWord({ word, isName }: TypedWord): WordReading | null {
  return readKnownWord(word) ?? (isName ? null : (guessWord(word) ?? guessCompound(word)));
}

/** Adds the concepts of a word, or the word itself if nothing is known of it. */
function addReading(read: ReadWords, word: TypedWord & { position: number }, reading: WordReading | null) {
  if (!reading) read.words.push(word);
  for (const { concept, isWeak } of reading?.meanings ?? []) {
    if (concept) read.concepts.push({ ...word, concept, isWeak, isGuess: reading?.isGuess ?? false });
  }
}

function toMeasureReading(token: string | null): WordReading {
  const concept = (token !== null && findConcept(token)) || null;
  return { meanings: [{ concept, isWeak: false }], isGuess: false };
}

const toConceptTerm = ({ concept, typed, word, isGuess }: ReadConcept): SearchTerm => ({
  token: concept.token,
  // A guess may be the name of a seller: listings with the word as typed come first.
  exactToken: isGuess ? toExactWordToken(word) : toExactToken(concept.token),
  label: concept.label,
  typed,
  kind: concept.kind,
  isGuess,
});

const toWordTerm = ({ typed, word }: TypedWord): SearchTerm => ({
  token: toWordToken(word),
  exactToken: toExactWordToken(word),
  label: typed,
  typed,
  kind: "word",
  isGuess: false,
});

const zipPattern = /^\d{5}$/;

/**
 * Understands a search: what is searched, and where.
 * @param places of `createPlaceIndex`
 */
export function understandSearch(text: string, places: PlaceIndex): UnderstoodSearch {
  const typedWords = tokenize(text);
  const zip = typedWords.find(({ word }) => zipPattern.test(word));
  const { place: named, rest } = readPlaces(typedWords, places);
  const placeOfZip = zip ? findPlaceByZip(places, zip.word) : null;
  const place = named ?? (zip && placeOfZip ? { ...placeOfZip, typed: zip.typed } : null);
  const read = readWords(
    dropNegated(rest).map((typed) => (typed && zipPattern.test(typed.word) ? null : typed)),
  );
  const delivery = findConcept("toimitus");
  const concepts = delivery
    ? resolveConflicts(read.concepts, { hasWords: read.words.length > 0, delivery })
    : read.concepts;
  const terms = [
    ...concepts.map((concept) => ({ position: concept.position, term: toConceptTerm(concept) })),
    ...read.words.map((word) => ({ position: word.position, term: toWordTerm(word) })),
  ]
    .sort((a, b) => a.position - b.position)
    .map(({ term }) => term)
    .slice(0, maxTerms);
  const used = new Set([...terms, ...(place ? [place] : [])].flatMap(({ typed }) => typed.split(/[\s-]+/)));
  return {
    terms,
    place,
    ignored: typedWords.map(({ typed }) => typed).filter((typed) => !used.has(typed) && typed !== zip?.typed),
    unknownZip: zip && !placeOfZip ? zip.typed : null,
  };
}

/** Writes terms and place as a search that is understood as the same; used when a chip is taken off. */
export function toSearchText(terms: readonly SearchTerm[], place: SearchPlace | null): string {
  return [...terms.map(({ label }) => label), ...(place ? [place.label] : [])].join(" ");
}
