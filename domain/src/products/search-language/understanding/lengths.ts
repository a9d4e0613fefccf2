import { findConcept } from "../vocabulary/vocabulary.ts";
import { meaningsByForm } from "../vocabulary/vocabulary-forms.ts";
import type { TypedWord } from "./tokenize.ts";

/** Lengths of the catalogue in centimetres that are searched without a unit: `klapi 33`. */
const bareLengths = new Set([25, 30, 33, 40, 50]);

const measurePattern = /^(?<number>\d+(?:[.,]\d+)?)(?<unit>[a-z]*)$/;
const centimetrePattern = /^(?:cm|sent.*)$/;
const metrePattern = /^(?:m|mtr|metr.*)$/;
const numberWords: Readonly<Record<string, number>> = {
  puoli: 0.5,
  puolen: 0.5,
  yhden: 1,
  yksi: 1,
  kolme: 3,
  kolmen: 3,
  nelja: 4,
  neljan: 4,
  viisi: 5,
  viiden: 5,
  kakskytviis: 25,
  kolkyt: 30,
  kolkyta: 30,
  kolmekymmenta: 30,
  kolkytkolme: 33,
  nelkyt: 40,
  neljakyt: 40,
  neljakymmenta: 40,
  viiskyt: 50,
  viiskyta: 50,
  viisikymmenta: 50,
};

/** Lengths in one spoken word: `kolmekymppistä`, `nelikymmensenttisiä`, `kolmenkympin`. */
const spokenLengths: readonly (readonly [pattern: RegExp, centimetres: number])[] = [
  [/^kol(?:me|mi|men)(?:kymppi|kympin|kymmensent|kytsent)/, 30],
  [/^nel(?:ja|i|jan)(?:kymppi|kympin|kymmensent|kytsent)/, 40],
  [/^vii(?:si|den)(?:kymppi|kympin|kymmensent|kytsent)/, 50],
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

/** Units that no length has: `40 l`, `15 kg`, `48 mm`, `60 e`. */
const weightPattern = /^(?:e|eur.*|kpl|kg|kilo.*|litra.*|l|mm|milli.*|x|prosent.*)$/;
/** Cross sections of timber: 48x148. */
const sectionPattern = /^\d+(?:x\d+)+$/;

/** Reads a length at the start of the words: `33cm`, `33 cm`, `33-senttinen`, `1 m`, `puolen metrin`, `33`. */
export function readMeasure([first, second]: readonly TypedWord[]): Measure | null {
  if (!first) return null;
  const next = second?.word ?? "";
  const spelled = numberWords[first.word];
  const factorOfNext = findUnit(next);
  if (spelled !== undefined && factorOfNext) {
    return { token: toLengthToken(Math.round(spelled * factorOfNext)), count: 2 };
  }
  const spoken = spokenLengths.find(([pattern]) => pattern.test(first.word));
  if (spoken) return { token: toLengthToken(spoken[1]), count: 1 };
  if (sectionPattern.test(first.word)) return { token: null, count: 1 };
  const { number, unit = "" } = measurePattern.exec(first.word)?.groups ?? {};
  if (number === undefined) return null;
  const value = Number(number.replace(",", "."));
  const factor = findUnit(unit);
  if (factor) return { token: toLengthToken(Math.round(value * factor)), count: 1 };
  if (unit !== "") return { token: null, count: 1 };
  if (weightPattern.test(next)) return { token: null, count: 2 };
  if (factorOfNext) return { token: toLengthToken(Math.round(value * factorOfNext)), count: 2 };
  const isBareLength = bareLengths.has(value) && meaningsByForm().get(next)?.concept?.kind !== "package";
  return { token: isBareLength ? toLengthToken(value) : null, count: 1 };
}
