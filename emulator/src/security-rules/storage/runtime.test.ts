import { describe, expect, test } from "vitest";
import {
  bucket,
  exchangeMessages,
  load,
  mapValue,
  nothing,
  permits,
  type VerifyOptions,
  verify,
} from "../../testing/storage-rules.ts";

describe("the protocol", () => {
  test("begins by saying that it is ready", () => {
    expect(exchangeMessages()).toEqual([{ id: -1, status: "ok" }]);
  });

  test("rules are loaded under their name, and files judged by them", () => {
    const lines = [load(bucket("match /{f=**} { allow get; }")), load("", "1", 1)];
    expect(exchangeMessages(...lines, verify(), verify({ rulesetName: "1" }, 8)).slice(1)).toEqual([
      { id: 0, status: "ok", errors: [], warnings: [], result: { rulesVersion: 2 } },
      { id: 1, status: "ok", errors: [], warnings: [], result: { rulesVersion: 1 } },
      { id: 7, status: "ok", errors: [], warnings: [], result: { permit: true } },
      { id: 8, status: "ok", errors: [], warnings: [], result: { permit: false } },
    ]);
  });

  test("rules that do not compile are answered with errors, and with the status that ends the request", () => {
    const [, answer] = exchangeMessages(load("service firebase.storage {\n match }"));
    expect(answer).toMatchObject({ id: 0, status: "ok" });
    expect(answer?.errors?.map((error) => JSON.parse(error))).toEqual([
      {
        description_: "Unexpected '}'. Expected '/'.",
        sourcePosition_: { fileName_: "storage.rules", line_: 2, column_: 8 },
      },
    ]);
  });

  test("doubts are warnings, and the rules are used", () => {
    const [, loaded, verdict] = exchangeMessages(
      load(bucket("match /{f=**} { allow get: if x || true; }")),
      verify(),
    );
    expect(loaded?.warnings?.map((warning) => JSON.parse(warning).description_)).toEqual([
      "Invalid variable name: x.",
    ]);
    expect(verdict?.result).toEqual({ permit: true });
  });

  test("an unknown ruleset or method is an error of that request", () => {
    const [, , ruleset, method] = exchangeMessages(
      load(""),
      verify({ rulesetName: "9" }),
      verify({ method: "x" }, 8),
    );
    expect(ruleset).toMatchObject({ id: 7, status: "ok", errors: ["There is no ruleset 9."] });
    expect(method).toMatchObject({ id: 8, status: "ok", errors: ["The method x is not known."] });
  });

  test("lines that are no request are passed over", () => {
    expect(exchangeMessages("", "{", "3", "{}", '{"id":5}')).toHaveLength(1);
  });
});

describe("verdicts", () => {
  const permitted = { permit: true };
  const denied = { permit: false };
  const signedIn = (uid: string, claims: object = {}) => ({
    auth: mapValue({ uid: { string_value: uid }, token: mapValue(claims) }),
  });

  test.each<[string, string, VerifyOptions, object]>([
    [
      "a path of its own",
      "match /a/{name} { allow get: if name == 'b.png' && bucket == 'B'; }",
      {},
      permitted,
    ],
    ["another path", "match /c/{name} { allow get; }", {}, denied],
    ["another method", "match /{f=**} { allow list; }", {}, denied],
    ["a list", "match /{f=**} { allow list; }", { method: "list", path: "/b/B/o" }, permitted],
    ["the path as a value", "match /{f=**} { allow get: if request.path == /b/B/o/a/b.png; }", {}, permitted],
    ["the method as a value", "match /{f=**} { allow get: if request.method == 'get'; }", {}, permitted],
    ["no parameters", "match /{f=**} { allow get: if request.params.size() == 0; }", {}, permitted],
    ["the time", "match /{f=**} { allow get: if request.time.year() == 2026; }", {}, permitted],
    ["nobody", "match /{f=**} { allow get: if request.auth == null && resource == null; }", {}, permitted],
    [
      "a user",
      "match /{uid}/{f} { allow get: if request.auth.uid == uid; }",
      { request: signedIn("a") },
      permitted,
    ],
    [
      "a claim",
      "match /{f=**} { allow get: if request.auth.token.level == 3 && request.auth.token.x is float; }",
      { request: signedIn("a", { level: { int_value: 3 }, x: { float_value: 1.5 } }) },
      permitted,
    ],
    [
      "a small image",
      "match /{f=**} { allow create: if request.resource.size < 5 && request.resource.contentType.matches('image/.*'); }",
      {
        method: "create",
        request: {
          resource: mapValue({ size: { int_value: 4 }, contentType: { string_value: "image/png" } }),
        },
      },
      permitted,
    ],
    [
      "a large image",
      "match /{f=**} { allow create: if request.resource.size < 5; }",
      { method: "create", request: { resource: mapValue({ size: { int_value: 5 } }) } },
      denied,
    ],
    [
      "what is stored",
      "match /{f=**} { allow update: if resource.metadata.owner in ['a'] && resource.timeCreated < request.time; }",
      {
        method: "update",
        resource: mapValue({
          metadata: mapValue({ owner: { string_value: "a" } }),
          timeCreated: { timestamp_value: "2026-11-20T11:59:59Z" },
        }),
      },
      permitted,
    ],
    [
      "lists and sets",
      "match /{f=**} { allow get: if request.l == [true, null] && request.s == [1].toSet(); }",
      {
        request: {
          l: { list_value: { values: [{ bool_value: true }, nothing] } },
          s: { set_value: { values: [{ int_value: 1 }] } },
        },
      },
      permitted,
    ],
    ["documents of the other service", "match /{f=**} { allow get: if get(/a/b) == null; }", {}, denied],
    ["an error", "match /{f=**} { allow get: if resource.size > 1; }", {}, denied],
  ])("%s", (_, match, asked, verdict) => {
    expect(permits(bucket(match), asked)).toEqual(verdict);
  });
});
