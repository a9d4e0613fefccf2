import type { CalendarDay } from "../../schemas/primitives.ts";
import type { Condition } from "../conditions/condition.ts";
import { readConditions } from "../conditions/read-conditions.ts";
import { findPlaceByZip, type Place, type PlaceIndex } from "../places/place-index.ts";
import type { ConceptKind } from "../vocabulary/concept.ts";
import { findConcept, toExactToken } from "../vocabulary/vocabulary.ts";
import { findMaterialAtStart } from "./compounds.ts";
import { type Alternatives, type ReadConcept, resolveConflicts } from "./conflicts.ts";
import { toExactWordToken, toWordToken } from "./free-words.ts";
import { readPlaces, surnamePattern } from "./read-places.ts";
import { readWords } from "./read-words.ts";
import { type TypedWord, tokenize } from "./tokenize.ts";

/** What a listing is searched by. */
interface SearchedConcept {
  /** Token of listings that satisfy the term by a mention or a related concept; for a word, of all that have it. */
  token: string;
  /** Token of listings that fit it exactly, which come first. */
  exactToken: string;
  kind: ConceptKind | "word";
}

/** A term that every listing found has, or one of its alternatives. */
export interface SearchTerm extends SearchedConcept {
  /** What satisfies the term as well: lankku of `lautaa ja lankkua`. */
  alternatives: readonly SearchedConcept[];
  /** Text of its chip. */
  label: string;
  /** The words that it was read from, as typed. */
  typed: string;
  /** A listing that has it comes first, the others are found as well: set where listings have no such field, or the word may be part of a name. */
  isOptional: boolean;
  /** Whether the word was unknown and the term is what it most likely means. */
  isGuess: boolean;
}

/** A place that the search names. */
export interface SearchPlace extends Place {
  typed: string;
  /** Whether the word was no form of the name and the place is what it most likely means. */
  isGuess: boolean;
}

/** What was understood of a search. */
export interface UnderstoodSearch {
  /** At most `maxTerms`, in the order typed. */
  terms: SearchTerm[];
  place: SearchPlace | null;
  /** The price, the amount, the order, the time and the distance that the words tell; one of each at most. */
  conditions: Condition[];
  /** Words that are not searched, as typed: `myydään`, `hyviä`, and what no listing has together with the terms. */
  ignored: string[];
  /** A zip code whose place is not known. */
  unknownZip: string | null;
}

export const maxTerms = 10;

const attributeKinds: ReadonlySet<ConceptKind> = new Set(["material", "quality", "length", "package"]);

/** The words between the labels of alternatives; a search for the label is understood as the same alternatives. */
const alternativeSeparator = " tai ";

/** Only firewood has fields for its wood, its length and its package; other products may describe them. */
const isOptional = ([{ concept }]: Alternatives, all: readonly Alternatives[]) =>
  attributeKinds.has(concept.kind) && all.flat().some((other) => other.concept.kind === "product");

const toSearchedConcept = ({ concept, word, isGuess }: ReadConcept): SearchedConcept => ({
  token: concept.token,
  // A guess may be the name of a seller: listings with the word as typed come first.
  exactToken: isGuess ? toExactWordToken(word) : toExactToken(concept.token),
  kind: concept.kind,
});

const toRequiredTerm = (read: Alternatives): SearchTerm => {
  const [first, ...others] = read;
  return {
    ...toSearchedConcept(first),
    alternatives: others.map(toSearchedConcept),
    label: read.map(({ concept }) => concept.label).join(alternativeSeparator),
    typed: [...new Set(read.map(({ typed }) => typed))].join(" "),
    isOptional: false,
    isGuess: read.some(({ isGuess }) => isGuess),
  };
};

/** A weak word beside a name may be part of it, so it is optional: `Virtasen saha`. */
const toTermBesideWords = (read: Alternatives): SearchTerm => {
  const term = toRequiredTerm(read);
  return { ...term, label: term.typed, isOptional: true };
};

const toConceptTerm = (read: Alternatives, all: readonly Alternatives[]): SearchTerm => ({
  ...toRequiredTerm(read),
  isOptional: isOptional(read, all),
});

const toWordTerm = (read: TypedWord, isBesideOthers: boolean): SearchTerm => {
  const { typed, word } = read;
  return {
    token: toWordToken(word),
    exactToken: toExactWordToken(word),
    alternatives: [],
    label: typed,
    typed,
    kind: "word",
    isOptional: isBesideOthers && (isLikePlace(word) || isAroundOrSeller(read)),
    isGuess: false,
  };
};

/**
 * Whether an unknown word tells for what, where or how: `hevosille`, `Tikkurilaan`, `pinottuna`. Sellers are named in other cases, so beside
 * other terms the word is not searched.
 */
