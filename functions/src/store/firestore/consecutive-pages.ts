import type { Page } from "./page.ts";

/** Reads a page of a list, with at most `maxReads` document reads. */
export type ReadPage = (limit: number, cursor: string | undefined, maxReads: number) => Promise<Page>;

/** Prefix of a cursor into the second list, followed by the position there; without a position it means the start. */
const secondListPrefix = "~";

/**
 * Pages through two lists as if they were one: the second follows the end of the first, on the same page if there is room.
 * @throws AppError `badCursor` for an invalid cursor
 */
export async function readConsecutive(
  first: ReadPage,
  second: ReadPage,
  { limit, cursor, maxReads }: { limit: number; cursor: string | undefined; maxReads: number },
): Promise<Page> {
  const mark = ({ nextCursor, ...page }: Page): Page => ({
    ...page,
    nextCursor: nextCursor && secondListPrefix + nextCursor,
  });
  if (cursor?.startsWith(secondListPrefix)) {
    return mark(await second(limit, cursor.slice(secondListPrefix.length) || undefined, maxReads));
  }
  const firstPage = await first(limit, cursor, maxReads);
  if (firstPage.nextCursor) return firstPage;
  const room = limit - firstPage.documents.length;
  const readsLeft = maxReads - firstPage.read;
  // A page needs at least two reads: one document to return and one to know whether there are more.
  if (readsLeft < 2) return { ...firstPage, nextCursor: secondListPrefix };
  if (room === 0) {
    const peek = await second(1, undefined, readsLeft);
    const isMore = peek.documents.length > 0 || peek.nextCursor;
    return {
      ...firstPage,
      nextCursor: isMore ? secondListPrefix : undefined,
      read: firstPage.read + peek.read,
    };
  }
  const rest = mark(await second(room, undefined, readsLeft));
  return {
    documents: [...firstPage.documents, ...rest.documents],
    nextCursor: rest.nextCursor,
    read: firstPage.read + rest.read,
  };
}
