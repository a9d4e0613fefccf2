import { expect, test } from "vitest";
import { findChunkCycles } from "./chunk-cycles.ts";

const chunk = (file: string, imports: string[] = []) => ({ file, imports, css: [] });

test("files that import each other are named, those that share an import are not", () => {
  const shared = { _shared: chunk("shared.js") };
  const tree = { ...shared, a: chunk("a.js", ["_shared", "b"]), b: chunk("b.js", ["_shared"]) };
  expect(findChunkCycles(tree)).toEqual([]);
  const cycle = {
    ...shared,
    a: chunk("a.js", ["b"]),
    b: chunk("b.js", ["_shared", "c"]),
    c: chunk("c.js", ["a"]),
  };
  expect(findChunkCycles(cycle)).toEqual(["a.js → b.js → c.js → a.js"]);
});