const isCircumstance = ({ word, followsPlace = false }: TypedWord) =>
  word.length >= 6 &&
  !word.endsWith("maan") &&
  (/(?:[aeiouy]lle|([aeiouy])\1n|[aeiouy]ssa|[aeiouy]sta|t[uy]na|iksi?|avaksi?)$/.test(word) ||
    (followsPlace && isAround(word)));

/** Whether a word after a place in the genitive tells what is around it: `suunnalla`, `nurkil`. A surname is that of a seller. */
const isAround = (word: string) => /[aeiouy](?:lla|lle|l)$/.test(word) && !surnamePattern.test(word);

/** Whether a word after a place in the genitive is around it or a seller there: `perämailta`, `Halkomestarilta`. It is optional beside others. */
const isAroundOrSeller = ({ word, followsPlace = false }: TypedWord) =>
  followsPlace && /[aeiouy]lta?$/.test(word) && !surnamePattern.test(word);

/**
 * Whether an unknown word may be a village or the surname that is called after one: `Isokoski`, `Kivijoella`. In cases that
 * sellers have as well it is optional beside other terms, so that listings of such a seller come first.
 */
const isLikePlace = (word: string) =>
  word.length >= 7 &&
  /(?:koski|joki|jarvi|maki|niemi|lahti|saari|salmi|kyla|nummi|vaara|lampi|ranta|harju|vuori|korpi|(?:koske|joe|jarve|mae|nieme|lahde|saare|salme|kyla|numme|vaara|lamme|ranna|harju|vuore|korve|kankaa|(a|e|o|u|y)\1)l[lt]a)$/.test(
    word,
  );

/** A word beside other terms that begins with a wood is most likely of it, unless it is a name: `koivuklaopja`, not Koivuniemi. */
function toTermBesideOthers(typed: TypedWord): SearchTerm {
  const { word } = typed;
  const term = toWordTerm(typed, true);
  const material = surnamePattern.test(word) || isLikePlace(word) ? null : findMaterialAtStart(word);
  return material
    ? {
        ...term,
        token: material.token,
        kind: material.kind,
        label: material.label,
        isOptional: true,
        isGuess: true,
      }
    : term;
}

/** Whether another term asks for the same: an earlier one, or one that is required where this one is optional. */
const isRepeated = ({ token, isOptional }: SearchTerm, index: number, all: readonly SearchTerm[]) =>
  all.some(
    (other, position) =>
      other.token === token && (other.isOptional === isOptional ? position < index : isOptional),
  );

const zipPattern = /^\d{5}$/;

/**
 * Understands a search: what is searched, and where.
 * @param places of `createPlaceIndex`
 * @param today the day in Finland, from which `ennen joulua` is counted
 */
export function understandSearch(text: string, places: PlaceIndex, today: CalendarDay): UnderstoodSearch {
  const allWords = tokenize(text);
  const { conditions, rest: typedWords } = readConditions(allWords, today);
  const zip = typedWords.find(({ word }) => zipPattern.test(word));
  const { place: named, rest } = readPlaces(typedWords, places);
  const placeOfZip = zip ? findPlaceByZip(places, zip.word) : null;
  const place = named ?? (zip && placeOfZip ? { ...placeOfZip, typed: zip.typed, isGuess: false } : null);
  const read = readWords(rest.map((typed) => (typed && zipPattern.test(typed.word) ? null : typed)));
  const delivery = findConcept("toimitus");
  const isOnlyWords = read.concepts.length === 0 && place === null;
  const words = isOnlyWords ? read.words : read.words.filter((word) => !isCircumstance(word));
  const concepts = delivery ? resolveConflicts(read.concepts, delivery) : [];
  const terms = [
    ...concepts.map((alternatives) => ({
      position: alternatives[0].position,
      term:
        alternatives[0].isWeak && words.length > 0
          ? toTermBesideWords(alternatives)
          : toConceptTerm(alternatives, concepts),
    })),
    ...words.map((word) => ({
      position: word.position,
      term: isOnlyWords ? toWordTerm(word, false) : toTermBesideOthers(word),
    })),
  ]
    .sort((a, b) => a.position - b.position)
    .map(({ term }) => term)
    .filter((term, index, all) => !isRepeated(term, index, all))
    .slice(0, maxTerms);
  const searched = [...terms, ...(place ? [place] : []), ...conditions].map(({ typed }) => typed);
  const used = new Set(searched.flatMap((typed) => [...typed.split(/\s+/), ...typed.split(/[\s-]+/)]));
  return {
    terms,
    place,
    conditions,
    ignored: allWords.map(({ typed }) => typed).filter((typed) => !used.has(typed) && typed !== zip?.typed),
    unknownZip: zip && !placeOfZip ? zip.typed : null,
  };
}
