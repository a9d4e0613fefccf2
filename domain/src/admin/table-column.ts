import type { Instant } from "../schemas/primitives.ts";

/** What a column can hold; each kind of file shows it in its own way. */
interface Kinds {
  text: string;
  number: number;
  date: Instant;
  yesNo: boolean;
}

/** One column of a list that leaves us as a file. A row without a value leaves its cell empty. */
export type Column<Row> = {
  [Kind in keyof Kinds]: {
    readonly kind: Kind;
    readonly header: string;
    /** How many characters wide it is shown. */
    readonly width: number;
    readonly value: (row: Row) => Kinds[Kind] | null;
  };
}[keyof Kinds];

/** How yes and no read. */
export function formatYesNo(value: boolean): string {
  return value ? "kyllä" : "ei";
}
