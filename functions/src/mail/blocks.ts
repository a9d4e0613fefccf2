/** A row of a table: what it is about, what else there is to say of it, and a cell for each further column. */
export interface Row {
  title: string;
  details?: string;
  cells: readonly string[];
}

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
}

/** A sum of money and what it is. */
export interface Figure {
  term: string;
  value: string;
}

/** What a mail is made of, before it is written as plain text and as HTML. Bare lines are a paragraph. */
export type Block =
  | readonly string[]
  | { heading: string }
  | { about: string; lines: readonly string[] }
  | { table: Table }
  | { figures: readonly Figure[]; total: Figure }
  | { link: string; url: string };
