import { groupForms } from "./group-forms.ts";

/** Whether one insertion, deletion, substitution or swap of neighbours turns one word into the other. */
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

/** Known forms with their meanings, by length. */
export type FormsByLength<T> = ReadonlyMap<number, readonly (readonly [form: string, meaning: T])[]>;

/** Groups known forms by length, so that a correction compares few of them. */
export const groupByLength = <T>(meanings: ReadonlyMap<string, T>): FormsByLength<T> =>
  groupForms(meanings, (form) => form.length);

/** When a word is corrected. */
interface CorrectionRules {
  /** Shorter words are not corrected: too many of them are one letter apart. */
  minLength: number;
  /** Whether the first letters must be equal. */
  isSameStart: boolean;
}

const wordRules: CorrectionRules = { minLength: 5, isSameStart: false };

/** The meaning of the known form that is one edit from the word. Forms with the same first letter come first, as first letters are seldom wrong. */
export function findCorrection<T>(
  word: string,
  forms: FormsByLength<T>,
  { minLength, isSameStart }: CorrectionRules = wordRules,
): T | null {
  if (word.length < minLength) return null;
  const candidates = [word.length, word.length + 1, word.length - 1]
    .filter((length) => length >= minLength)
    .flatMap((length) => forms.get(length) ?? []);
  const isCorrection = ([form]: readonly [string, T]) => isOneEditApart(word, form);
  const sameStart = candidates.find((entry) => entry[0][0] === word[0] && isCorrection(entry));
  const found = sameStart ?? (isSameStart ? undefined : candidates.find(isCorrection));
  return found?.[1] ?? null;
}
