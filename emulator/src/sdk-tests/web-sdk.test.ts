import { deleteApp, initializeApp } from "firebase/app";
import * as web from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { installRules, startWithAdmin } from "../testing/servers.ts";

let running: Awaited<ReturnType<typeof startWithAdmin>>;
let db: web.Firestore;
let app: ReturnType<typeof initializeApp>;

function connect(name: string, mockUserToken?: string): web.Firestore {
  const sdk = web.getFirestore(initializeApp({ projectId: running.project, apiKey: "demo" }, name));
  const [host = "", port] = running.host.split(":");
  web.connectFirestoreEmulator(sdk, host, Number(port), mockUserToken ? { mockUserToken } : {});
  return sdk;
}

beforeAll(async () => {
  // The SDK logs every error that these tests provoke.
  web.setLogLevel("silent");
  running = await startWithAdmin();
  db = connect("owner", "owner");
  app = db.app;
});
beforeEach(() => running.emulator.reset());
afterAll(async () => {
  await web.terminate(db);
  await deleteApp(app);
  await running.stop();
});

describe("the web SDK", () => {
  test("writes and reads documents and queries", async () => {
    await web.setDoc(web.doc(db, "c/a"), { n: 1, at: web.serverTimestamp() });
    const added = await web.addDoc(web.collection(db, "c"), { n: 2 });
    await web.updateDoc(added, { n: web.increment(5) });
    expect((await web.getDoc(web.doc(db, "c/a"))).get("n")).toBe(1);
    expect((await web.getDoc(web.doc(db, "c/missing"))).exists()).toBe(false);
    const found = await web.getDocs(web.query(web.collection(db, "c"), web.where("n", ">", 1)));
    expect(found.docs.map((document) => document.get("n"))).toEqual([7]);
    expect((await web.getCountFromServer(web.collection(db, "c"))).data().count).toBe(2);
    await web.deleteDoc(added);
    expect((await web.getDocs(web.collection(db, "c"))).size).toBe(1);
  });

  test("listens to changes of others", async () => {
    const seen: unknown[] = [];
    await new Promise<void>((resolve) => {
      const stop = web.onSnapshot(web.collection(db, "heard"), async (snapshot) => {
        seen.push(snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`));
        if (seen.length === 1) await running.db.doc("heard/x").set({ n: 1 });
        if (seen.length === 2) await running.db.doc("heard/x").set({ n: 2 });
        if (seen.length === 3) await running.db.doc("heard/x").delete();
        if (seen.length === 4) {
          stop();
          resolve();
        }
      });
    });
    expect(seen).toEqual([[], ["added x"], ["modified x"], ["removed x"]]);
  });

  test("a write that the server rejects rejects, and the next one is served", async () => {
    const missing = web.updateDoc(web.doc(db, "c/missing"), { n: 1 });
    await expect(missing).rejects.toMatchObject({ code: "not-found" });
    await web.setDoc(web.doc(db, "c/a"), { n: 1 });
    expect((await running.db.doc("c/a").get()).get("n")).toBe(1);
  });

  test("a transaction that reads A and writes B retries when A changes", async () => {
    await running.db.doc("c/a").set({ n: 1 });
    let rounds = 0;
    await web.runTransaction(db, async (transaction) => {
      rounds++;
      const a = await transaction.get(web.doc(db, "c/a"));
      if (rounds === 1) await running.db.doc("c/a").set({ n: 2 });
      transaction.set(web.doc(db, "c/b"), { copy: a.get("n") });
    });
    expect(rounds).toBe(2);
    expect((await running.db.doc("c/b").get()).get("copy")).toBe(2);
  });

  test("many writes at once are all kept, in the order of each document", async () => {
    const writes = Array.from({ length: 60 }, (_, n) => web.setDoc(web.doc(db, `c/d${n % 3}`), { n }));
    await Promise.all(writes);
    const stored = await running.db.collection("c").orderBy("n").get();
    expect(stored.docs.map((document) => document.get("n"))).toEqual([57, 58, 59]);
  });
});

describe("nobody", () => {
  test("reads, lists, listens and writes nothing when rules allow nothing", async () => {
    await installRules(running, "service cloud.firestore {}");
    const anonymous = connect("nobody");
    const denied = { code: "permission-denied" };
    await expect(web.getDoc(web.doc(anonymous, "c/a"))).rejects.toMatchObject(denied);
    await expect(web.getDocs(web.collection(anonymous, "c"))).rejects.toMatchObject(denied);
    await expect(web.setDoc(web.doc(anonymous, "c/a"), {})).rejects.toMatchObject(denied);
    await expect(web.getCountFromServer(web.collection(anonymous, "c"))).rejects.toMatchObject(denied);
    await web.terminate(anonymous);
    await deleteApp(anonymous.app);
  });
});
