import { expect, test } from "vitest";
import { buildQuery, commit, createFakeClock, put, remove } from "../testing/databases.ts";
import { int } from "../testing/values.ts";
import { Database } from "./database.ts";

function createDatabase() {
  const time = createFakeClock();
  return { ...time, database: new Database(time.clock) };
}

test("commit times rise strictly, even when the clock does not advance", () => {
  const { database } = createDatabase();
  const times = [0, 1, 2].map((n) => commit(database, put("c/x", { n: int(n) })));
  expect(times).toEqual([...new Set(times)].sort((a, b) => Number(a - b)));
});

test("a past moment shows documents that have changed, gone or come since", () => {
  const { database } = createDatabase();
  commit(database, put("c/changed", { n: int(1) }), put("c/gone", {}));
  const then = database.time;
  commit(database, put("c/changed", { n: int(2) }), remove("c/gone"));
  commit(database, put("c/changed", { n: int(3) }), put("c/new", {}), put("d/x/e/y", {}));
  const past = database.checkedSnapshotAt(then);
  expect(past.document("c/changed")?.fields.get("n")).toEqual(int(1));
  expect([...past.documents(buildQuery("c").scope)].map(({ key }) => key).sort()).toEqual([
    "c/changed",
    "c/gone",
  ]);
  expect([...past.collections()]).toEqual(["c"]);
});

test("only the last minute can be read", () => {
  const { database, advance } = createDatabase();
  const then = database.time;
  advance(60_000_000n);
  expect(() => database.checkedSnapshotAt(then)).not.toThrow();
  advance(1n);
  expect(() => database.checkedSnapshotAt(then)).toThrow(
    expect.objectContaining({ code: "FAILED_PRECONDITION" }),
  );
  expect(() => database.checkedSnapshotAt(database.time + 1n)).toThrow(
    expect.objectContaining({ code: "INVALID_ARGUMENT" }),
  );
});

test("history older than its limit is dropped, newer history is not", () => {
  const { database, advance } = createDatabase();
  const start = database.time;
  for (let n = 0; n < 3000; n++) {
    commit(database, put("c/x", { n: int(n) }));
    advance(300_000n);
  }
  const nine = database.time - 9n * 60_000_000n;
  expect(database.hasSnapshotAt(start)).toBe(false);
  expect(database.hasSnapshotAt(nine)).toBe(true);
  expect(database.snapshotAt(nine).document("c/x")?.updateTime).toBeLessThanOrEqual(nine);
});

test("documents that are restored keep their times, and older states are unknown", () => {
  const { database } = createDatabase();
  const before = database.time;
  const document = {
    key: "c/x",
    path: ["c", "x"],
    fields: new Map(),
    createTime: 5n,
    updateTime: 9_000_000n,
  };
  database.restore([document]);
  expect(database.document("c/x")).toBe(document);
  expect(database.hasSnapshotAt(before)).toBe(false);
  expect(commit(database, put("c/y", {}))).toBeGreaterThan(9_000_000n);
});
