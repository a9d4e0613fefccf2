import type { Instant } from "../schemas/primitives.ts";

/** The value types of a column; each file format formats them in its own way. */
interface Kinds {
  text: string;
  number: number;
  date: Instant;
  yesNo: boolean;
  /** Phone numbers, in E.164 where possible: `+358401234567`. */
  phones: readonly string[];
}

/** One column of an exported list. A row without a value leaves its cell empty. */
export type Column<Row> = {
  [Kind in keyof Kinds]: {
    readonly kind: Kind;
    readonly header: string;
    /** Display width in characters. */
    readonly width: number;
    readonly value: (row: Row) => Kinds[Kind] | null;
  };
}[keyof Kinds];

export function formatYesNo(value: boolean): string {
  return value ? "kyllä" : "ei";
}

export function formatPhones(numbers: readonly string[]): string {
  return numbers.join(", ");
}
