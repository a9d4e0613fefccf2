import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser, createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import {
  activateUser,
  deleteUser,
  deleteUsers,
  listNewUsers,
  listUsers,
} from "@halkopiha/domain/contract/admin/users.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { inParallel } from "../support/in-parallel.ts";
import { auth, database } from "../support/market.ts";
import {
  createUserAsRoot,
  getErrorCode,
  logInAs,
  personForm,
  readUid,
  registerUser,
  userForm,
  waitForMailSubject,
} from "../support/users.ts";

const rounds = Array.from({ length: 20 }, (_, round) => round);

const root = new Client();
const admin = new Client();

beforeAll(async () => {
  await root.logIn("juuri", "Juurijuuri1");
  await admin.logIn("yllapito", "Yllapito2026");
});

describe("the list of users", () => {
  test("is searched by name, user name, e-mail and place", { tags: "s7-note-22" }, async () => {
    for (const queryString of ["Halmela", "halkomes", "tilaukset@halkomestari", "halmela hannes"]) {
      // Other tests have made newer sellers of the same name.
      const query = { queryString, limit: 100, sort: "oldest" } as const;
      const { sellers } = await admin.call(listUsers, { query });
      expect(sellers.map(({ username }) => username)).toContain("halkomestari");
    }
    expect((await admin.call(listUsers, { query: { queryString: "eikukaan" } })).sellers).toEqual([]);
  });

  test("is narrowed to the active, the passive and the admins", {
    tags: ["s2-admin-14", "s7-note-23"],
  }, async () => {
    const { sellers: active } = await admin.call(listUsers, { query: { active: "true", limit: 100 } });
    expect(active.every(({ userAccount }) => userAccount.isActive)).toBe(true);
    const { sellers: passive } = await admin.call(listUsers, { query: { active: "false", limit: 100 } });
    expect(passive.map(({ username }) => username)).toContain("uusimyyja");
    const { sellers: admins } = await admin.call(listUsers, { query: { admin: "true" } });
    expect(admins.every(({ role }) => role !== "user")).toBe(true);
  });

  test.each(["newest", "oldest", "name", "-name", "username", "-username"] as const)(
    "is paged without gaps or repeats, sorted by %s",
    { tags: "s2-admin-7" },
    async (sort) => {
      const { sellers: whole } = await admin.call(listUsers, {
        query: { sort, limit: 30, active: "true", admin: "false" },
      });
      const paged: string[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const query = {
          sort,
          limit: 10,
          active: "true" as const,
          admin: "false" as const,
          ...(cursor && { cursor }),
        };
        const answer = await admin.call(listUsers, { query });
        paged.push(...answer.sellers.map(({ _id }) => _id));
        cursor = answer.nextCursor;
      }
      expect(paged).toEqual(whole.map(({ _id }) => _id));
    },
  );
});

