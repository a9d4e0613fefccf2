import { readFileSync } from "node:fs";
import type { Access, Call } from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client, parseErrorBody } from "../support/api.ts";
import type { AnyCallExample, Attempt } from "../support/call-examples/call-example.ts";
import { callExamples } from "../support/call-examples/call-examples.ts";

const [visitor, newcomer, seller, admin] = [new Client(), new Client(), new Client(), new Client()];

beforeAll(async () => {
  await newcomer.logIn("uusimyyja", "Uusimyyja1");
  await seller.logIn("halkomestari", "Halkomestari1");
  await admin.logIn("yllapito", "Yllapito2026");
});

/** For each access level: the clients that lack it, and the error code that each receives. */
const clientsWithoutAccess: Readonly<
  Record<Access, readonly { who: string; client: Client; code: string }[]>
> = {
  anyone: [],
  visitor: [],
  member: [{ who: "a visitor", client: visitor, code: "unauthenticated" }],
  seller: [
    { who: "a visitor", client: visitor, code: "unauthenticated" },
    { who: "a seller who is not yet active", client: newcomer, code: "notActive" },
  ],
  orderSeller: [
    { who: "a visitor", client: visitor, code: "unauthenticated" },
    { who: "a seller who is not yet active", client: newcomer, code: "notActive" },
  ],
  admin: [
    { who: "a visitor", client: visitor, code: "unauthenticated" },
    { who: "a seller who is not yet active", client: newcomer, code: "forbidden" },
    { who: "a seller", client: seller, code: "forbidden" },
  ],
  root: [
    { who: "a visitor", client: visitor, code: "unauthenticated" },
    { who: "a seller", client: seller, code: "forbidden" },
    { who: "an admin", client: admin, code: "forbidden" },
  ],
};

const unusedId = "ei-ole-olemassa";
const Parts = z.record(z.string(), z.unknown());
/** A copy of the request with another value in one field of its body, query or path. */
const changed = (request: unknown, part: "body" | "query" | "params", field: string, value: unknown) => {
  const parts = Parts.parse(request);
  return { ...parts, [part]: { ...Parts.parse(parts[part] ?? {}), [field]: value } };
};

const specification = readFileSync(`${import.meta.dirname}/../../../docs/specification.md`, "utf8");
/** The claim of §7 about a call; the specification does not list every call. */
const findClaims = (name: string) => specification.match(new RegExp(`\\bs7-call-${name}\\b`)) ?? [];

const calls: Readonly<Record<string, Call>> = table;
const examples = Object.entries<AnyCallExample>(callExamples).flatMap(([name, example]) => {
  const call = calls[name];
  return call ? [{ name, example, call }] : [];
});

/** For other users, an existing entity of a user looks missing. Admins can read every entity, so they make the calls with unknown ids. */
const clientForUnknownId = ({ access }: Call, as: Client) =>
  ["member", "seller", "orderSeller"].includes(access) ? admin : as;

describe.each(examples)("§6, §7 $name", ({ name, example, call }) => {
  let attempt: Attempt;
  beforeAll(async () => {
    attempt = await example.arrange();
  });
  afterAll(() => example.cleanUp?.());

  test.each(clientsWithoutAccess[call.access])(
    "is denied to $who",
    { tags: "s6-35" },
    async ({ client, code }) => {
      expect(parseErrorBody(await client.request(call, attempt.request)).code).toBe(code);
    },
  );

  test.each(example.invalidBodyField ? [example.invalidBodyField] : [])(
    "is rejected when $field is $value",
    async ({ field, value }) => {
      const reply = await attempt.as.request(call, changed(attempt.request, "body", field, value));
      expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({
        status: 400,
        fields: { [field]: expect.stringMatching(/\S/) },
      });
    },
  );

  test.each(example.invalidQueryField ? [example.invalidQueryField] : [])(
    "is rejected when asked with $field=$value",
    async ({ field, value }) => {
      const reply = await attempt.as.request(call, changed(attempt.request, "query", field, value));
      expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({
        status: 400,
        fields: { [field]: expect.stringMatching(/\S/) },
      });
    },
  );

  test.each(call.params ? [unusedId] : [])("finds nothing under the id %s", async (id) => {
    const request = changed(attempt.request, "params", "id", id);
    const reply = await clientForUnknownId(call, attempt.as).request(call, request);
    expect(reply.status).toBe(example.unknownId ?? 404);
  });

  test.each(call.params ? ["a.b", "__x__", "ä"] : [])(
    "finds nothing under %s, which is no id",
    async (id) => {
      const request = changed(attempt.request, "params", "id", id);
      const reply = await clientForUnknownId(call, attempt.as).request(call, request);
      expect(reply.status).toBe(404);
    },
  );

  test("succeeds with an answer of the documented form", { tags: findClaims(name) }, async () => {
    await attempt.as.call(call, attempt.request);
  });
});

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const unknownMethods = [...Map.groupBy(Object.values(calls), ({ path }) => path)].flatMap(([path, known]) =>
  methods
    .filter((method) => !known.some((call) => call.method === method))
    .map((method) => ({ method, path })),
);

test.each(unknownMethods)(
  "$method is rejected on $path, which does not know it",
  async ({ method, path }) => {
    const reply = await visitor.send(method, path.replace(":id", "malli-00"));
    expect(reply.status).toBe(405);
    expect(reply.headers.get("allow")).toMatch(/[A-Z]/);
    expect(parseErrorBody(reply).code).toBe("methodNotAllowed");
  },
);
