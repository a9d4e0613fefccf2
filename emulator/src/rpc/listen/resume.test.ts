import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { RpcContext } from "../../call/context.ts";
import { Emulator } from "../../call/emulator.ts";
import type { RpcError } from "../../shared/rpc-error.ts";
import { commit, createFakeClock, denyAll, put, remove } from "../../testing/databases.ts";
import { int } from "../../testing/values.ts";
import type { WireListenResponse, WireTarget } from "../../wire/messages.ts";
import { listen } from "../Listen.ts";

const name = "projects/p/databases/(default)";
const parent = `${name}/documents`;
let emulator: Emulator;
let time: ReturnType<typeof createFakeClock>;

beforeEach(() => {
  time = createFakeClock();
  emulator = new Emulator({
    clock: time.clock,
    randomBytes,
    rulesEvaluator: denyAll,
    checkIndexes: () => {},
    onDatabaseOpened: () => {},
    publish: () => {},
  });
});

/** Opens a listen stream without transport. */
function open(caller: RpcContext["caller"] = { kind: "adminSdk" }) {
  const sent: WireListenResponse[] = [];
  const failures: RpcError[] = [];
  const handler = listen(
    { emulator, caller, resourcePrefix: undefined },
    {
      send: (message: WireListenResponse) => sent.push(message),
      end: () => {},
      fail: (failure) => failures.push(failure),
    },
  );
  const add = (target: WireTarget) => handler.message({ database: name, addTarget: target });
  return {
    sent,
    failures,
    add,
    message: (message: object) => handler.message(message),
    close: () => handler.close(),
    take: () => sent.splice(0).map(shorten),
  };
}

function shorten({ targetChange, documentChange, documentDelete }: WireListenResponse): string {
  if (targetChange) return [targetChange.targetChangeType, ...(targetChange.targetIds ?? [])].join(" ");
  if (documentDelete) return `deleted ${documentDelete.document?.slice(parent.length + 1)}`;
  const left = documentChange?.removedTargetIds?.length ? "left" : "in";
  return `${left} ${documentChange?.document?.name?.slice(parent.length + 1)}`;
}

const everything: WireTarget = {
  targetId: 2,
  query: { parent, structuredQuery: { from: [{ collectionId: "c" }] } },
};

function tokenIn(sent: readonly WireListenResponse[]): Uint8Array {
  return sent.at(-1)?.targetChange?.resumeToken ?? new Uint8Array();
}

describe("a target", () => {
  test("is added, receives its documents, is current and gets a snapshot", () => {
    commit(emulator.databaseInstance(name).database, put("c/a", {}), put("c/b", {}));
    const stream = open();
    stream.add(everything);
    expect(stream.take()).toEqual(["ADD 2", "in c/a", "in c/b", "CURRENT 2", "NO_CHANGE"]);
  });

  test("of documents reports the missing ones as deleted", () => {
    commit(emulator.databaseInstance(name).database, put("c/a", {}));
    const stream = open();
    stream.add({ targetId: 4, documents: { documents: [`${parent}/c/a`, `${parent}/c/b`] } });
    expect(stream.take()).toEqual(["ADD 4", "in c/a", "deleted c/b", "CURRENT 4", "NO_CHANGE"]);
  });

  test("without an id is given one", () => {
    const stream = open();
    stream.add({ ...everything, targetId: 0 });
    expect(stream.take()[0]).toBe("ADD 1");
  });

  test("once is removed after its first snapshot", () => {
    const stream = open();
    stream.add({ ...everything, once: true });
    expect(stream.take()).toEqual(["ADD 2", "CURRENT 2", "NO_CHANGE", "REMOVE 2"]);
  });

  test("that is removed is confirmed and receives nothing more", () => {
    const stream = open();
    stream.add(everything);
    stream.message({ removeTarget: 2 });
    commit(emulator.databaseInstance(name).database, put("c/a", {}));
    expect(stream.take().slice(-1)).toEqual(["REMOVE 2"]);
  });

  test("whose id is in use ends the stream", () => {
    const stream = open();
    stream.add(everything);
    stream.add(everything);
    expect(stream.failures.map(({ code }) => code)).toEqual(["INVALID_ARGUMENT"]);
  });

  test("that is denied is removed with the cause, and the stream stays open", () => {
    const stream = open({ kind: "anonymous" });
    stream.add(everything);
    expect(stream.sent.at(-1)?.targetChange).toMatchObject({ targetIds: [2], cause: { code: 7 } });
    expect(stream.take()).toEqual(["ADD 2", "REMOVE 2"]);
    expect(stream.failures).toEqual([]);
  });
});

describe("a client that comes back with its token", () => {
  test("receives only the changes since then, deletions included", () => {
    const { database } = emulator.databaseInstance(name);
    commit(database, put("c/same", {}), put("c/gone", {}), put("c/changed", { n: int(1) }));
    const first = open();
    first.add(everything);
    const resumeToken = tokenIn(first.sent);
    first.close();
    commit(database, remove("c/gone"));
    commit(database, put("c/changed", { n: int(2) }));
    commit(database, put("c/new", {}));
    const second = open();
    second.add({ ...everything, resumeToken });
    expect(second.take()).toEqual([
      "ADD 2",
      "deleted c/gone",
      "in c/changed",
      "in c/new",
      "CURRENT 2",
      "NO_CHANGE",
    ]);
  });

  test.each<[string, () => Uint8Array]>([
    ["that is not ours", () => Buffer.from("foreign")],
    ["of a time that is forgotten", () => Buffer.alloc(8)],
    ["of the future", () => Buffer.from([0x7f, 0, 0, 0, 0, 0, 0, 0])],
  ])("%s receives everything again", (_, token) => {
    commit(emulator.databaseInstance(name).database, put("c/a", {}));
    const stream = open();
    stream.add({ ...everything, resumeToken: token() });
    expect(stream.take()).toEqual(["ADD 2", "RESET 2", "in c/a", "CURRENT 2", "NO_CHANGE"]);
  });
});

test("one commit is one snapshot, whose time is not before the commit", () => {
  const { database } = emulator.databaseInstance(name);
  const stream = open();
  stream.add(everything);
  stream.take();
  const committed = commit(database, put("c/a", {}), put("c/b", {}), put("d/x", {}));
  const { seconds, nanos } = stream.sent.at(-1)?.targetChange?.readTime ?? {};
  expect(BigInt(seconds ?? 0) * 1_000_000n + BigInt(nanos ?? 0) / 1000n).toBeGreaterThanOrEqual(committed);
  expect(stream.take()).toEqual(["in c/a", "in c/b", "NO_CHANGE"]);
});

test("a document that leaves a result but exists is sent with its new fields", () => {
  const { database } = emulator.databaseInstance(name);
  commit(database, put("c/a", { n: int(1) }));
  const stream = open();
  const where = {
    fieldFilter: {
      field: { fieldPath: "n" },
      op: "EQUAL",
      value: { valueType: "integerValue", integerValue: "1" },
    },
  };
  stream.add({ targetId: 2, query: { parent, structuredQuery: { from: [{ collectionId: "c" }], where } } });
  stream.take();
  commit(database, put("c/a", { n: int(2) }));
  expect(stream.take()).toEqual(["left c/a", "NO_CHANGE"]);
});

test("a stream that changes its database ends", () => {
  const stream = open();
  stream.add(everything);
  stream.message({ database: "projects/p/databases/other", removeTarget: 2 });
  expect(stream.failures.map(({ code }) => code)).toEqual(["INVALID_ARGUMENT"]);
});
