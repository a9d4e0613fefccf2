import type { Page } from "./paging.ts";

/** Maximum number of requests for one page. */
const maxRequests = 4;

interface Filling<P extends Page> {
  request(cursor: string | undefined): Promise<P>;
  /** Whether a page holds enough to be shown. */
  isFull(page: P): boolean;
  /** A page with the rows of the next one, and its cursor. */
  append(page: P, next: P): P;
}

/**
 * Loads a page of a search. The server compares a bounded number of documents for each request, and may answer few or no rows with a cursor to
 * the rest, so the page is filled with further requests.
 */
export async function fillPage<P extends Page>(
  cursor: string | undefined,
  { request, isFull, append }: Filling<P>,
): Promise<P> {
  let page = await request(cursor);
  for (let sent = 1; sent < maxRequests && page.nextCursor && !isFull(page); sent += 1) {
    page = append(page, await request(page.nextCursor));
  }
  return page;
}
