import { deleteApp, initializeApp } from "firebase/app";
import * as lite from "firebase/firestore/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWithAdmin } from "../testing/servers.ts";

let running: Awaited<ReturnType<typeof startWithAdmin>>;
let db: lite.Firestore;

beforeAll(async () => {
  lite.setLogLevel("silent");
  running = await startWithAdmin();
  db = lite.getFirestore(initializeApp({ projectId: running.project, apiKey: "demo" }, "lite"));
  const [host = "", port] = running.host.split(":");
  lite.connectFirestoreEmulator(db, host, Number(port), { mockUserToken: "owner" });
});
afterAll(async () => {
  await lite.terminate(db);
  await deleteApp(db.app);
  await running.stop();
});

test("the lite SDK writes, reads, queries, counts and runs transactions over REST", async () => {
  await lite.setDoc(lite.doc(db, "c/ä b"), { n: 1, zero: -0, nan: Number.NaN, at: lite.serverTimestamp() });
  await lite.addDoc(lite.collection(db, "c"), { n: 5 });
  await lite.updateDoc(lite.doc(db, "c/ä b"), { n: lite.increment(2) });
  const stored = (await lite.getDoc(lite.doc(db, "c/ä b"))).data();
  expect(stored).toMatchObject({ n: 3, zero: -0, nan: Number.NaN, at: expect.any(lite.Timestamp) });
  const found = await lite.getDocs(
    lite.query(lite.collection(db, "c"), lite.orderBy("n", "desc"), lite.limit(1)),
  );
  expect(found.docs.map((document) => document.get("n"))).toEqual([5]);
  const figures = { count: lite.count(), sum: lite.sum("n") };
  expect((await lite.getAggregate(lite.collection(db, "c"), figures)).data()).toEqual({ count: 2, sum: 8 });
  await lite.runTransaction(db, async (transaction) => {
    const { n } = (await transaction.get(lite.doc(db, "c/ä b"))).data() ?? {};
    transaction.update(lite.doc(db, "c/ä b"), { n: n + 1 });
  });
  expect((await running.db.doc("c/ä b").get()).get("n")).toBe(4);
});

test("a refusal over REST reaches the lite SDK with its code", async () => {
  await expect(lite.updateDoc(lite.doc(db, "c/missing"), { n: 1 })).rejects.toMatchObject({
    code: "not-found",
  });
});
