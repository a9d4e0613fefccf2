import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  type QuerySnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startWithAdmin } from "../testing/servers.ts";

type Running = Awaited<ReturnType<typeof startWithAdmin>>;
let running: Running;

beforeAll(async () => {
  running = await startWithAdmin();
});
beforeEach(() => running.emulator.reset());
afterAll(() => running.stop());

const idsOf = (snapshot: QuerySnapshot) => snapshot.docs.map(({ id }) => id);

test("a value of every type comes back as it was", async () => {
  const { db } = running;
  const values = {
    nothing: null,
    yes: true,
    int: 7,
    largest: BigInt("9223372036854775807"),
    double: 0.1,
    nan: Number.NaN,
    infinite: -Infinity,
    text: "hää \u{1f600}",
    bytes: Buffer.from([0, 255]),
    time: new Timestamp(1, 123_456_000),
    early: new Timestamp(-62_135_596_800, 0),
    place: new GeoPoint(0, 0),
    list: [1, "a", { deep: [] }],
    map: { "a.b": 1, "`": {} },
    vector: FieldValue.vector([1, 2.5]),
    itself: db.doc("c/d"),
  };
  await db.doc("c/d").set(values);
  const read = (await db.doc("c/d").get()).data() ?? {};
  expect(read["itself"].path).toBe("c/d");
  const { itself: _, largest, ...rest } = values;
  const { itself: __, largest: readLargest, ...readRest } = read;
  expect(Number(readLargest)).toBe(Number(largest));
  expect(readRest).toEqual(rest);
});

test("times are cut to microseconds", async () => {
  await running.db.doc("c/d").set({ t: new Timestamp(1, 123_456_789) });
  expect((await running.db.doc("c/d").get()).get("t")).toEqual(new Timestamp(1, 123_456_000));
});

describe("writes", () => {
  test.each<[string, () => Promise<unknown>, number]>([
    ["create over an existing document", () => running.db.doc("c/d").create({}), 6],
    ["update of a missing document", () => running.db.doc("c/x").update({ a: 1 }), 5],
    ["delete with exists of a missing one", () => running.db.doc("c/x").delete({ exists: true }), 5],
    [
      "delete at another time",
      () => running.db.doc("c/d").delete({ lastUpdateTime: new Timestamp(1, 0) }),
      9,
    ],
    ["a reserved field", () => running.db.doc("c/d").set({ __a__: 1 }), 3],
    ["a reserved id", () => running.db.doc("c/__x__").set({}), 3],
  ])("%s is rejected", async (_, action, code) => {
    await running.db.doc("c/d").set({ a: 1 });
    await expect(action()).rejects.toMatchObject({ code });
  });

  test("a batch is all or nothing", async () => {
    const { db } = running;
    const batch = db.batch().set(db.doc("c/a"), { n: 1 }).update(db.doc("c/missing"), { n: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await db.doc("c/a").get()).exists).toBe(false);
  });

  test("field values and nested paths", async () => {
    const { db } = running;
    await db.doc("c/d").set({ n: 1, list: [1], gone: 1, map: { x: 1 } });
    await db.doc("c/d").update({
      n: FieldValue.increment(2),
      list: FieldValue.arrayUnion(1, 2),
      gone: FieldValue.delete(),
      "map.y": 2,
      at: FieldValue.serverTimestamp(),
    });
    const after = await db.doc("c/d").get();
    expect(after.data()).toMatchObject({ n: 3, list: [1, 2], map: { x: 1, y: 2 } });
    expect(after.data()).not.toHaveProperty("gone");
    const at: Timestamp = after.get("at");
    expect(at.nanoseconds % 1_000_000).toBe(0);
    expect(at.toMillis()).toBeLessThanOrEqual(after.updateTime?.toMillis() ?? 0);
  });

  test("a bulk writer writes thousands, and one failure leaves the others alone", async () => {
    const { db } = running;
    await db.doc("c/d3").set({});
    const writer = db.bulkWriter();
    const failed: string[] = [];
    writer.onWriteError(() => false);
    for (let index = 0; index < 1200; index++) {
      writer.create(db.doc(`c/d${index}`), { index }).catch(() => failed.push(`d${index}`));
    }
    await writer.close();
    expect(failed).toEqual(["d3"]);
    expect((await db.collection("c").count().get()).data().count).toBe(1200);
  });

  test("a recursive deletion takes everything below and nothing beside", async () => {
    const { db } = running;
    const paths = ["c/a", "c/a/s/1", "c/b/s/2", "c2/a", "d/c/c/x"];
    await Promise.all(paths.map((path) => db.doc(path).set({})));
    await db.recursiveDelete(db.collection("c"));
    const left = await Promise.all(paths.map(async (path) => (await db.doc(path).get()).exists));
    expect(left).toEqual([false, false, false, true, true]);
    await db.recursiveDelete(db.doc("d/c"));
    expect((await db.doc("d/c/c/x").get()).exists).toBe(false);
  });
});

