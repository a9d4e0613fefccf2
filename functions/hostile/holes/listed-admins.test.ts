import * as calls from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../../test/support/api.ts";

const [admin, root] = [new Client(), new Client()];
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
});

const filters = { queryString: "juuri" };

describe("§6 an admin, who may not read root, does not find it", () => {
  test.each([{}, { admin: "true" }, { admin: "false" }] as const)("in the list with %j", async (query) => {
    const { sellers } = await admin.call(calls.listUsers, { query: { ...filters, ...query } });
    expect(sellers.filter(({ role }) => role !== "user")).toEqual([]);
  });

  test("in a search", async () => {
    const { sellers } = await admin.call(calls.searchUsers, { body: filters });
    expect(sellers.filter(({ role }) => role !== "user")).toEqual([]);
  });

  test("by counting", async () => {
    const { count } = await admin.call(calls.countUsers, { body: { ...filters, admin: "true" } });
    expect(count).toBe(0);
  });
});

test("§6 root finds root and the admins", async () => {
  const { sellers } = await root.call(calls.listUsers, { query: { admin: "true" } });
  expect(sellers.map(({ username }) => username)).toEqual(expect.arrayContaining(["juuri", "yllapito"]));
  const { count } = await root.call(calls.countUsers, { body: { admin: "true" } });
  expect(count).toBeGreaterThanOrEqual(2);
});
