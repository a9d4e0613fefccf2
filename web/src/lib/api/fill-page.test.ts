import { expect, test } from "vitest";
import { fillPage } from "./fill-page.ts";

interface Rows {
  rows: number[];
  nextCursor?: string | undefined;
}

/** Answers the pages in their order; the cursor of each is its number. */
function answer(pages: readonly number[][]) {
  const requested: (string | undefined)[] = [];
  const filling = {
    request: async (cursor: string | undefined): Promise<Rows> => {
      requested.push(cursor);
      const next = Number(cursor ?? 0) + 1;
      return { rows: pages[next - 1] ?? [], ...(next < pages.length && { nextCursor: String(next) }) };
    },
    isFull: ({ rows }: Rows) => rows.length > 0,
    append: (page: Rows, next: Rows): Rows => ({ ...next, rows: [...page.rows, ...next.rows] }),
  };
  return { requested, filling };
}

test("an empty page with a cursor is followed by the next one", async () => {
  const { requested, filling } = answer([[], [], [7], [8]]);
  expect(await fillPage(undefined, filling)).toEqual({ rows: [7], nextCursor: "3" });
  expect(requested).toEqual([undefined, "1", "2"]);
});

test("after four empty pages the cursor leads on", async () => {
  const { requested, filling } = answer([[], [], [], [], [9]]);
  expect(await fillPage(undefined, filling)).toEqual({ rows: [], nextCursor: "4" });
  expect(requested).toHaveLength(4);
  expect(await fillPage("4", filling)).toEqual({ rows: [9] });
});
