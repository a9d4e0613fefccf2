import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
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
const program = fileURLToPath(new URL("../support/seller-list/measure-lists.ts", import.meta.url));
const sellerCount = 20_000;
/**
 * The maximum memory that writing the lists may add to a process, in megabytes: SheetJS holds the whole workbook. An instance of the
 * export function has 512 MiB, uses 130 of them at rest, and builds one export at a time.
 */
const maxMemory = 300;

/** Writes both lists in a separate process; returns the megabytes and pages that this took. */
async function measure(...source: string[]) {
  // The heap limit that Node sets by default where 512 MiB are available.
  const { stdout } = await run(process.execPath, ["--max-old-space-size=256", program, ...source]);
  console.info(
    `Lists of 20,000 sellers, ${source[0]}: ${stdout.trim()} (megabytes: peak in all, the others over the start)`,
  );
  return z.object({ rss: z.number(), heap: z.number(), pages: z.int() }).parse(JSON.parse(stdout));
}

test("the lists of 20,000 sellers are written within the memory of the export function", async () => {
  const folder = await mkdtemp(join(tmpdir(), "halkopiha-lists-"));
  try {
    const { rss, heap } = await measure("made-up", `${sellerCount}`, folder);
    expect(rss).toBeLessThan(maxMemory);
    expect(heap).toBeLessThan(maxMemory);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe("with 20,000 sellers in the database", () => {
  // A busy machine takes more than a minute to store 20,000 sellers.
  const timeout = 5 * 60_000;
  let measured: Awaited<ReturnType<typeof measure>>;

  disableTriggersDuringTests();

  beforeAll(async () => {
    await storeManySellers(sellerCount);
    measured = await measure("stored", "memory-test");
  }, timeout);

  afterAll(() => removeManySellers(sellerCount), timeout);

  test("the lists go from the database into Storage within the memory of the export function", () => {
    expect(measured.rss).toBeLessThan(maxMemory);
    expect(measured.heap).toBeLessThan(maxMemory);
  });

  test("progress is reported at most once a page", () => {
    expect(measured.pages).toBeGreaterThan(1);
    expect(measured.pages).toBeLessThan(1 + (sellerCount + 1000) / 300);
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
