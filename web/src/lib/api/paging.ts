import { useEffect, useEffectEvent, useMemo, useReducer } from "react";
import { assertApiError } from "./errors.ts";

/** One page of a list response; without a cursor it is the last one. */
export interface Page {
  nextCursor?: string | undefined;
}

/** The pages that were loaded after the first page of a list. */
export interface PagesState<P extends Page> {
  /** The list that the pages belong to. */
  list: unknown;
  pages: readonly P[];
  isLoading: boolean;
  hasFailed: boolean;
}

export type PagesAction<P extends Page> =
  | { type: "requested" }
  | { type: "loaded"; list: unknown; cursor: string | undefined; page: P }
  | { type: "failed" };

export function reducePages<P extends Page>(state: PagesState<P>, action: PagesAction<P>): PagesState<P> {
  switch (action.type) {
    case "requested":
      return { ...state, isLoading: true };
    case "loaded": {
      const { list, cursor, page } = action;
      // Without a cursor it is the first page, which replaces what was loaded before.
      const before = cursor !== undefined && state.list === list ? state.pages : [];
      return { list, pages: [...before, page], isLoading: false, hasFailed: false };
    }
    case "failed":
      return { ...state, isLoading: false, hasFailed: true };
    default:
      return action satisfies never;
  }
}

/** The pages of the list that is shown now: the pages of an earlier list are discarded. */
export function listPages<P extends Page>(
  first: P | undefined,
  { list, pages }: Pick<PagesState<P>, "list" | "pages">,
  currentList: unknown,
): readonly P[] {
  return [...(first ? [first] : []), ...(list === currentList ? pages : [])];
}

/**
 * A list that loads one page at a time, starting with the page of the route's loader; without one it loads the first page itself. When a
 * page fails to load, the banner reports it and the user can request it again.
 * @param list identifies the list; the further pages are discarded when it changes
 * @param loaded the further pages of this list that were loaded before it was left and opened again
 */
export function usePages<P extends Page>(
  first: P | undefined,
  load: (cursor: string | undefined) => Promise<P>,
  list: unknown = first,
  loaded: readonly P[] = [],
) {
  const [state, dispatch] = useReducer(reducePages<P>, {
    list,
    pages: [...loaded],
    isLoading: first === undefined,
    hasFailed: false,
  });
  const { list: loadedList, pages: furtherPages, isLoading, hasFailed } = state;
  const pages = useMemo(
    () => listPages(first, { list: loadedList, pages: furtherPages }, list),
    [first, loadedList, furtherPages, list],
  );
  const cursor = pages.at(-1)?.nextCursor;

  async function loadNext() {
    dispatch({ type: "requested" });
    try {
      dispatch({ type: "loaded", list, cursor, page: await load(cursor) });
    } catch (error) {
      dispatch({ type: "failed" });
      assertApiError(error);
    }
  }
  const loadFirst = useEffectEvent(() => void (first === undefined && loadNext()));
  useEffect(() => loadFirst(), []);

  return {
    pages,
    isLoading,
    hasFailed,
    /** Loads the next page; undefined after the last one. */
    loadMore: cursor || (hasFailed && pages.length === 0) ? () => void loadNext() : undefined,
  };
}
