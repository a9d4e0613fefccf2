import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listMigrations, migrate } from "../../src/jobs/migrate.ts";
import type { StoredIndex } from "../../src/store/firestore/index-stored.ts";
import { countReads, database } from "../support/market.ts";
import { useSuiteSecrets } from "../support/suite-secrets.ts";

useSuiteSecrets();

let progressId: string;
/** The documents after which batches were migrated. */
let batches: (string | null)[];
let fails: boolean;

beforeEach(() => {
  progressId = `test-${randomUUID()}`;
  batches = [];
  fails = false;
});
afterEach(async () => void (await database.collection("figures").doc(progressId).delete()));

/** A migration of three batches, which end with the documents a, b and c. */
const createMigration = (version: number): StoredIndex => ({
  progressId,
  version,
  indexBatch: async (after) => {
    if (fails && after === "a") throw new Error("the database is down");
    batches.push(after);
    return after === null ? "a" : after === "a" ? "b" : null;
  },
});

test("a migration runs once, and costs one read after that", async () => {
  await migrate([createMigration(1)]);
  expect(batches).toEqual([null, "a", "b"]);
  expect(await countReads(() => migrate([createMigration(1)]))).toBe(1);
  expect(batches).toHaveLength(3);
});

test("a migration that was interrupted goes on where it was", async () => {
  fails = true;
  await expect(migrate([createMigration(1)])).rejects.toThrow("Migrations failed");
  fails = false;
  await migrate([createMigration(1)]);
  expect(batches).toEqual([null, "a", "b"]);
});

test("a new version starts from the first document", async () => {
  await migrate([createMigration(1)]);
  await migrate([createMigration(2)]);
  expect(batches).toEqual([null, "a", "b", null, "a", "b"]);
});

test("a migration that fails does not keep the next one from running", async () => {
  const failing: StoredIndex = {
    progressId: `${progressId}-failing`,
    version: 1,
    indexBatch: () => Promise.reject(new Error("a document is not readable")),
  };
  await expect(migrate([failing, createMigration(1)])).rejects.toThrow("Migrations failed");
  expect(batches).toEqual([null, "a", "b"]);
});

test("each migration has a cursor of its own", () => {
  const ids = listMigrations().map((migration) => migration.progressId);
  expect(new Set(ids).size).toBe(ids.length);
});
