/** Writes a list as a file, a page of rows after the other. A format that can only be written whole comes at the end. */
export interface TableWriter<Row> {
  /** What the file goes on with; may be empty. */
  add(rows: readonly Row[]): Uint8Array | string;
  /** What the file ends with. */
  end(): Uint8Array | string;
}

/** The file that a writer makes of pages. It begins when the first piece of it is there. */
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
