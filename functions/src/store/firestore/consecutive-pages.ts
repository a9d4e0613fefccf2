import type { Page } from "./page.ts";

/** Reads a page of a list, with at most `maxReads` document reads. */
export type ReadPage = (limit: number, cursor: string | undefined, maxReads: number) => Promise<Page>;

interface Options {
  limit: number;
  cursor: string | undefined;
  maxReads: number;
}

/** A cursor into one of the lists: its index, `~`, and the position there; without a position it means the start. */
const listPattern = /^(?<index>[0-9]{1,2})~(?<position>.*)$/;

/** A page needs at least two reads: one document to return and one to know whether there are more. */
const minReads = 2;

/** Pages through lists as if they were one: each follows the end of the one before, on the same page if there is room. */
async function readFrom(
  lists: readonly ReadPage[],
  index: number,
  { limit, cursor, maxReads }: Options,
): Promise<Page> {
  const read = lists[index];
  if (!read) return { documents: [], nextCursor: undefined, read: 0 };
  if (maxReads < minReads) return { documents: [], nextCursor: `${index}~${cursor ?? ""}`, read: 0 };
  // A full page reads one document of the next list, to know whether there are more.
  const page = await read(Math.max(limit, 1), cursor, maxReads);
  if (limit === 0) {
    const isMore = page.documents.length > 0 || page.nextCursor !== undefined;
    if (isMore) return { documents: [], nextCursor: `${index}~`, read: page.read };
  }
  if (page.nextCursor !== undefined) {
    return index === 0 ? page : { ...page, nextCursor: `${index}~${page.nextCursor}` };
  }
  const rest = await readFrom(lists, index + 1, {
    limit: limit - page.documents.length,
    cursor: undefined,
    maxReads: maxReads - page.read,
  });
  return {
    documents: [...page.documents, ...rest.documents],
    nextCursor: rest.nextCursor,
    read: page.read + rest.read,
  };
}

/**
 * Pages through lists as if they were one: each follows the end of the one before, on the same page if there is room.
 * @throws AppError `badCursor` for an invalid cursor
 */
export function readConsecutive(
  lists: readonly ReadPage[],
  { limit, cursor, maxReads }: Options,
): Promise<Page> {
  const { index, position } = listPattern.exec(cursor ?? "")?.groups ?? {};
  if (index === undefined) return readFrom(lists, 0, { limit, cursor, maxReads });
  return readFrom(lists, Number(index), { limit, cursor: position || undefined, maxReads });
}
