import { expect, test } from "vitest";
import { addKept } from "./run-erasure.ts";

test("what stays is added up by its kind and reason", () => {
  const open = { label: "Tilaukset", obstacle: "open" as const, count: 2 };
  const recent = { label: "Tilaukset", obstacle: "recent" as const, count: 1 };
  expect(addKept([open], [{ ...open, count: 3 }, recent])).toEqual([{ ...open, count: 5 }, recent]);
  expect(addKept([], [])).toEqual([]);
});
