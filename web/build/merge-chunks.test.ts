import fc from "fast-check";
import { expect, test } from "vitest";
import { type Entry, type Module, mergeChunks } from "./merge-chunks.ts";

const toModules = (graph: Record<string, [size: number, ...imports: string[]]>): Module[] =>
  Object.entries(graph).map(([id, [size, ...imports]]) => ({ id, size, imports }));
const merge = (modules: readonly Module[], entries: readonly Entry[], requestCost: number) =>
  mergeChunks(modules, entries, requestCost).map((file) => file.map(({ id }) => id));
const toEntries = (...ids: string[]) => ids.map((id) => ({ id, weight: 1 }));

test("modules that the same pages need are in one file, and those of a single page in none", () => {
  const modules = toModules({
    front: [1, "price", "title"],
    search: [1, "price", "filters"],
    price: [500, "title"],
    title: [500],
    filters: [500],
  });
  expect(merge(modules, toEntries("front", "search"), 0)).toEqual([["price", "title"]]);
});

const threePages = (size: number) =>
  toModules({
    front: [1, "all"],
    search: [1, "all", "two"],
    cart: [1, "all", "two"],
    all: [100],
    two: [size],
  });

test("a page loads what it does not need when that costs less than the requests that others save", () => {
  expect(merge(threePages(199), toEntries("front", "search", "cart"), 100)).toEqual([["all", "two"]]);
  expect(merge(threePages(201), toEntries("front", "search", "cart"), 100)).toHaveLength(2);
});

test("what a file imports counts as bytes that are loaded in vain", () => {
  const modules = toModules({
    front: [1, "all"],
    search: [1, "all", "two"],
    cart: [1, "all", "two"],
    contact: [1, "schemas"],
    all: [100],
    two: [1, "schemas"],
    schemas: [5000],
  });
  const files = merge(modules, toEntries("front", "search", "cart", "contact"), 100);
  expect(files.find((ids) => ids.includes("all"))).toEqual(["all"]);
});

test("what counts less decides less", () => {
  const entries = [
    { id: "front", weight: 1 },
    { id: "search", weight: 0.1 },
    { id: "cart", weight: 0.1 },
  ];
  expect(merge(threePages(50), entries, 100)).toHaveLength(2);
});

/** Whether files import each other, directly or through others. */
function hasCycle(modules: readonly Module[], files: readonly (readonly string[])[]): boolean {
  const fileOf = (id: string) => files.findIndex((ids) => ids.includes(id));
  const imports = files.map((ids, index) => {
    const imported = modules
      .filter(({ id }) => ids.includes(id))
      .flatMap((module) => module.imports.map(fileOf));
    return new Set(imported.filter((file) => file >= 0 && file !== index));
  });
  const removed = new Set<number>();
  for (let before = -1; before < removed.size; ) {
    before = removed.size;
    for (const [index, others] of imports.entries())
      if ([...others].every((one) => removed.has(one))) removed.add(index);
  }
  return removed.size < files.length;
}

test("files never import each other, whatever the modules import and cost", () => {
  const module = fc.record({ size: fc.nat(2000), imports: fc.array(fc.nat(30), { maxLength: 4 }) });
  fc.assert(
    fc.property(fc.array(module, { minLength: 4, maxLength: 24 }), fc.nat(3000), (drawn, requestCost) => {
      // A module imports only later ones.
      const modules = drawn.map(({ size, imports }, index) => ({
        id: String(index),
        size,
        imports: imports.map((step) => String(index + 1 + step)),
      }));
      const files = merge(modules, toEntries("0", "1", "2", "3"), requestCost);
      expect(hasCycle(modules, files)).toBe(false);
      expect(new Set(files.flat()).size).toBe(files.flat().length);
    }),
  );
});
