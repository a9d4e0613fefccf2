import { isNumber } from "../conditions/numbers.ts";
import type { Place, PlaceIndex } from "../places/place-index.ts";
import { foldText } from "../search-words.ts";
import { isCommon } from "../vocabulary/common-words.ts";
import { listMeaningsFrom } from "./beginnings.ts";
import type { TypedWord } from "./tokenize.ts";
import { findCorrection, listCorrections } from "./typos.ts";
import { guessWord, readKnownWord } from "./words.ts";

/** A place in the text. */
interface FoundPlace {
  place: Place;
  typed: string;
  start: number;
  count: number;
  isGenitive: boolean;
  /** Whether the word is no form of the name: unfinished, or with a typo. */
  isGuess: boolean;
}

const maxNameWords = 3;
const minBeginning = 4;

/** The only place with a form that begins so: `tampe`. */
function findByBeginning(beginning: string, { byStart }: PlaceIndex): Place | null {
  if (beginning.length < minBeginning) return null;
  const found = new Set(listMeaningsFrom(beginning, byStart));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** Mattila, Virtanen, Virtasen, Virtaselta; with a letter missing, Virtasn and Virtaslta. */
export const surnamePattern = /(?:[aeiouy]la(?:n|lla|lta|lle|ssa|sta)?|nen|sen|sn|se?l[lt][ae]|sila)$/;
const minNameLikeSurname = 9;

/**
 * The place of a name with a typo, if no other is as near. A word like a surname is not corrected to a short name: Mattila is not Marttila.
 */
function findCorrectedPlace(word: string, { forCorrection }: PlaceIndex): Place | null {
  const near = listCorrections(word, forCorrection);
  if (near.length > 1) return null;
  const place = near[0] ?? findCorrection(word, forCorrection);
  const isSurname = surnamePattern.test(word) && (place?.label.length ?? 0) < minNameLikeSurname;
  return isSurname ? null : place;
}

type PlaceReading = Pick<FoundPlace, "place" | "isGuess">;
const toReading = (place: Place | null, isGuess: boolean): PlaceReading | null => place && { place, isGuess };

/** The place of a single word: a known form, or a guess for a word that is nothing else. */
function findPlace(word: string, places: PlaceIndex): PlaceReading | null {
  const place = places.byForm.get(word) ?? null;
  const isNominative = place !== null && foldText(place.label) === word;
  if (isNominative) return toReading(place, false);
  if (readKnownWord(word)) return null;
  if (place) return toReading(place, false);
  if (/\d/.test(word) || isNumber(word) || isCommon(word) || guessWord(word)) return null;
  return toReading(findByBeginning(word, places) ?? findCorrectedPlace(word, places), true);
}

/** The place at a position whose name has the most words. */
function findLongest(words: readonly TypedWord[], start: number, places: PlaceIndex): FoundPlace | null {
  for (let count = Math.min(maxNameWords, words.length - start); count > 0; count -= 1) {
    const used = words.slice(start, start + count);
    const joined = used.map(({ word }) => word).join(" ");
    const reading =
      count > 1 ? toReading(places.byForm.get(joined) ?? null, false) : findPlace(joined, places);
    const typed = used.map((word) => word.typed).join(" ");
    if (reading) return { ...reading, typed, start, count, isGenitive: joined.endsWith("n") };
  }
  return null;
}

function listPlaces(words: readonly TypedWord[], places: PlaceIndex): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (let start = 0; start < words.length; ) {
    const longest = findLongest(words, start, places);
    if (longest) found.push(longest);
    start += longest?.count ?? 1;
  }
  return found;
}

/**
 * Finds the place of a search, and the words that are left. Of several places the last one counts that is not a genitive, which may belong to a
 * seller's name and stays a word (`Salon Klapi Turussa`). The other places are left out.
 */
export function readPlaces(
  words: readonly TypedWord[],
  places: PlaceIndex,
): { place: (Place & { typed: string; isGuess: boolean }) | null; rest: (TypedWord | null)[] } {
  const found = listPlaces(words, places);
  const localities = found.filter(({ place }) => place.kind === "locality");
  const candidates = localities.length > 0 ? localities : found;
  const chosen = candidates.findLast(({ isGenitive }) => !isGenitive) ?? candidates.at(-1);
  if (!chosen) return { place: null, rest: [...words] };
  const isTaken = ({ place, isGenitive }: FoundPlace) =>
    !isGenitive || place === chosen.place || (place.kind === "region" && place.id === chosen.place.regionId);
  const listPositions = (all: readonly FoundPlace[]) =>
    new Set(all.flatMap(({ start, count }) => Array.from({ length: count }, (_, i) => start + i)));
  const taken = listPositions(found.filter(isTaken));
  const names = listPositions(found);
  const afterGenitives = new Set(
    found.flatMap(({ isGenitive, start, count }) => (isGenitive ? [start + count] : [])),
  );
  return {
    place: { ...chosen.place, typed: chosen.typed, isGuess: chosen.isGuess },
    rest: words.map((word, position) =>
      taken.has(position)
        ? null
        : { ...word, isName: names.has(position), followsPlace: afterGenitives.has(position) },
    ),
  };
}
