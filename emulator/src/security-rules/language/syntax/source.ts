/** A range of a text; offsets count UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A line and a column, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The text of a rules file; converts offsets to lines and columns. */
export class Source {
  readonly name: string;
  readonly text: string;
  readonly #lines: readonly number[];

  constructor(text: string, name = "security.rules") {
    this.text = text;
    this.name = name;
    const lines = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines.push(at + 1);
    this.#lines = lines;
  }

  positionAt(offset: number): Position {
    let low = 0;
    let high = this.#lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#lines[low] ?? 0) + 1 };
  }
}
