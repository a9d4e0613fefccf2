import type { DocumentData, Query, QuerySnapshot } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startWithAdmin } from "../../testing/servers.ts";

let running: Awaited<ReturnType<typeof startWithAdmin>>;

beforeAll(async () => {
  running = await startWithAdmin();
});
beforeEach(() => running.emulator.reset());
afterAll(() => running.stop());

/** Listens to a query; `next` returns its snapshots one by one. */
function listenTo(query: Query) {
  const waiting: ((snapshot: QuerySnapshot) => void)[] = [];
  const arrived: QuerySnapshot[] = [];
  const stop = query.onSnapshot((snapshot) => {
    const next = waiting.shift();
    if (next) next(snapshot);
    else arrived.push(snapshot);
  });
  const next = () => {
    const snapshot = arrived.shift();
    return snapshot
      ? Promise.resolve(snapshot)
      : new Promise<QuerySnapshot>((resolve) => waiting.push(resolve));
  };
  return { next, stop };
}

const changesOf = (snapshot: QuerySnapshot<DocumentData>) =>
  snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`);
const idsOf = (snapshot: QuerySnapshot<DocumentData>) => snapshot.docs.map(({ id }) => id);

describe("a listener of a query", () => {
  test("sees the beginning, then each change once and in order", async () => {
    const { db } = running;
    const c = db.collection("c");
    await c.doc("a").set({ n: 1 });
    const listener = listenTo(c.where("n", ">", 0));
    expect(changesOf(await listener.next())).toEqual(["added a"]);
    await c.doc("b").set({ n: 2 });
    expect(changesOf(await listener.next())).toEqual(["added b"]);
    await c.doc("a").update({ n: 3 });
    expect(changesOf(await listener.next())).toEqual(["modified a"]);
    await c.doc("b").update({ n: 0 });
    expect(changesOf(await listener.next())).toEqual(["removed b"]);
    await c.doc("a").delete();
    expect(changesOf(await listener.next())).toEqual(["removed a"]);
    listener.stop();
  });

  test("sees a hundred quick writes of one document in their order", async () => {
    const { db } = running;
    const listener = listenTo(db.collection("c"));
    await listener.next();
    const seen: number[] = [];
    const all = (async () => {
      while (seen.at(-1) !== 99)
        seen.push(...(await listener.next()).docs.map((found): number => found.get("n")));
    })();
    for (let n = 0; n < 100; n++) await db.doc("c/x").set({ n });
    await all;
    expect(seen).toEqual(Array.from({ length: 100 }, (_, n) => n));
    listener.stop();
  });

  test("sees several writes of one commit in one snapshot", async () => {
    const { db } = running;
    await db.doc("c/old").set({ n: 0 });
    const listener = listenTo(db.collection("c").orderBy("n"));
    await listener.next();
    await db
      .batch()
      .set(db.doc("c/x"), { n: 1 })
      .set(db.doc("c/y"), { n: 2 })
      .delete(db.doc("c/old"))
      .commit();
    expect(changesOf(await listener.next()).sort()).toEqual(["added x", "added y", "removed old"]);
    listener.stop();
  });

  test("with a limit sees who moves in and who is pushed out", async () => {
    const { db } = running;
    const c = db.collection("c");
    await Promise.all([1, 3, 5].map((n) => c.doc(`d${n}`).set({ n })));
    const listener = listenTo(c.orderBy("n").limit(2));
    expect(idsOf(await listener.next())).toEqual(["d1", "d3"]);
    await c.doc("d2").set({ n: 2 });
    expect(idsOf(await listener.next())).toEqual(["d1", "d2"]);
    await c.doc("d1").delete();
    expect(idsOf(await listener.next())).toEqual(["d2", "d3"]);
    listener.stop();
  });

  test("does not receive writes that change nothing or are outside its query", async () => {
    const { db } = running;
    await db.doc("c/a").set({ n: 1 });
    const listener = listenTo(db.collection("c"));
    await listener.next();
    await db.doc("c/a").set({ n: 1 });
    await db.doc("d/a").set({ n: 1 });
    await db.doc("c/a/c/deep").set({ n: 1 });
    await db.doc("c/z").set({ n: 1 });
    expect(changesOf(await listener.next())).toEqual(["added z"]);
    listener.stop();
  });

  test("sees everything leave when the database is cleared", async () => {
    const { db, host, project } = running;
    await db.doc("c/a").set({ n: 1 });
    const listener = listenTo(db.collection("c"));
    await listener.next();
    const url = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
    expect((await fetch(url, { method: "DELETE" })).status).toBe(200);
    expect(changesOf(await listener.next())).toEqual(["removed a"]);
    listener.stop();
  });
});

test("a listener of a document sees it come and go", async () => {
  const { db } = running;
  const seen: unknown[] = [];
  await new Promise<void>((resolve) => {
    const stop = db.doc("c/x").onSnapshot(async (snapshot) => {
      seen.push(snapshot.data() ?? "missing");
      if (seen.length === 1) await db.doc("c/x").set({ n: 1 });
      if (seen.length === 2) await db.doc("c/x").delete();
      if (seen.length === 3) {
        stop();
        resolve();
      }
    });
  });
  expect(seen).toEqual(["missing", { n: 1 }, "missing"]);
});

test("a query that is not served fails its listener", async () => {
  const { db } = running;
  const c = db.collection("c");
  const error = await new Promise<Error>((resolve) => {
    c.where("a", "not-in", [1])
      .where("b", "in", [1])
      .onSnapshot(() => {}, resolve);
  });
  expect(error.message).toContain("'NOT_IN' cannot be used in the same query with 'IN'");
});
