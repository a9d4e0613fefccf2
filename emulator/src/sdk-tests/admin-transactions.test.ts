import { FieldValue } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startWithAdmin } from "../testing/servers.ts";

let running: Awaited<ReturnType<typeof startWithAdmin>>;

beforeAll(async () => {
  running = await startWithAdmin();
});
beforeEach(() => running.emulator.reset());
afterAll(() => running.stop());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test("forty transactions on one counter end at forty", async () => {
  const { db } = running;
  const counter = db.doc("c/counter");
  await counter.set({ n: 0 });
  await Promise.all(
    times(40).map(() =>
      db.runTransaction(async (transaction) => {
        const { n } = (await transaction.get(counter)).data() ?? {};
        transaction.update(counter, { n: n + 1 });
      }),
    ),
  );
  expect((await counter.get()).get("n")).toBe(40);
});

test("two hundred buyers of fifty items buy exactly fifty", async () => {
  const { db } = running;
  const item = db.doc("products/birch");
  await item.set({ stock: 50 });
  const bought = await Promise.all(
    times(200).map((buyer) =>
      db.runTransaction(async (transaction) => {
        const stock: number = (await transaction.get(item)).get("stock");
        if (stock === 0) return false;
        transaction.update(item, { stock: stock - 1 });
        transaction.create(db.doc(`orders/${buyer}`), { buyer });
        return true;
      }),
    ),
  );
  expect(bought.filter(Boolean)).toHaveLength(50);
  expect((await item.get()).get("stock")).toBe(0);
  expect((await db.collection("orders").count().get()).data().count).toBe(50);
});

test("buyers of several items at once never sell one twice", async () => {
  const { db } = running;
  const items = times(5).map((index) => db.doc(`products/${index}`));
  await Promise.all(items.map((item) => item.set({ stock: 8 })));
  const bought = await Promise.all(
    times(30).map((buyer) =>
      db.runTransaction(async (transaction) => {
        const wanted = times(2).flatMap((step) => items[(buyer + step * 2) % 5] ?? []);
        const stocks = await transaction.getAll(...wanted);
        if (stocks.some((stock) => stock.get("stock") === 0)) return 0;
        for (const item of wanted) transaction.update(item, { stock: FieldValue.increment(-1) });
        return wanted.length;
      }),
    ),
  );
  const left = (await db.collection("products").get()).docs.map((item): number => item.get("stock"));
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
  expect(left.reduce((sum, stock) => sum + stock, 0) + bought.reduce((sum, count) => sum + count, 0)).toBe(
    40,
  );
});

test("write skew: of two doctors who go off call because the other stays, one stays", async () => {
  const { db } = running;
  const doctors = db.collection("doctors");
  await Promise.all([doctors.doc("a").set({ onCall: true }), doctors.doc("b").set({ onCall: true })]);
  await Promise.all(
    ["a", "b"].map((me) =>
      db.runTransaction(async (transaction) => {
        const onCall = await transaction.get(doctors.where("onCall", "==", true));
        if (onCall.size > 1) transaction.update(doctors.doc(me), { onCall: false });
      }),
    ),
  );
  expect((await doctors.where("onCall", "==", true).get()).size).toBe(1);
});

test("a query that was read holds for documents that did not exist", async () => {
  const { db } = running;
  const seats = db.collection("seats");
  await Promise.all(
    times(4).map((guest) =>
      db.runTransaction(async (transaction) => {
        const taken = await transaction.get(seats.count());
        if (taken.data().count < 2) transaction.create(seats.doc(`guest${guest}`), {});
      }),
    ),
  );
  expect((await seats.get()).size).toBe(2);
});

test("a transaction that throws changes nothing and lets the next one go", async () => {
  const { db } = running;
  await db.doc("c/x").set({ n: 1 });
  const failing = db.runTransaction(async (transaction) => {
    await transaction.get(db.doc("c/x"));
    transaction.update(db.doc("c/x"), { n: 2 });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await db.runTransaction(async (transaction) => {
    const { n } = (await transaction.get(db.doc("c/x"))).data() ?? {};
    transaction.update(db.doc("c/x"), { n: n + 10 });
  });
  expect((await db.doc("c/x").get()).get("n")).toBe(11);
});

test("a read-only transaction sees one moment", async () => {
  const { db } = running;
  await db.doc("c/x").set({ n: 1 });
  await db.doc("c/y").set({ n: 1 });
  const seen = await db.runTransaction(
    async (transaction) => {
      const x = await transaction.get(db.doc("c/x"));
      await db.doc("c/y").set({ n: 2 });
      const y = await transaction.get(db.doc("c/y"));
      return [x.get("n"), y.get("n")];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1]);
});

test("a transaction that only writes needs no lock", async () => {
  const { db } = running;
  await db.runTransaction(async (transaction) => {
    transaction.set(db.doc("c/x"), { n: 1 });
  });
  expect((await db.doc("c/x").get()).get("n")).toBe(1);
});

test("a transaction that loses between two reads sees one moment, and is tried again as a whole", async () => {
  const { db } = running;
  const [birch, pine] = [db.doc("products/birch"), db.doc("products/pine")];
  await Promise.all([birch.set({ price: 1 }), pine.set({ price: 1 })]);
  const seen: unknown[] = [];
  await db.runTransaction(async (transaction) => {
    const first = (await transaction.get(birch)).get("price");
    if (seen.length === 0) {
      const raised = db.batch().update(birch, { price: 2 }).update(pine, { price: 2 });
      await raised.commit();
    }
    const second = (await transaction.get(pine)).get("price");
    seen.push([first, second]);
    transaction.update(birch, { price: first + second });
  });
  expect(seen).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect((await birch.get()).get("price")).toBe(4);
});
