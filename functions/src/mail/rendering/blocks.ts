/** A table row: title, optional link and details, and a cell for each further column. */
export interface Row {
  title: string;
  url?: string;
  details?: string;
  cells: readonly string[];
}

export interface Table {
  columns: readonly string[];
  rows: readonly Row[];
}

/** An amount of money with its label. */
export interface Sum {
  term: string;
  value: string;
}

/** The content of a mail, rendered as plain text and as HTML. An array of lines is a paragraph. */
export type Block =
  | readonly string[]
  | { heading: string }
  | { about: string; lines: readonly string[] }
  | { table: Table }
  | { sums: readonly Sum[]; total: Sum }
  | {
      link: string;
      url: string;
      /** Plain text instead of a button. */
      isQuiet?: true;
    };
