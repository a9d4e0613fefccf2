import type { Page } from "./page.ts";

/** Reads a page of a list; `mostRead` documents at most. */
export type ReadPage = (limit: number, cursor: string | undefined, mostRead: number) => Promise<Page>;

/** Marks a cursor into the second list; what follows is the position there, nothing for its beginning. */
const inSecond = "~";

/**
 * Pages through two lists as if they were one: the second begins where the first ends, on the same page if there is room.
 * @throws Refusal `badCursor` for a cursor that is not ours
 */
export async function readConsecutive(
  first: ReadPage,
  second: ReadPage,
  { limit, cursor, mostRead }: { limit: number; cursor: string | undefined; mostRead: number },
): Promise<Page> {
  const mark = ({ nextCursor, ...page }: Page): Page => ({
    ...page,
    nextCursor: nextCursor && inSecond + nextCursor,
  });
  if (cursor?.startsWith(inSecond)) {
    return mark(await second(limit, cursor.slice(inSecond.length) || undefined, mostRead));
  }
  const begun = await first(limit, cursor, mostRead);
  if (begun.nextCursor) return begun;
  const room = limit - begun.documents.length;
  const left = mostRead - begun.read;
  // A page needs one document to show and one to know of more.
  if (left < 2) return { ...begun, nextCursor: inSecond };
  if (room === 0) {
    const peek = await second(1, undefined, left);
    const isMore = peek.documents.length > 0 || peek.nextCursor;
    return { ...begun, nextCursor: isMore ? inSecond : undefined, read: begun.read + peek.read };
  }
  const rest = mark(await second(room, undefined, left));
  return {
    documents: [...begun.documents, ...rest.documents],
    nextCursor: rest.nextCursor,
    read: begun.read + rest.read,
  };
}