describe("reads", () => {
  test("several documents at once, missing ones too, and a mask", async () => {
    const { db } = running;
    await db.doc("c/a").set({ x: 1, y: { z: 1, w: 2 } });
    const [a, missing] = await db.getAll(db.doc("c/a"), db.doc("c/b"), { fieldMask: ["y.z"] });
    expect(a?.data()).toEqual({ y: { z: 1 } });
    expect(missing?.exists).toBe(false);
  });

  test("documents that are only parents are listed, and so are their collections", async () => {
    const { db } = running;
    await db.doc("c/a").set({});
    await db.doc("c/ghost/s/t/u/v").set({});
    expect((await db.collection("c").listDocuments()).map(({ id }) => id)).toEqual(["a", "ghost"]);
    expect((await db.collection("c").get()).docs.map(({ id }) => id)).toEqual(["a"]);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(["c"]);
    expect((await db.doc("c/ghost").listCollections()).map(({ id }) => id)).toEqual(["s"]);
    expect((await db.doc("c/ghost/s/t").listCollections()).map(({ id }) => id)).toEqual(["u"]);
  });

  test("long lists come in pages", async () => {
    const { db } = running;
    const batch = db.batch();
    for (let index = 0; index < 700; index++) batch.set(db.doc(`c/${String(index).padStart(4, "0")}`), {});
    await batch.commit();
    const ids = (await db.collection("c").listDocuments()).map(({ id }) => id);
    expect(ids).toHaveLength(700);
    expect(ids).toEqual([...ids].sort());
  });

  test("partitions are one", async () => {
    await running.db.doc("a/b/c/d").set({});
    const parts = [];
    for await (const part of running.db.collectionGroup("c").getPartitions(4)) parts.push(part);
    expect(parts).toHaveLength(1);
    expect((await parts[0]?.toQuery().get())?.size).toBe(1);
  });
});

describe("queries", () => {
  beforeEach(async () => {
    const { db } = running;
    const batch = db.batch();
    for (let n = 0; n < 10; n++) batch.set(db.doc(`c/d${n}`), { n, even: n % 2 === 0, tags: [n % 3, "t"] });
    await batch.commit();
  });

  test("filters, orders, limits and cursors", async () => {
    const c = running.db.collection("c");
    expect(idsOf(await c.where("even", "==", true).orderBy("n", "desc").limit(2).get())).toEqual([
      "d8",
      "d6",
    ]);
    expect(idsOf(await c.where("tags", "array-contains", 1).get())).toEqual(["d1", "d4", "d7"]);
    expect(idsOf(await c.orderBy("n").limitToLast(2).get())).toEqual(["d8", "d9"]);
    expect(idsOf(await c.orderBy("n").startAfter(3).endAt(5).get())).toEqual(["d4", "d5"]);
    expect(
      idsOf(
        await c
          .orderBy("n")
          .startAt(await c.doc("d8").get())
          .get(),
      ),
    ).toEqual(["d8", "d9"]);
    expect(idsOf(await c.orderBy("n").offset(8).get())).toEqual(["d8", "d9"]);
    expect(idsOf(await c.where(FieldPath.documentId(), "in", ["d1", "d9"]).get())).toEqual(["d1", "d9"]);
    expect(idsOf(await c.where("tags", "in", [[0, "t"]]).get())).toEqual(["d0", "d3", "d6", "d9"]);
    const either = Filter.or(Filter.where("n", "==", 1), Filter.where("n", ">", 8));
    expect(idsOf(await c.where(either).get())).toEqual(["d1", "d9"]);
  });

  test("a projection shows only what it names", async () => {
    const c = running.db.collection("c");
    expect((await c.select("n").limit(1).get()).docs[0]?.data()).toEqual({ n: 0 });
    expect((await c.select().limit(1).get()).docs[0]?.data()).toEqual({});
  });

  test("aggregations", async () => {
    const c = running.db.collection("c");
    const asked = {
      count: AggregateField.count(),
      sum: AggregateField.sum("n"),
      mean: AggregateField.average("n"),
    };
    expect((await c.aggregate(asked).get()).data()).toEqual({ count: 10, sum: 45, mean: 4.5 });
    expect((await c.where("n", ">", 100).aggregate(asked).get()).data()).toEqual({
      count: 0,
      sum: 0,
      mean: null,
    });
  });

  test("the nearest vectors", async () => {
    const { db } = running;
    await db.doc("v/a").set({ v: FieldValue.vector([1, 1]) });
    await db.doc("v/b").set({ v: FieldValue.vector([5, 5]) });
    const found = db.collection("v").findNearest({
      vectorField: "v",
      queryVector: [0, 0],
      limit: 1,
      distanceMeasure: "EUCLIDEAN",
      distanceResultField: "far",
    });
    const [first] = (await found.get()).docs;
    expect(first?.id).toBe("a");
    expect(first?.get("far")).toBeCloseTo(Math.SQRT2);
  });
});

test("reads, writes and deletes are counted as they would be billed", async () => {
  const { db, host, project } = running;
  await db.batch().set(db.doc("c/a"), {}).set(db.doc("c/b"), {}).commit();
  await db.collection("c").get();
  await db.collection("c").where("x", "==", 1).get();
  await db.doc("c/missing").get();
  await db.collection("c").count().get();
  await db.doc("c/a").delete();
  const usage = await fetch(`http://${host}/emulator/v1/projects/${project}/usage`);
  expect(await usage.json()).toEqual({ reads: 5, writes: 2, deletes: 1, pendingEvents: 0 });
});
