import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listPages, type PagesState, reducePages, usePages } from "./paging.ts";

interface Names {
  names: string[];
  nextCursor?: string;
}

const first: Names = { names: ["Aino"], nextCursor: "b" };
const second: Names = { names: ["Beata"], nextCursor: "c" };
const third: Names = { names: ["Cilla"] };
const initial: PagesState<Names> = { list: "a", pages: [], isLoading: false, hasFailed: false };

const load = (state: PagesState<Names>, list: unknown, cursor: string | undefined, page: Names) =>
  reducePages(reducePages(state, { type: "requested" }), { type: "loaded", list, cursor, page });

test("each page is added after those before it", () => {
  const state = load(load(initial, "a", "b", second), "a", "c", third);
  expect(listPages(first, state, "a")).toEqual([first, second, third]);
  expect(state).toMatchObject({ isLoading: false, hasFailed: false });
});

test("a page that fails to load changes nothing else, and a retry adds it", () => {
  const failed = reducePages(reducePages(initial, { type: "requested" }), { type: "failed" });
  expect(failed).toEqual({ ...initial, hasFailed: true });
  expect(load(failed, "a", "b", second)).toEqual({ ...initial, pages: [second] });
});

test("the further pages of one list are never shown in another", () => {
  const state = load(initial, "a", "b", second);
  expect(listPages(third, state, "another")).toEqual([third]);
  expect(listPages(third, load(state, "another", "c", second), "another")).toEqual([third, second]);
});

test("a first page that is loaded twice is shown once", () => {
  const state = load(load(initial, "a", undefined, first), "a", undefined, first);
  expect(listPages(undefined, state, "a")).toEqual([first]);
});

function List({ page }: { page: Names | undefined }) {
  const { pages, isLoading, loadMore } = usePages<Names>(page, async () => third);
  const state = isLoading ? "loading" : loadMore ? "has more" : "complete";
  return <p>{[...pages.flatMap(({ names }) => names), state].join(", ")}</p>;
}

test.each([
  [first, "Aino, has more"],
  [third, "Cilla, complete"],
  [undefined, "loading"],
])("a list starts with the page of the loader (%o)", (page, text) => {
  expect(renderToStaticMarkup(<List page={page} />)).toBe(`<p>${text}</p>`);
});
