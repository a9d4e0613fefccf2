import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bucket } from "../../src/firebase.ts";
import { removeManySellers, storeManySellers } from "../support/seller-list/many-stored.ts";
import { csvLines, xlsxRows } from "../support/seller-list/seller-lists.ts";
import { disableTriggersDuringTests } from "../support/without-triggers.ts";

const run = promisify(execFile);
const program = fileURLToPath(new URL("../support/seller-list/write-lists.ts", import.meta.url));
const sellerCount = 20_000;
/**
 * Limits of the process that writes the lists: of its heap, as Node sets it by default where 512 MiB are available, and of the heap of new
 * objects, in MiB. SheetJS holds the whole workbook. An instance of the export function has 512 MiB, uses 130 of them at rest, and builds one
 * export at a time.
 */
const heapLimits = ["--max-old-space-size=256", "--max-semi-space-size=16"];
/** Maximum size of a list, in bytes: outside of the heap a process holds at most the lists. */
const maxSize = 16 * 1024 * 1024;

/** Writes both lists in a separate process, which ends with an error when its memory is not enough. @returns the number of pages it read */
async function writeLists(...source: string[]): Promise<number> {
  const { stdout } = await run(process.execPath, [...heapLimits, program, ...source]);
  return z.object({ pages: z.int() }).parse(JSON.parse(stdout)).pages;
}

test("the lists of 20,000 sellers are written within the memory of the export function", async () => {
  const folder = await mkdtemp(join(tmpdir(), "halkopiha-lists-"));
  try {
    await writeLists("made-up", `${sellerCount}`, folder);
    for (const name of ["seller-list.csv", "seller-list.xlsx"]) {
      const { size } = await stat(join(folder, name));
      expect(size).toBeGreaterThan(sellerCount);
      expect(size).toBeLessThan(maxSize);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe("with 20,000 sellers in the database", () => {
  // A busy machine takes more than a minute to store 20,000 sellers.
  const timeout = 15 * 60_000;
  let pages = 0;

  disableTriggersDuringTests();

  beforeAll(async () => {
    await storeManySellers(sellerCount);
    // Ends with an error when the memory of the export function is not enough.
    pages = await writeLists("stored", "memory-test");
  }, timeout);

  afterAll(() => removeManySellers(sellerCount), timeout);

  test("progress is reported at most once a page, and never for all sellers at once", () => {
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThan(1 + (sellerCount + 1000) / 300);
  });

  test("each seller stands in both lists once, in the same order", async () => {
    const stored = async (name: string) => (await (await bucket()).file(name).download())[0];
    const names = (rows: string[][]) => rows.map(([username = ""]) => username);
    const inCsv = names(csvLines(await stored("exports/memory-test/seller-list.csv")));
    expect(inCsv.filter((name) => name.startsWith("many."))).toEqual(
      Array.from({ length: sellerCount }, (_, index) => `many.${index}`),
    );
    expect(names(xlsxRows(await stored("exports/memory-test/seller-list.xlsx")))).toEqual(inCsv);
  });
});
