import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type BulkWriter, type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bucket } from "../src/firebase.ts";
import { nameBucket } from "./support/exports.ts";
import { pagesOfMany } from "./support/many-sellers.ts";
import { database } from "./support/market.ts";
import { quietly } from "./support/quietly.ts";
import { csvLines, xlsxRows } from "./support/seller-lists.ts";

const run = promisify(execFile);
const program = fileURLToPath(new URL("support/measure-lists.ts", import.meta.url));
const sellerCount = 20_000;
/** How many megabytes writing the lists may add to a process. */
const mostMemory = 150;

/** Writes both lists in a process of its own and says how many megabytes and pages that took. */
async function measure(...source: string[]) {
  // A garbage collector with plenty of room lets garbage lie, which would look like growth.
  const { stdout } = await run(process.execPath, ["--max-old-space-size=64", program, ...source]);
  console.info(`Lists of 20,000 sellers, ${source[0]}: ${stdout.trim()} (megabytes over the start)`);
  return z.object({ rss: z.number(), heap: z.number(), pages: z.int() }).parse(JSON.parse(stdout));
}

test("the lists of 20,000 sellers are written without being held in memory", async () => {
  const folder = await mkdtemp(join(tmpdir(), "halkopiha-lists-"));
  try {
    const { rss, heap } = await measure("made-up", `${sellerCount}`, folder);
    expect(rss).toBeLessThan(mostMemory);
    expect(heap).toBeLessThan(mostMemory);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Does something with each of 20,000 users in the database. */
async function withMany(change: (writer: BulkWriter, ref: DocumentReference, user: object) => void) {
  const writer = database.bulkWriter({ throttling: false });
  const at = (instant: string) => Timestamp.fromDate(new Date(instant));
  for await (const page of pagesOfMany(sellerCount)) {
    for (const { _id, createdAt, updatedAt, ...user } of page) {
      const stored = { ...user, createdAt: at(createdAt), updatedAt: at(updatedAt) };
      change(writer, database.collection("users").doc(_id), stored);
    }
    await writer.flush();
  }
}

describe("with 20,000 sellers in the database", () => {
  const minute = 60_000;
  let measured: Awaited<ReturnType<typeof measure>>;

  beforeAll(async () => {
    nameBucket();
    await quietly(() => withMany((writer, ref, user) => void writer.set(ref, user)));
    measured = await measure("stored", "memory-test");
  }, minute);

  afterAll(() => quietly(() => withMany((writer, ref) => void writer.delete(ref))), minute);

  test("the lists go from the database into Storage without being held in memory", () => {
    expect(measured.rss).toBeLessThan(mostMemory);
    expect(measured.heap).toBeLessThan(mostMemory);
  });

  test("progress is told at most once a page", () => {
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
