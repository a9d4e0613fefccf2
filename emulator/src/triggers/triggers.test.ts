import { setImmediate } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import type { Caller } from "../call/caller.ts";
import type { Change, StoredDocument } from "../store/documents/document.ts";
import { createStoredDocument, int, map, str } from "../testing/values.ts";
import { type EventRequest, eventRequest } from "./event.ts";
import { readBackgroundTrigger, readEventarcTrigger, type Trigger } from "./trigger.ts";
import { Triggers } from "./triggers.ts";

const database = "projects/p/databases/(default)";
const adminSdk: Caller = { kind: "adminSdk" };

function onDocument(kind: string, pattern = "orders/{id}", key = `eu-${kind}-0`): Trigger {
  return readEventarcTrigger("p", key, {
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    database: "(default)",
    namespace: "(default)",
    document: { value: pattern, matchType: "PATH_PATTERN" },
  });
}

function change(before: StoredDocument | undefined, after: StoredDocument | undefined): Change {
  const { key, path } = after ?? before ?? createStoredDocument("orders/x", {});
  return { key, path, before, after };
}

const one = createStoredDocument("orders/x", { n: int(1), m: map({ a: int(1), b: int(1) }) });
const two = createStoredDocument("orders/x", { n: int(2), m: map({ a: int(1), b: int(2) }) });
const created = change(undefined, one);
const updated = change(one, two);
const deleted = change(two, undefined);

/** A Functions emulator that returns the given statuses and records the requests. */
function functionsEmulator(statuses: Record<string, (number | undefined)[]> = {}) {
  const asked: EventRequest[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const triggers = new Triggers(
    async (request) => {
      asked.push(request);
      mostAtOnce = Math.max(mostAtOnce, ++running);
      await setImmediate();
      running--;
      const status = statuses[request.path.split("/").at(-1) ?? ""]?.shift() ?? 200;
      return status;
    },
    () => "an-id",
  );
  const publish = (...changes: Change[]) =>
    triggers.publish({ database, changes, time: 5n, caller: adminSdk });
  const heard = () => asked.map(({ path, headers }) => `${path.split("/").at(-1)} ${headers["ce-document"]}`);
  return { triggers, publish, asked, heard, mostAtOnce: () => mostAtOnce };
}

describe("which triggers run", () => {
  test.each<[string, string[]]>([
    ["created", ["eu-created-0"]],
    ["updated", ["eu-updated-0"]],
    ["deleted", ["eu-deleted-0"]],
    ["written", ["eu-written-0", "eu-written-0", "eu-written-0"]],
  ])("%s", async (kind, expected) => {
    const { triggers, publish, asked } = functionsEmulator();
    triggers.register(onDocument(kind));
    publish(created);
    publish(updated);
    publish(deleted);
    await expect.poll(() => asked.map(({ path }) => path.split("/").at(-1))).toEqual(expected);
    expect(asked[0]?.path).toBe(`/functions/projects/p/triggers/eu-${kind}-0`);
  });

  test("no trigger of another database, project or path", async () => {
    const { triggers, publish, asked } = functionsEmulator();
    triggers.register({
      ...onDocument("written", "orders/{id}", "a"),
      database: "projects/p/databases/other",
    });
    triggers.register(onDocument("written", "others/{id}", "b"));
    triggers.register(onDocument("written", "orders/{id}", "c"));
    publish(created);
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]?.path).toContain("/c");
  });

  test("a key that comes again replaces the old entry", async () => {
    const { triggers, publish, asked } = functionsEmulator();
    triggers.register(onDocument("written", "orders/{id}", "a"));
    triggers.register(onDocument("deleted", "orders/{id}", "a"));
    publish(created);
    publish(deleted);
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]?.headers["ce-type"]).toContain("deleted");
  });
});

describe("a function that firebase-tools registers again after disabling it", () => {
  const again = (reload: number) => onDocument("written", "orders/{id}", `eu-written-${reload}`);

  test("receives each event once, under its new key", async () => {
    const { triggers, publish, heard } = functionsEmulator();
    for (const reload of [0, 1, 2]) triggers.register(again(reload));
    triggers.register(onDocument("written", "orders/{id}", "eu-written-also-0"));
    publish(created);
    await expect.poll(() => heard()).toHaveLength(2);
    expect(heard()).toEqual(["eu-written-2 orders/x", "eu-written-also-0 orders/x"]);
  });

  test("does not receive the events that were queued while it was disabled", async () => {
    const { triggers, publish, heard } = functionsEmulator({ "eu-written-0": [204, 204, 204] });
    triggers.register(again(0));
    publish(created, updated, deleted);
    triggers.register(again(1));
    publish(created);
    await expect.poll(() => heard()).toHaveLength(2);
    expect(heard()).toEqual(["eu-written-0 orders/x", "eu-written-1 orders/x"]);
  });
});

