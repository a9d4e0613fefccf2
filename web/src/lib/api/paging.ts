import { useState } from "react";
import { ApiError } from "./errors.ts";

/** A page of a list as the API answers it. */
export interface Page<Row> {
  rows: readonly Row[];
  nextCursor?: string | undefined;
}

/** A list that grows by a page at a time; a page that cannot be had is told by the banner, and asked for again by hand. */
export function usePagedRows<Row>(first: Page<Row>, load: (cursor: string) => Promise<Page<Row>>) {
  const [seen, setSeen] = useState<{ first: Page<Row>; more: readonly Page<Row>[] }>({ first, more: [] });
  const [isLoading, setLoading] = useState(false);
  // A list that was fetched anew begins anew.
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
