import { describe, expect, test } from "vitest";
import { bucket, exchangeMessages, load, mapValue, permits, verify } from "../../testing/storage-rules.ts";

describe("documents of Firestore", () => {
  const role = "firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role";
  const admins = bucket(`match /{f=**} { allow get: if ${role} == 'admin'; }`);
  const aino = { request: { auth: mapValue({ uid: { string_value: "aino" }, token: mapValue({}) }) } };
  const found = (fields: object, id = 7) => ({
    ...{ id, status: "ok", warnings: [], errors: [] },
    result: { name: "projects/p/databases/(default)/documents/users/aino", fields },
  });
  const missing = { id: 7, status: "not_found", warnings: [], errors: [] };

  test("are asked for, and the verdict waits for the answer", () => {
    const [, , question, verdict] = exchangeMessages(
      ...[load(admins), verify(aino), found({ role: { stringValue: "admin" } })],
    );
    expect(question).toEqual({
      ...{ id: 7, server_request_id: 7, status: "ok", action: "fetch_firestore_document" },
      context: { path: "/databases/(default)/documents/users/aino" },
    });
    expect(verdict).toEqual({ id: 7, status: "ok", errors: [], warnings: [], result: { permit: true } });
  });

  test.each<[string, object]>([
    ["another value", found({ role: { stringValue: "guest" } })],
    ["no such field", found({})],
    ["no such document", missing],
  ])("%s denies", (_, answer) => {
    expect(exchangeMessages(load(admins), verify(aino), answer).at(-1)?.result).toEqual({ permit: false });
  });

  test("are asked for one after another and once each, but not more than two", () => {
    const exists = (id: string) => `firestore.exists(/databases/(default)/documents/c/${id})`;
    const rules = (text: string) => load(bucket(`match /{f=**} { allow get: if ${text}; }`));
    const two = exchangeMessages(
      rules(`${exists("1")} && ${exists("2")} && ${exists("1")}`),
      verify(),
      found({}),
      found({}),
    );
    expect(two.map(({ action, result }) => action ?? result)).toEqual([
      ...[undefined, { rulesVersion: 2 }],
      ...["fetch_firestore_document", "fetch_firestore_document", { permit: true }],
    ]);
    const three = `${exists("1")} && ${exists("2")} && ${exists("3")}`;
    expect(exchangeMessages(rules(three), verify(), found({}), found({})).at(-1)?.result).toEqual({
      permit: false,
    });
  });

  test("of several requests at once are not mixed up", () => {
    const answers = exchangeMessages(
      ...[load(admins), verify(aino, 7), verify(aino, 8)],
      ...[found({ role: { stringValue: "admin" } }, 8), found({ role: { stringValue: "guest" } }, 7)],
    );
    expect(answers.slice(-2).map(({ id, result }) => [id, result])).toEqual([
      [8, { permit: true }],
      [7, { permit: false }],
    ]);
  });

  test("have all their values", () => {
    const text = "firestore.get(/databases/(default)/documents/users/aino)";
    const fields = {
      i: { integerValue: "9007199254740993" },
      d: { doubleValue: 1.5 },
      b: { booleanValue: true },
      n: { nullValue: null },
      t: { timestampValue: "2026-11-20T12:00:00.123456Z" },
      y: { bytesValue: "YQ==" },
      r: { referenceValue: "projects/p/databases/(default)/documents/c/x" },
      g: { geoPointValue: { latitude: 60, longitude: 24 } },
      a: { arrayValue: { values: [{ stringValue: "x" }] } },
      m: { mapValue: { fields: { k: { stringValue: "v" } } } },
    };
    const conditions = [
      ...["i == 9007199254740993", "d == 1.5", "b", "n == null", "t.nanos() == 123456000"],
      ...["y == 'a'.toUtf8()", "r == /databases/(default)/documents/c/x", "g == latlng.value(60, 24)"],
      ...["a == ['x']", "m.k == 'v'"],
    ].map((condition) => `${text}.data.${condition}`);
    const rules = bucket(
      `match /{f=**} { allow get: if ${conditions.join(" && ")} && ${text}.id == 'aino'; }`,
    );
    expect(exchangeMessages(load(rules), verify(aino), found(fields)).at(-1)?.result).toEqual({
      permit: true,
    });
  });

  test("that are no documents are not asked for", () => {
    const rules = bucket(
      "match /{f=**} { allow get: if firestore.exists(/databases/(default)/documents/c) || true; }",
    );
    expect(permits(rules)).toEqual({ permit: true });
  });
});
