import { parseSpokenNumber } from "../conditions/numbers.ts";
import { findConcept } from "../vocabulary/vocabulary.ts";
import { meaningsByForm, unitForms } from "../vocabulary/vocabulary-forms.ts";
import type { TypedWord } from "./tokenize.ts";

/** Lengths of the catalogue in centimetres that are searched without a unit: `klapi 33`. */
const bareLengths = new Set([25, 30, 33, 40, 50]);

const measurePattern = /^(?<number>\d+(?:[.,]\d+)?)(?<unit>[a-z]*)$/;
const centimetrePattern = /^(?:cm|sent.*)$/;
/** No compound, which names more than a length: metrihalko. */
const metrePattern = /^(?:m|mtr|metri(?:n|a|i|t|lla|ksi|nen|s[eit]\w{0,4})?|metrei\w{1,5})$/;
/** `kuusi metriä` is six of them, `kuusi metrinen` is spruce. */
const isCounted = (number: string, unit: string) =>
  !number.startsWith("kuus") || /(?:[aiou]a|ii|oo)$/.test(unit);
/** Lengths in one spoken word: `kolmekymppistä`, `nelikymmensenttisiä`, `kolmenkympin`. */
const spokenLengths: readonly (readonly [pattern: RegExp, centimetres: number])[] = [
  [/^kol(?:me|mi|men)(?:kymppi|kympin|kymmensent|kytsent)/, 30],
  [/^nel(?:ja|i|jan)(?:kymppi|kympin|kymmensent|kytsent)/, 40],
  [/^vii(?:si|d?en)(?:kymppi|kympin|kymmensent|kytsent)/, 50],
];

/** A number with a unit, or a number alone, that was read from one or two words. */
export interface Measure {
  /** Token of a length of the catalogue; null for any other number, which is not searched. */
  token: string | null;
  /** How many words it takes. */
  count: 1 | 2;
}

/** The token of a length in centimetres; null if the catalogue does not have it. */
function toLengthToken(centimetres: number): string | null {
  if (centimetres >= 300 && centimetres <= 500) return "3-5m";
  const token = centimetres === 100 ? "1m" : `${centimetres}cm`;
  return findConcept(token) ? token : null;
}

/** Centimetres per unit; null for a unit that is not one of length. */
function findUnit(unit: string): number | null {
  if (centimetrePattern.test(unit)) return 1;
  return metrePattern.test(unit) ? 100 : null;
}

/** Cross sections of timber: 48x148. */
const sectionPattern = /^\d+(?:x\d+)+$/;

/** Reads a length at the start of the words: `33cm`, `33 cm`, `33-senttinen`, `1 m`, `puolen metrin`, `33`. */
export function readMeasure([first, second]: readonly TypedWord[]): Measure | null {
  if (!first) return null;
  const next = second?.word ?? "";
  const factorOfNext = findUnit(next);
  const spelled = isCounted(first.word, next) ? parseSpokenNumber(first.word) : null;
  if (spelled !== null && factorOfNext) {
    return { token: toLengthToken(Math.round(spelled * factorOfNext)), count: 2 };
  }
  if (spelled !== null && unitForms().has(next)) return { token: null, count: 2 };
  const spoken = spokenLengths.find(([pattern]) => pattern.test(first.word));
  if (spoken) return { token: toLengthToken(spoken[1]), count: 1 };
  if (sectionPattern.test(first.word)) return { token: null, count: 1 };
  const { number, unit = "" } = measurePattern.exec(first.word)?.groups ?? {};
  if (number === undefined) return null;
  const value = Number(number.replace(",", "."));
  const factor = findUnit(unit);
  if (factor) return { token: toLengthToken(Math.round(value * factor)), count: 1 };
  if (unit !== "") return { token: null, count: 1 };
  if (factorOfNext) return { token: toLengthToken(Math.round(value * factorOfNext)), count: 2 };
  const isBareLength = bareLengths.has(value) && meaningsByForm().get(next)?.concept?.kind !== "package";
  return { token: isBareLength ? toLengthToken(value) : null, count: 1 };
}