describe("delivery", () => {
  test("one function receives one event at a time, in order", async () => {
    const { triggers, publish, heard, mostAtOnce } = functionsEmulator();
    triggers.register(onDocument("written"));
    const names = Array.from({ length: 8 }, (_, n) => `orders/d${n}`);
    for (const name of names) publish(change(undefined, createStoredDocument(name, {})));
    await expect.poll(() => heard()).toEqual(names.map((name) => `eu-written-0 ${name}`));
    expect(mostAtOnce()).toBe(1);
  });

  test("an event is pending until its function has returned, in its own project", async () => {
    const { triggers, publish } = functionsEmulator();
    triggers.register(onDocument("written"));
    publish(created, updated);
    expect([triggers.countPending("p"), triggers.countPending("other")]).toEqual([2, 0]);
    await expect.poll(() => triggers.countPending("p")).toBe(0);
  });

  test("a function that failed receives the next event, and never the same again", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { triggers, publish, heard } = functionsEmulator({ "eu-written-0": [500] });
    triggers.register(onDocument("written"));
    publish(created);
    publish(updated);
    await expect.poll(() => heard()).toHaveLength(2);
  });

  test("a function that answers 404 is called no more", async () => {
    const { triggers, publish, heard } = functionsEmulator({ "eu-written-0": [404] });
    triggers.register(onDocument("written"));
    publish(created);
    publish(updated);
    await expect.poll(() => triggers.countPending("p")).toBe(0);
    triggers.register(onDocument("deleted"));
    publish(deleted);
    await expect.poll(heard).toContain("eu-deleted-0 orders/x");
    expect(heard()).toEqual(["eu-written-0 orders/x", "eu-deleted-0 orders/x"]);
  });

  test("a disabled function drops the events that wait and stays registered", async () => {
    const { triggers, publish, heard } = functionsEmulator({ "eu-written-0": [204] });
    triggers.register(onDocument("written"));
    publish(created, updated, deleted);
    await expect.poll(() => triggers.countPending("p")).toBe(0);
    expect(heard()).toHaveLength(1);
    publish(updated);
    await expect.poll(() => heard()).toHaveLength(2);
  });
});

describe("the request", () => {
  const request = (kind: string, what: Change, caller: Caller = adminSdk, pattern?: string) =>
    eventRequest({ id: "an-id", trigger: onDocument(kind, pattern), change: what, time: 1_000_005n, caller });

  test("carries every header that a handler needs", () => {
    expect(request("created", created).headers).toEqual({
      "content-type": "application/json",
      "ce-specversion": "1.0",
      "ce-id": "an-id",
      "ce-type": "google.cloud.firestore.document.v1.created",
      "ce-source": "//firestore.googleapis.com/projects/p/databases/(default)",
      "ce-subject": "documents/orders/x",
      "ce-time": "1970-01-01T00:00:01.000005Z",
      "ce-datacontenttype": "application/json",
      "ce-project": "p",
      "ce-database": "(default)",
      "ce-namespace": "(default)",
      "ce-document": "orders/x",
      "ce-location": "europe-north1",
    });
  });

  test("encodes what a header cannot hold", () => {
    const odd = change(undefined, createStoredDocument("orders/ä b%", {}));
    expect(request("created", odd).headers["ce-document"]).toBe("orders/%C3%A4%20b%25");
  });

  test.each<[string, Change, string[]]>([
    ["created", created, ["value"]],
    ["updated", updated, ["value", "oldValue", "updateMask"]],
    ["deleted", deleted, ["oldValue"]],
  ])("of %s has the sides that exist", (kind, what, members) => {
    expect(Object.keys(JSON.parse(request(kind, what).body))).toEqual(members);
  });

  test("of an update names what changed, as deep as it can", () => {
    expect(JSON.parse(request("updated", updated).body).updateMask.fieldPaths).toEqual(["m.b", "n"]);
  });

  test.each<[string, Caller, object]>([
    ["the Admin SDK", adminSdk, { "ce-authtype": "service_account" }],
    ["nobody", { kind: "anonymous" }, { "ce-authtype": "unauthenticated" }],
    ["a user", { kind: "user", uid: "aino", token: {} }, { "ce-authtype": "unknown", "ce-authid": "aino" }],
  ])("with auth context names %s", (_, caller, expected) => {
    expect(request("written.withAuthContext", created, caller).headers).toMatchObject(expected);
  });

  test("of a first-generation function is one JSON object", () => {
    const trigger = readBackgroundTrigger("p", "eu-old-0", {
      eventTrigger: {
        eventType: "providers/cloud.firestore/eventTypes/document.create",
        resource: `${database}/documents/orders/{id}`,
        service: "firestore.googleapis.com",
      },
    });
    const { headers, body } = eventRequest({
      id: "an-id",
      trigger,
      change: created,
      time: 0n,
      caller: adminSdk,
    });
    expect(headers).toEqual({ "content-type": "application/json" });
    expect(JSON.parse(body)).toMatchObject({
      data: { value: { fields: { n: { integerValue: "1" } } }, oldValue: {}, updateMask: {} },
      context: {
        eventId: "an-id",
        timestamp: "1970-01-01T00:00:00Z",
        eventType: "providers/cloud.firestore/eventTypes/document.create",
        resource: { name: `${database}/documents/orders/x`, service: "firestore.googleapis.com" },
      },
    });
  });
});

test.each([
  [{ eventType: "google.cloud.storage.object.v1.finalized" }],
  [{ eventType: "google.cloud.firestore.document.v1.created" }],
  ["nothing"],
])("a registration that is none of Firestore's is rejected: %j", (body) => {
  expect(() => readEventarcTrigger("p", "k", body)).toThrow("is not one of Firestore's");
});

test("strings in documents reach the body unchanged", () => {
  const odd = change(undefined, createStoredDocument("orders/x", { t: str("ä\u{1f600}\n") }));
  const { body } = eventRequest({
    id: "i",
    trigger: onDocument("created"),
    change: odd,
    time: 0n,
    caller: adminSdk,
  });
  expect(JSON.parse(body).value.fields.t.stringValue).toBe("ä\u{1f600}\n");
});
