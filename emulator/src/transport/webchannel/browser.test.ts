import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startFirestore } from "../../programs/start-firestore.ts";
import { browserMissing, openBrowser, servePage } from "../../testing/browser.ts";
import { connectAdmin, installRules, startWithAdmin } from "../../testing/servers.ts";
import { startTcpProxy, type TcpProxy } from "../../testing/tcp-proxy.ts";

/** The page's script; it exists only inside functions that run in the page. */
declare const sdk: typeof import("../../testing/page.ts");

const rules = `rules_version = "2";
service cloud.firestore {
  match /databases/{database}/documents/{collection}/{id} {
    allow read, write: if request.auth.uid == "aino" && collection != "secret";
  }
}`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

if (browserMissing) console.info(`The web SDK is not tested in a browser: ${browserMissing}.`);

describe.skipIf(browserMissing).each<[string, Record<string, boolean>, RegExp]>([
  // By default the SDK streams, and switches to polling when it suspects a buffering proxy, which can happen on a busy machine.
  ["by default", {}, /^01?$/],
  ["always streaming", { experimentalAutoDetectLongPolling: false }, /^0$/],
  // `useFetchStreams` is a private setting of the SDK.
  ["by XMLHttpRequest", { experimentalAutoDetectLongPolling: false, useFetchStreams: false }, /^0$/],
  ["always polling", { experimentalForceLongPolling: true }, /^1$/],
])("a page with the web SDK, %s,", (_, settings, answerModes) => {
  let running: Awaited<ReturnType<typeof startWithAdmin>>;
  let proxy: TcpProxy;
  let files: Awaited<ReturnType<typeof servePage>>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const modesUsed = new Set<string | null>();
  const browserErrors: string[] = [];

  beforeAll(async () => {
    running = await startWithAdmin();
    await installRules(running, rules);
    proxy = await startTcpProxy(running.port);
    files = await servePage();
    browser = await openBrowser();
    context = await browser.newContext();
    page = await context.newPage();
    page.on("pageerror", (error) => browserErrors.push(error.message));
    page.on("console", (message) => {
      if (/unsafe header|CORS/i.test(message.text())) browserErrors.push(message.text());
    });
    page.on("request", (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.get("RID") === "rpc") modesUsed.add(searchParams.get("CI"));
    });
    await page.goto(files.url);
    await page.evaluate((connection) => sdk.connect(connection), {
      project: running.project,
      port: proxy.port,
      settings,
      uid: "aino",
    });
  });
  beforeEach(() => running.emulator.reset());
  afterAll(async () => {
    await browser.close();
    files.close();
    await proxy.close();
    await running.stop();
  });

  const stored = async (path: string) => (await running.db.doc(path).get()).data();
  const heard = (name: string) => expect.poll(() => page.evaluate((of) => sdk.listEvents(of), name));
  const listen = async (name: string) => {
    await page.evaluate((of) => void sdk.listen(of, sdk.collectionAt(of)), name);
  };

  test("sets, updates, gets, queries and deletes", async () => {
    const found = await page.evaluate(async () => {
      const { web, documentAt, collectionAt } = sdk;
      const text = "ä \u{1f600} + & = %\n";
      await web.setDoc(documentAt("c/a"), { n: 1, text, at: web.serverTimestamp(), nan: Number.NaN });
      const added = await web.addDoc(collectionAt("c"), { n: 2 });
      await web.updateDoc(added, { n: web.increment(5) });
      const query = web.query(collectionAt("c"), web.where("n", ">", 1));
      const many = (await web.getDocs(query)).docs.map((document) => document.get("n"));
      const one = await web.getDocFromServer(documentAt("c/a"));
      await web.deleteDoc(added);
      const { size } = await web.getDocsFromServer(collectionAt("c"));
      const missing = (await web.getDoc(documentAt("c/missing"))).exists();
      return { many, text: one.get("text") === text, nan: Number.isNaN(one.get("nan")), size, missing };
    });
    expect(found).toEqual({ many: [7], text: true, nan: true, size: 1, missing: false });
    expect(await stored("c/a")).toMatchObject({ n: 1, text: "ä \u{1f600} + & = %\n" });
  });

  test("receives every change once and in order, its own and those of others", async () => {
    await running.db.doc("heard/x").set({ n: 0 });
    await listen("heard");
    await heard("heard").toEqual(["added x 0"]);
    for (const n of range(10)) await running.db.doc("heard/x").set({ n: n + 1 });
    await heard("heard").toHaveLength(11);
    await page.evaluate(() => sdk.web.setDoc(sdk.documentAt("heard/y"), { n: 1 }));
    await heard("heard").toHaveLength(12);
    await running.db.doc("heard/x").delete();
    await heard("heard").toEqual([
      "added x 0",
      ...range(10).map((n) => `modified x ${n + 1}`),
      "added y 1",
      "removed x 10",
    ]);
  });

  test("runs transactions and counts", async () => {
    await running.db.doc("c/a").set({ n: 1 });
    const { count, total } = await page.evaluate(async () => {
      const { web, documentAt, collectionAt } = sdk;
      await web.runTransaction(sdk.database(), async (transaction) => {
        const { n } = (await transaction.get(documentAt("c/a"))).data() ?? {};
        transaction.update(documentAt("c/a"), { n: n + 1 }).set(documentAt("c/b"), { n: 5 });
      });
      const figures = { count: web.count(), total: web.sum("n") };
      return (await web.getAggregateFromServer(collectionAt("c"), figures)).data();
    });
    expect({ count, total }).toEqual({ count: 2, total: 7 });
  });

  test("keeps several listeners apart on one stream, and ends them one by one", async () => {
    const lists = ["list1", "list2", "list3"];
    for (const list of lists) await listen(list);
    for (const list of lists) await running.db.doc(`${list}/x`).set({ n: 1 });
    for (const list of lists) await heard(list).toEqual(["added x 1"]);
    await page.evaluate(() => sdk.stop("list2"));
    for (const list of lists) await running.db.doc(`${list}/x`).set({ n: 2 });
    await heard("list3").toEqual(["added x 1", "modified x 2"]);
    await heard("list1").toEqual(["added x 1", "modified x 2"]);
    await heard("list2").toEqual(["added x 1"]);
  });

  test("receives permission-denied for forbidden calls, and goes on", async () => {
    await listen("secret");
    await heard("secret").toEqual(["permission-denied"]);
    const codes = await page.evaluate(async () => [
      await sdk.getErrorCode(sdk.web.getDoc(sdk.documentAt("secret/a"))),
      await sdk.getErrorCode(sdk.web.setDoc(sdk.documentAt("secret/a"), {})),
      await sdk.getErrorCode(sdk.web.updateDoc(sdk.documentAt("c/missing"), { n: 1 })),
      await sdk.getErrorCode(sdk.web.getCountFromServer(sdk.collectionAt("secret"))),
      await sdk.getErrorCode(sdk.web.setDoc(sdk.documentAt("c/a"), { n: 1 })),
    ]);
    expect(codes).toEqual([
      "permission-denied",
      "permission-denied",
      "not-found",
      "permission-denied",
      "none",
    ]);
  });

  test("carries large results and many writes", async () => {
    const text = "ä".repeat(200_000);
    await Promise.all(range(10).map((n) => running.db.doc(`large/d${n}`).set({ n, text })));
    await listen("large");
    await heard("large").toEqual(range(10).map((n) => `added d${n} ${n}`));
    await page.evaluate(async () => {
      const writes = Array.from({ length: 60 }, (_, n) =>
        sdk.web.setDoc(sdk.documentAt(`many/d${n % 3}`), { n }),
      );
      await Promise.all(writes);
    });
    const left = await running.db.collection("many").orderBy("n").get();
    expect(left.docs.map((document) => document.get("n"))).toEqual([57, 58, 59]);
  });

  test("misses nothing and receives nothing twice when its connections drop", async () => {
    await listen("cut");
    await running.db.doc("cut/x").set({ n: 0 });
    await heard("cut").toEqual(["added x 0"]);
    for (const n of range(4)) {
      proxy.dropConnections();
      await running.db.doc("cut/x").set({ n: n + 1 });
      await heard("cut").toHaveLength(n + 2);
    }
    await heard("cut").toEqual(["added x 0", ...range(4).map((n) => `modified x ${n + 1}`)]);
  });

  test("catches up and sends its writes when it was offline", async () => {
    await listen("offline");
    await running.db.doc("offline/x").set({ n: 0 });
    await heard("offline").toEqual(["added x 0"]);
    await context.setOffline(true);
    await page.evaluate(() => void sdk.web.setDoc(sdk.documentAt("offline/mine"), { n: 7 }));
    await running.db.doc("offline/x").set({ n: 1 });
    await running.db.doc("offline/gone").set({ n: 1 });
    await running.db.doc("offline/gone").delete();
    expect(await stored("offline/mine")).toBeUndefined();
    await context.setOffline(false);
    await page.evaluate(() => sdk.web.waitForPendingWrites(sdk.database()));
    expect(await stored("offline/mine")).toEqual({ n: 7 });
    await heard("offline").toHaveLength(3);
    expect(new Set(await page.evaluate(() => sdk.listEvents("offline")))).toEqual(
      new Set(["added x 0", "modified x 1", "added mine 7"]),
    );
  });

  test("starts anew when another server takes over that knows nothing of it", async () => {
    await running.db.doc("anew/old").set({ n: 0 });
    await listen("anew");
    await heard("anew").toEqual(["added old 0"]);
    const successor = await startFirestore();
    const admin = connectAdmin(running.project, successor.port);
    await admin.db.doc("anew/new").set({ n: 1 });
    proxy.redirect(successor.port);
    await heard("anew").toEqual(["added old 0", "added new 1", "removed old 0"]);
    await page.evaluate(() => sdk.web.setDoc(sdk.documentAt("anew/mine"), { n: 2 }));
    expect((await admin.db.doc("anew/mine").get()).data()).toEqual({ n: 2 });
    proxy.redirect(running.port);
    await admin.stop();
    await successor.close();
  });

  test("used the requested answer mode, without browser errors", () => {
    expect([...modesUsed].join("")).toMatch(answerModes);
    expect(browserErrors).toEqual([]);
  });
});
