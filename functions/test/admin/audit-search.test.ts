import { randomUUID } from "node:crypto";
import { listAudit, searchAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import * as regions from "@halkopiha/domain/contract/reference-data/regions.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { FieldValue } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { auditIndex } from "../../src/store/admin/audit-index.ts";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";

const [admin, root] = [new Client(), new Client()];
const word = `koe${randomUUID().slice(0, 6)}`;
const name = `Pohjois ${word}`;
let id: string;
const today = toFinnishDate(new Date().toISOString());

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
  const { region } = await admin.call(regions.createRegion, { body: { name, zoom: 8 } });
  id = region._id;
  await root.call(regions.updateRegion, { params: { id }, body: { name, zoom: 9 } });
  await admin.call(regions.deleteRegion, { params: { id } });
});

type Filters = Omit<Parameters<typeof root.call<typeof searchAudit>>[1]["body"], "search">;

const find = async (search: string, filters: Filters = {}) =>
  (await root.call(searchAudit, { body: { search, ...filters } })).entries;
const findActions = async (filters: Filters) => (await find(word, filters)).map(({ action }) => action);

describe("root finds changes by", () => {
  test.each([
    ["a word of the entity's name", () => word],
    ["its beginning, in capitals", () => word.slice(0, 6).toUpperCase()],
    ["two words of it", () => `${word} pohjois`],
    ["its id", () => id],
    ["its name and who changed it, at the latest", () => `${word} yllapito`],
  ])("%s", async (_how, search) => {
    const found = await find(search());
    expect(found[0]).toMatchObject({
      action: "deleted",
      target: { _id: id, name },
      by: { username: "yllapito" },
    });
    expect(new Set(found.map(({ target }) => target._id))).toEqual(new Set([id]));
  });

  test("what was done", async () => {
    expect(await findActions({})).toEqual(["deleted", "changed", "created"]);
    expect(await findActions({ action: "changed" })).toEqual(["changed"]);
  });

  test("who did it", async () => {
    const [deletion] = await find(word);
    expect(await findActions({ by: deletion?.by._id })).toEqual(["deleted", "created"]);
  });

  test("what kind of entity it was", async () => {
    expect(await findActions({ kind: "region" })).toHaveLength(3);
    expect(await findActions({ kind: "order" })).toEqual([]);
  });

  test("the day, both days included", async () => {
    expect(await findActions({ from: today, to: today })).toHaveLength(3);
    expect(await findActions({ to: addDays(today, -1) })).toEqual([]);
    expect(await findActions({ from: addDays(today, 1) })).toEqual([]);
  });

  test("all of it together, without a text too", async () => {
    const [deletion] = await find(word);
    const filters = {
      by: deletion?.by._id,
      kind: "region",
      action: "deleted",
      from: today,
      to: today,
    } as const;
    expect(await findActions(filters)).toEqual(["deleted"]);
    const { entries } = await root.call(listAudit, { query: { ...filters, limit: 1 } });
    expect(entries).toEqual([deletion]);
  });
});

test("a search is continued where its page ended", async () => {
  const first = await root.call(searchAudit, { body: { search: word, limit: 2 } });
  const next = await root.call(searchAudit, { body: { search: word, limit: 2, cursor: first.nextCursor } });
  expect([...first.entries, ...next.entries].map(({ action }) => action)).toEqual([
    "deleted",
    "changed",
    "created",
  ]);
  expect(next.nextCursor).toBeUndefined();
});

test("the change log of before the search is indexed by the nightly job, once and the same", async () => {
  const [entry] = await find(word);
  const ref = database.collection("audit").doc(entry?._id ?? "");
  const before = (await ref.get()).data();
  await ref.update({ searchWords: FieldValue.delete() });
  expect((await find(word)).map(({ _id }) => _id)).not.toContain(entry?._id);
  for (let after: string | null | undefined; after !== null; )
    after = await auditIndex.indexBatch(after ?? null);
  expect((await ref.get()).data()).toEqual(before);
});

test("§6 other admins may not search the change log", async () => {
  const reply = await admin.request(searchAudit, { body: { search: word } });
  expect(reply.status).toBe(403);
});
