import { table } from "@halkopiha/domain/contract/table.ts";
import type { Access, Call } from "@halkopiha/domain/contract.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, refusalIn } from "./support/api.ts";

const [visitor, newcomer, seller] = [new Client(), new Client(), new Client()];

beforeAll(async () => {
  await newcomer.logIn("uusimyyja", "Uusimyyja1");
  await seller.logIn("halkomestari", "Halkomestari1");
});

/** Everyone below what a row asks, and how each is refused. */
const below: Readonly<Record<Access, readonly { who: string; client: Client; code: string }[]>> = {
  anyone: [],
  visitor: [],
  member: [{ who: "a visitor", client: visitor, code: "unauthenticated" }],
  seller: [
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
  ],
};

const rows = Object.entries<Call>(table);

describe.each(rows.filter(([, { access }]) => below[access].length > 0))("%s", (_name, row) => {
  test.each(below[row.access])("is refused to $who", async ({ client, code }) => {
    const path = row.path.replace(":id", "malli-00");
    const reply = row.body
      ? await client.sendJson(row.method, path, {})
      : await client.send(row.method, path);
    expect(refusalIn(reply).code).toBe(code);
  });
});

test.each(rows.filter(([, { params, access }]) => params && access !== "anyone"))(
  "%s finds nothing under an id that cannot be one",
  async (_name, row) => {
    const admin = await new Client().logIn("yllapito", "Yllapito2026");
    const reply = await admin.send(row.method, row.path.replace(":id", "a.b"));
    expect(reply.status).toBe(404);
  },
);
