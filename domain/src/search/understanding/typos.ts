/** Whether one insertion, deletion, substitution or swap of neighbours turns one word into the other. */
import { groupForms } from "./beginnings.ts";
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (word: string, count: number) => word.slice(start + count);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  if (rest(short, 1) === rest(long, 1)) return one !== other;
  return (
    short[start] === long[start + 1] && short[start + 1] === long[start] && rest(short, 2) === rest(long, 2)
  );
}

/** Known forms with their meanings, for the correction of typos. */
export interface CorrectionIndex<T> {
  byForm: ReadonlyMap<string, T>;
  /** By length and first letter, so that a word is compared with few forms. */
  byStart: ReadonlyMap<string, readonly (readonly [form: string, meaning: T])[]>;
}

const toStart = (length: number, first: string) => length + first;

/** Indexes known forms for the correction of typos. */
export const indexForCorrection = <T>(byForm: ReadonlyMap<string, T>): CorrectionIndex<T> => ({
  byForm,
  byStart: groupForms(byForm, (form) => toStart(form.length, form.charAt(0))),
});

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** The words that differ from a word in their first letter and are one edit apart; those of the same length come first. */
const listOtherStarts = (word: string): string[] => [
  `${word.charAt(1)}${word.charAt(0)}${word.slice(2)}`,
  ...letters.map((letter) => letter + word.slice(1)),
  ...letters.map((letter) => letter + word),
  word.slice(1),
];

/** When a word is corrected. */
interface CorrectionRules {
  /** Shorter words are not corrected: too many of them are one letter apart. */
  minLength: number;
  /** Whether the first letters must be equal. */
  isSameStart: boolean;
}

/** The first letter of a shorter word is not corrected: koulu is not joulu, hauta is not lauta. */
const minOtherStart = 7;

const wordRules: CorrectionRules = { minLength: 5, isSameStart: false };

/** The meanings of all known forms with the same first letter that are one edit from the word. */
export function listCorrections<T>(word: string, { byStart }: CorrectionIndex<T>): T[] {
  const { minLength } = wordRules;
  if (word.length < minLength) return [];
  const found = [word.length, word.length + 1, word.length - 1]
    .filter((length) => length >= minLength)
    .flatMap((length) => byStart.get(toStart(length, word.charAt(0))) ?? [])
    .filter(([form]) => isOneEditApart(word, form));
  return [...new Set(found.map(([, meaning]) => meaning))];
}

/** The meaning of the known form that is one edit from the word. Forms with the same first letter come first, as first letters are seldom wrong. */
export function findCorrection<T>(
  word: string,
  { byForm, byStart }: CorrectionIndex<T>,
  { minLength, isSameStart }: CorrectionRules = wordRules,
): T | null {
  if (word.length < minLength) return null;
  for (const length of [word.length, word.length + 1, word.length - 1]) {
    if (length < minLength) continue;
    const forms = byStart.get(toStart(length, word.charAt(0))) ?? [];
    const found = forms.find(([form]) => isOneEditApart(word, form));
    if (found) return found[1];
  }
  if (isSameStart || word.length < minOtherStart) return null;
  const other = listOtherStarts(word).find(
    (form) => form !== word && form.length >= minLength && byForm.has(form),
  );
  return (other !== undefined && byForm.get(other)) || null;
}
