/** Writes a table as a file, page by page. A format that can only be written as a whole is returned by `end`. */
export interface TableWriter<Row> {
  /** The next part of the file; may be empty. */
  add(rows: readonly Row[]): Uint8Array | string;
  /** The last part of the file. */
  end(): Uint8Array | string;
}

/** Streams the file that a writer creates from pages. Nothing is yielded before the first page was read. */
export async function* toChunks<Row>(
  writer: TableWriter<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array | string> {
  for await (const rows of pages) {
    const chunk = writer.add(rows);
    if (chunk.length > 0) yield chunk;
  }
  yield writer.end();
}
