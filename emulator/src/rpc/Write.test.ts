import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { Emulator } from "../call/emulator.ts";
import type { RpcError } from "../shared/rpc-error.ts";
import { createFakeClock, denyAll } from "../testing/databases.ts";
import { write } from "./Write.ts";

const database = "projects/p/databases/(default)";
let emulator: Emulator;

beforeEach(() => {
  const { clock } = createFakeClock();
  emulator = new Emulator({
    ...{ clock, randomBytes, rulesEvaluator: denyAll },
    ...{ checkIndexes: () => {}, onDatabaseOpened: () => {}, publish: () => {} },
  });
});

/** Sends requests to the handler of a write stream, without transport. */
function converse(...requests: object[]) {
  const answers: Record<string, unknown>[] = [];
  const failures: RpcError[] = [];
  let ended = false;
  const handler = write(
    { emulator, caller: { kind: "adminSdk" }, resourcePrefix: database },
    {
      send: (message) => answers.push({ ...message }),
      end: () => {
        ended = true;
      },
      fail: (failure) => failures.push(failure),
    },
  );
  for (const request of requests) handler.message(request);
  return { answers, failures: failures.map(({ code }) => code), ended };
}

const open = { database };
const set = (id: string, more: object = {}) => ({
  writes: [{ operation: "update", update: { name: `${database}/documents/c/${id}` }, ...more }],
});
const existing = { currentDocument: { conditionType: "exists", exists: true } };

test("the first answer names the stream and carries a token", () => {
  const [answer] = converse(open).answers;
  expect(answer?.["streamId"]).not.toBe("");
  expect(answer?.["streamToken"]).toHaveProperty("length");
  expect(answer).not.toHaveProperty("commitTime");
});

test("each request is a commit, answered in order with a new token", () => {
  const { answers, failures } = converse(open, set("a"), set("b"));
  expect(failures).toEqual([]);
  expect(new Set(answers.map(({ streamToken }) => String(streamToken))).size).toBe(3);
  expect(answers.slice(1).map(({ writeResults }) => writeResults)).toEqual([
    [expect.anything()],
    [expect.anything()],
  ]);
  expect(emulator.databaseInstance(database).database.size).toBe(2);
});

test.each<[string, object]>([
  ["no database", {}],
  ["writes", { ...open, ...set("a") }],
  ["a stream id", { ...open, streamId: "x" }],
  ["a stream token", { ...open, streamToken: Buffer.from("x") }],
])("a first request with %s ends the stream", (_, first) => {
  expect(converse(first)).toMatchObject({ answers: [], failures: ["INVALID_ARGUMENT"] });
});

test("another database later ends the stream", () => {
  expect(converse(open, { database: "projects/p/databases/other", ...set("a") }).failures).toEqual([
    "INVALID_ARGUMENT",
  ]);
});

test("a foreign token is accepted", () => {
  expect(converse(open, { ...set("a"), streamToken: Buffer.from("foreign") }).failures).toEqual([]);
});

test("a request without writes is answered and ends the stream", () => {
  const { answers, ended } = converse(open, {});
  expect([answers.length, ended]).toEqual([2, true]);
});

test("a write that fails ends the stream, and what was written before stays", () => {
  const { failures } = converse(open, set("a"), set("missing", existing));
  expect(failures).toEqual(["NOT_FOUND"]);
  expect(emulator.databaseInstance(database).database.document("c/a")).toBeDefined();
});

test.each<[string, object[], string]>([
  [
    "has no precondition",
    [{ operation: "verify", verify: `${database}/documents/c/a` }],
    "must contain a precondition",
  ],
  [
    "stands beside a write of its document",
    [{ operation: "verify", verify: `${database}/documents/c/a`, ...existing }, set("a").writes[0] ?? {}],
    "verified and written",
  ],
])("a verify that %s is rejected", (_, writes) => {
  expect(converse(open, { writes }).failures).toEqual(["INVALID_ARGUMENT"]);
});

test("a verify checks its precondition and writes nothing", () => {
  const verify = { operation: "verify", verify: `${database}/documents/c/a`, ...existing };
  expect(converse(open, { writes: [verify, set("b").writes[0]] }).failures).toEqual(["NOT_FOUND"]);
  converse(open, set("a"));
  expect(converse(open, { writes: [verify, set("b").writes[0]] }).failures).toEqual([]);
  expect(emulator.databaseInstance(database).database.size).toBe(2);
});