describe("an account", () => {
  test("waits among the new ones until it is activated, which is counted and mailed", {
    tags: ["s4-19", "s4-20", "s7-note-25", "s7-note-26"],
  }, async () => {
    const { client, uid, username } = await registerUser();
    const { newUsers } = await admin.call(listNewUsers, { query: {} });
    expect(newUsers.map(({ _id }) => _id)).toContain(uid);
    const before = (await admin.call(listPlans, {})).accounts.find(
      ({ accountPlan }) => accountPlan === "basic",
    );
    const { user } = await admin.call(activateUser, {
      params: { id: uid },
      body: { active: true, paid: true },
    });
    expect(user.userAccount).toMatchObject({ isActive: true, paid: true, timesActivated: 1 });
    expect(user.userAccount.expires).toMatch(/-12-31T21:59:59\.000Z$/);
    const plan = await database.collection("accounts").doc("basic").get();
    expect(plan.get("timesActivated")).toBeGreaterThan(before?.timesActivated ?? 0);
    expect(await waitForMailSubject(`${username}@posti.example`)).toBeTruthy();
    expect((await client.call(verifyToken, {})).user.userAccount.isActive).toBe(true);
  });

  test("is deleted with its login and user name, which somebody else may then have", {
    tags: "s6-27",
  }, async () => {
    const person = await createUserAsRoot();
    const client = await logInAs(person);
    await admin.call(deleteUser, { params: { id: person.uid } });
    expect(await getErrorCode(client.request(verifyToken, {}))).toBe("unauthenticated");
    await expect(auth.getUser(person.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
    expect((await database.collection("usernames").doc(person.username).get()).exists).toBe(false);
    expect(await getErrorCode(admin.request(deleteUser, { params: { id: person.uid } }))).toBe(
      "userNotFound",
    );
  });

  test("is deleted among several, all or none", { tags: ["s6-28", "s7-note-24"] }, async () => {
    const users = [await createUserAsRoot(), await createUserAsRoot()];
    const ids = users.map(({ uid }) => uid);
    expect(await getErrorCode(admin.request(deleteUsers, { body: { ids: [...ids, "ei-ole"] } }))).toBe(
      "userNotFound",
    );
    expect(
      (
        await database
          .collection("users")
          .doc(ids[0] ?? "")
          .get()
      ).exists,
    ).toBe(true);
    await admin.call(deleteUsers, { body: { ids } });
    expect(
      (
        await database
          .collection("users")
          .doc(ids[0] ?? "")
          .get()
      ).exists,
    ).toBe(false);
  });

  test("made by an admin has a user name and an address of its own", async () => {
    const { confPassword, terms, ...form } = personForm();
    const taken = { ...form, username: "halkomestari", password: "Klapikasa-7" };
    expect(await getErrorCode(admin.request(createUser, { body: taken }))).toBe("usernameTaken");
    const known = { ...form, email: "tilaukset@halkomestari.example" };
    expect(await getErrorCode(admin.request(createUser, { body: known }))).toBe("emailTaken");
  });
});

describe("two admins at once", () => {
  test("§6 the second admin to save gets a conflict with the current account, and nothing is overwritten", async () => {
    const { uid, email } = await createUserAsRoot();
    const params = { id: uid };
    const { user: opened } = await admin.call(readUser, { params });
    const { updatedAt } = opened;
    const first = await root.call(changeUser, {
      params,
      body: userForm({ email, street: "Rantatie 1", updatedAt }),
    });
    const second = userForm({ email, street: "Kirkkotie 2", updatedAt });
    const rejected = await admin.request(changeUser, { params, body: second });
    expect(rejected.status).toBe(409);
    expect(parseErrorBody(rejected)).toMatchObject({
      code: "stale",
      message: "Tietoja on muutettu muualla sillä välin.",
      current: { _id: uid, address: { street: "Rantatie 1" }, updatedAt: first.user.updatedAt },
    });
    expect(JSON.stringify(parseErrorBody(rejected))).not.toContain("010190");
    const { user: kept } = await admin.call(readUser, { params });
    expect(kept.address.street).toBe("Rantatie 1");
    const again = { ...second, updatedAt: first.user.updatedAt };
    const { user } = await admin.call(changeUser, { params, body: again });
    expect(user.address.street).toBe("Kirkkotie 2");
  });

  test("of two who save at the same moment one gets a conflict, every time", async () => {
    const { uid, email } = await createUserAsRoot();
    const params = { id: uid };
    for (let round = 0; round < 10; round += 1) {
      const { updatedAt } = (await admin.call(readUser, { params })).user;
      const body = (street: string) => userForm({ email, street, updatedAt });
      const outcomes = await Promise.all([
        getErrorCode(admin.request(changeUser, { params, body: body(`Rantatie ${round}`) })),
        getErrorCode(root.request(changeUser, { params, body: body(`Kirkkotie ${round}`) })),
      ]);
      expect(outcomes.sort()).toEqual(["done", "stale"]);
    }
  });
});

describe("§6 admins and root", () => {
  test("only root makes, changes, activates and deletes admins", async () => {
    const { confPassword, terms, ...form } = personForm();
    expect(await getErrorCode(admin.request(createUser, { body: { ...form, role: "admin" } }))).toBe(
      "forbidden",
    );
    const other = await createUserAsRoot("admin");
    const params = { id: other.uid };
    expect(await getErrorCode(admin.request(changeUser, { params, body: userForm() }))).toBe("forbidden");
    expect(await getErrorCode(admin.request(deleteUser, { params }))).toBe("forbidden");
    const body = { active: true, paid: true };
    expect(await getErrorCode(admin.request(activateUser, { params, body }))).toBe("forbidden");
    expect(await getErrorCode(root.request(deleteUser, { params }))).toBe("done");
  });

  test("nobody promotes a seller but root, and the seller's sessions end then", async () => {
    const person = await createUserAsRoot();
    const client = await logInAs(person);
    const request = { params: { id: person.uid }, body: userForm({ role: "admin", email: person.email }) };
    expect(await getErrorCode(admin.request(changeUser, request))).toBe("forbidden");
    expect(await getErrorCode(root.request(changeUser, request))).toBe("done");
    expect(await getErrorCode(client.request(verifyToken, {}))).toBe("unauthenticated");
    await (await logInAs(person)).call(listUsers, { query: {} });
    await root.call(deleteUser, { params: { id: person.uid } });
  });

  test("nobody deletes or demotes themselves", async () => {
    expect(await getErrorCode(root.request(deleteUser, { params: { id: "juuri" } }))).toBe("oneself");
    const body = userForm({ role: "user", email: "juuri@halkopiha.example", currentPassword: "Juurijuuri1" });
    expect(await getErrorCode(root.request(changeUser, { params: { id: "juuri" }, body }))).toBe("oneself");
  });

  test("of two roots who delete each other at once one stays, every time", async () => {
    const pairs = await inParallel(
      rounds,
      2,
      async () => [await createUserAsRoot("root"), await createUserAsRoot("root")] as const,
    );
    const left = await inParallel(pairs, 2, async ([one, other]) => {
      const [first, second] = [await logInAs(one), await logInAs(other)];
      const outcomes = await Promise.all([
        getErrorCode(first.request(deleteUser, { params: { id: other.uid } })),
        getErrorCode(second.request(deleteUser, { params: { id: one.uid } })),
      ]);
      expect([...outcomes].sort()[0]).toBe("done");
      expect(["unauthenticated", "userNotFound"]).toContain([...outcomes].sort()[1]);
      const ids = [one, other].map(({ uid }) => database.collection("users").doc(uid).get());
      const stays = (await Promise.all(ids)).filter(({ exists }) => exists);
      expect(stays).toHaveLength(1);
      return stays.map(({ id }) => id);
    });
    await root.call(deleteUsers, { body: { ids: left.flat() } });
  });
});

test("a user name given by root is reserved, and the old one freed", async () => {
  const person = await createUserAsRoot();
  const username = `uusi-${person.username}`;
  const body = userForm({ username, email: person.email });
  await root.call(changeUser, { params: { id: person.uid }, body });
  expect(await readUid(username)).toBe(person.uid);
  expect((await database.collection("usernames").doc(person.username).get()).exists).toBe(false);
});
