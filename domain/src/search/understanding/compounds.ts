import { isCommon } from "../vocabulary/common-words.ts";
import type { Concept } from "../vocabulary/concept.ts";
import {
  formsForCorrection,
  headsForCorrection,
  ignoredTailForms,
  type Meaning,
  meaningsByForm,
  meaningsByHead,
  unitForms,
} from "../vocabulary/vocabulary-forms.ts";
import { findCorrection } from "./typos.ts";

const minPart = 3;
const maxParts = 4;

/** The positions at which a word can be split in two, the longest last part first. */
const splitPositions = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2 * minPart + 1) }, (_, index) => index + minPart);

/**
 * The last part of a compound names what it is, so it has a concept; or it is one of a few that add nothing to the first part, which is a concept
 * or a unit: klapikauppias, kilohinta.
 */
function endsWell(head: string, rest: string, meanings: readonly Meaning[]): boolean {
  if (meanings.some(({ concept }) => concept)) return true;
  const isKnownHead = Boolean(meaningsByHead().get(head)?.concept) || unitForms().has(head);
  return isKnownHead && ignoredTailForms().has(rest);
}

/** Splits a compound into exactly this number of words of the vocabulary. */
function splitInto(parts: number, word: string): Meaning[] | null {
  if (parts === 1) {
    const whole = meaningsByForm().get(word);
    return whole ? [whole] : null;
  }
  for (const position of splitPositions(word)) {
    const [start, end] = [word.slice(0, position), word.slice(position)];
    const head = meaningsByHead().get(start);
    const rest = head && splitInto(parts - 1, end);
    if (head && rest && endsWell(start, end, rest)) return [head, ...rest];
  }
  return null;
}

/** Splits a compound into the fewest words of the vocabulary: `koivuklapeja` is koivu and klapi. Null if a part is unknown. */
export function splitCompound(word: string): Meaning[] | null {
  for (let parts = 1; parts <= maxParts; parts += 1) {
    const split = splitInto(parts, word);
    if (split) return split;
  }
  return null;
}

/** Parts of a compound are corrected from four letters on, as the other part is known. */
const partRules = { minLength: 4, isSameStart: true };

/** Whether a part names a product or a service; a guess that it is anything else is too bold. */
const isNamed = (meaning: Meaning | null | undefined): meaning is Meaning =>
  ["firewood", "product", "service"].includes(meaning?.concept?.kind ?? "");

/** Splits a compound in which one part has a typo: `koivuklpaeja`, `koivklapeja`. */
export function splitMistypedCompound(word: string): Meaning[] | null {
  for (const position of splitPositions(word)) {
    const [head, rest] = [word.slice(0, position), word.slice(position)];
    const known = meaningsByHead().get(head);
    const correctedRest = known && findCorrection(rest, formsForCorrection(), partRules);
    if (known && isNamed(correctedRest)) return [known, correctedRest];
    const knownRest = meaningsByForm().get(rest);
    const correctedHead = knownRest?.concept && findCorrection(head, headsForCorrection(), partRules);
    if (knownRest && correctedHead) return [correctedHead, knownRest];
  }
  return null;
}

const minKnownTail = 5;

/** The meaning of the last part of a compound whose first part is unknown: `perinneklapeja` is klapi. */
export function findTail(word: string): Meaning | null {
  for (const position of splitPositions(word)) {
    const tail = word.slice(position);
    if (tail.length < minKnownTail) return null;
    const meaning = meaningsByForm().get(tail);
    // What is packed is another thing: olkipaali.
    if (meaning?.concept?.kind === "package" && isCommon(word.slice(0, position))) return null;
    if (meaning?.concept && !meaning.isWeak) return meaning;
  }
  return null;
}

const minKnownMaterial = 5;

/** The wood that a compound begins with whose other part cannot be read: `koivuklaopja` is of koivu. */
export function findMaterialAtStart(word: string): Concept | null {
  for (let length = word.length - minPart; length >= minKnownMaterial; length -= 1) {
    const concept = meaningsByHead().get(word.slice(0, length))?.concept;
    if (concept?.kind === "material") return concept;
  }
  return null;
}
