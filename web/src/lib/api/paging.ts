import { useState } from "react";
import { ApiError } from "./errors.ts";

/** One page of a list response. */
export interface Page<Row> {
  rows: readonly Row[];
  nextCursor?: string | undefined;
}

/** A list that loads one page at a time. When a page fails to load, the banner reports it and the user can request it again. */
export function usePagedRows<Row>(first: Page<Row>, load: (cursor: string) => Promise<Page<Row>>) {
  const [seen, setSeen] = useState<{ first: Page<Row>; more: readonly Page<Row>[] }>({ first, more: [] });
  const [isLoading, setLoading] = useState(false);
  // When the first page was fetched again, discard the further pages of the earlier list.
  const more = seen.first === first ? seen.more : [];
  const pages = [first, ...more];
  const cursor = pages.at(-1)?.nextCursor;

  async function showMore(from: string) {
    setLoading(true);
    try {
      const page = await load(from);
      setSeen((before) => ({ first, more: before.first === first ? [...before.more, page] : [page] }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setLoading(false);
    }
  }

  return {
    rows: pages.flatMap(({ rows }) => rows),
    isLoading,
    more: cursor ? () => void showMore(cursor) : undefined,
  };
}
