import { listLookalikes } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { downloadExportCsv } from "@halkopiha/domain/contract/admin/exports.ts";
import * as calls from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../../test/support/api.ts";
import { database, newSeller } from "../../test/support/market.ts";
import { requestExport, waitForExport } from "../../test/support/seller-list/exports.ts";
import { createUserAsRoot, logInAs, newYtunnus } from "../../test/support/users.ts";

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

describe("§6 root's export, which has root and the admins in it,", () => {
  const download = (client: Client, id: string) => client.request(downloadExportCsv, { params: { id } });

  test("is downloaded by root and by no admin", async () => {
    const ref = await requestExport({ requestedBy: "juuri", query: "sort=name&columns=role" });
    await waitForExport(ref);
    expect((await download(admin, ref.id)).status).toBe(404);
    expect((await download(root, ref.id)).status).toBe(200);
  });

  test("is not downloaded by a root who is an admin now", async () => {
    const person = await createUserAsRoot("root");
    const ref = await requestExport({ requestedBy: person.uid, query: "sort=name&columns=role" });
    await waitForExport(ref);
    await database.collection("users").doc(person.uid).update({ role: "admin" });
    expect((await download(await logInAs(person), ref.id)).status).toBe(404);
  });
});

describe("§6 the search for lookalikes", () => {
  test("answers an admin nothing about root", async () => {
    expect((await admin.request(listLookalikes, { params: { id: "juuri" } })).status).toBe(404);
    const { lookalikes } = await root.call(listLookalikes, { params: { id: "juuri" } });
    expect(lookalikes).toEqual([]);
  });

  test("finds no admins for an admin, but for root", async () => {
    const ytunnus = newYtunnus();
    const chief = await createUserAsRoot("root");
    await database.collection("users").doc(chief.uid).update({ ytunnus });
    const { _id } = await newSeller({ ytunnus });
    const params = { id: _id };
    const ids = async (client: Client) =>
      (await client.call(listLookalikes, { params })).lookalikes.map(({ _id }) => _id);
    expect(await ids(root)).toContain(chief.uid);
    expect(await ids(admin)).not.toContain(chief.uid);
  });
});

test("§6 root finds root and the admins", async () => {
  const { sellers } = await root.call(calls.listUsers, { query: { admin: "true" } });
  expect(sellers.map(({ username }) => username)).toEqual(expect.arrayContaining(["juuri", "yllapito"]));
  const { count } = await root.call(calls.countUsers, { body: { admin: "true" } });
  expect(count).toBeGreaterThanOrEqual(2);
});
