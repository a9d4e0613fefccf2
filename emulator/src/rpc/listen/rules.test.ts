import { deleteApp, initializeApp } from "firebase/app";
import * as web from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { installRules, startWithAdmin } from "../../testing/servers.ts";

const rules = (text: string) => `rules_version = '2'; service cloud.firestore {
  match /databases/{database}/documents { ${text} } }`;
const membersOnly = rules(`
  match /rooms/{room} { allow get: if resource.data.open == true; }
  match /rooms/{room}/messages/{id} {
    allow list: if exists(/databases/$(database)/documents/members/$(request.auth.uid));
  }`);

// Each test has a separate room, because the SDK caches the documents it has seen.
let room = "";
let rooms = 0;
let running: Awaited<ReturnType<typeof startWithAdmin>>;
let aino: web.Firestore;

beforeAll(async () => {
  web.setLogLevel("silent");
  running = await startWithAdmin();
  aino = web.getFirestore(initializeApp({ projectId: running.project, apiKey: "demo" }, "aino"));
  const [host = "", port] = running.host.split(":");
  web.connectFirestoreEmulator(aino, host, Number(port), { mockUserToken: { sub: "aino" } });
});
beforeEach(async () => {
  running.emulator.reset();
  room = `rooms/r${++rooms}`;
  await installRules(running, membersOnly);
});
afterAll(async () => {
  await web.terminate(aino);
  await deleteApp(aino.app);
  await running.stop();
});

/** Listens; `next` returns, one by one, the size of a result, the existence of a document, or the error's code. */
function hear(target: web.Query | web.DocumentReference) {
  const seen: (number | boolean | string)[] = [];
  const waiting: (() => void)[] = [];
  const note = (one: number | boolean | string) => {
    seen.push(one);
    for (const wake of waiting.splice(0)) wake();
  };
  const stop =
    target.type === "document"
      ? web.onSnapshot(
          target,
          (document) => note(document.exists()),
          ({ code }) => note(code),
        )
      : web.onSnapshot(
          target,
          ({ size }) => note(size),
          ({ code }) => note(code),
        );
  const next = async () => {
    while (seen.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return seen.shift();
  };
  return { next, stop };
}

const messages = () => web.collection(aino, `${room}/messages`);

test("a listener that the rules no longer allow is ended before it receives more", async () => {
  await running.db.doc("members/aino").set({});
  const { next } = hear(messages());
  expect(await next()).toBe(0);
  await running.db.doc(`${room}/messages/1`).set({});
  expect(await next()).toBe(1);
  const batch = running.db.batch();
  batch.delete(running.db.doc("members/aino"));
  batch.set(running.db.doc(`${room}/messages/2`), {});
  await batch.commit();
  expect(await next()).toBe("permission-denied");
});

test("a listener of one document is checked against the new document", async () => {
  await running.db.doc(room).set({ open: true });
  const { next } = hear(web.doc(aino, room));
  expect(await next()).toBe(true);
  await running.db.doc(room).update({ open: false });
  expect(await next()).toBe("permission-denied");
});

test("new rules end the listeners that they do not allow, and leave the others", async () => {
  await running.db.doc("members/aino").set({});
  await running.db.doc(room).set({ open: true });
  const list = hear(messages());
  const one = hear(web.doc(aino, room));
  expect([await list.next(), await one.next()]).toEqual([0, true]);
  await installRules(running, rules("match /rooms/{room} { allow get; }"));
  expect(await list.next()).toBe("permission-denied");
  await running.db.doc(room).delete();
  expect(await one.next()).toBe(false);
  one.stop();
});

test("a listener that was denied may come again when it is allowed", async () => {
  const denied = hear(messages());
  expect(await denied.next()).toBe("permission-denied");
  await running.db.doc("members/aino").set({});
  const allowed = hear(messages());
  expect(await allowed.next()).toBe(0);
  allowed.stop();
});
