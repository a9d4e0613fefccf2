import { formatNumber } from "./format.ts";

/** What is counted: `one` after 1, `other` after any other number. */
export interface CountedNoun {
  one: string;
  other: string;
}

/** `1 tuote`, `22 tuotetta` */
export function formatCount(count: number, noun: CountedNoun): string {
  return `${formatNumber(count)} ${count === 1 ? noun.one : noun.other}`;
}

/** What the app counts in more than one place. */
export const nouns = {
  product: { one: "tuote", other: "tuotetta" },
  seller: { one: "myyjä", other: "myyjää" },
} as const;
