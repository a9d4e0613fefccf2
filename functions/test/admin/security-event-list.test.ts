import { endSession, login } from "@halkopiha/domain/contract/accounts/session.ts";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { listSecurityEvents } from "@halkopiha/domain/contract/admin/security-events.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { inParallel } from "../support/in-parallel.ts";
import { database } from "../support/market.ts";
import { listEventsOf, ofKind, readStoredEvents } from "../support/security-events.ts";
import { createUserAsRoot, logInAs, logInAsRoot, password, userForm } from "../support/users.ts";

let root: Client;

beforeAll(async () => {
  root = await logInAsRoot();
});

describe("§6 security events", () => {
  test("are read by root alone", async () => {
    const admin = await new Client().logIn("yllapito", "Yllapito2026");
    expect((await admin.request(listSecurityEvents, { query: {} })).status).toBe(403);
  });

  test("come page by page, the latest first", async () => {
    const { username, uid } = await createUserAsRoot();
    const client = await logInAs({ username });
    await client.call(endSession, {});
    const query = { user: uid, limit: 1 };
    const first = await root.call(listSecurityEvents, { query });
    const second = await root.call(listSecurityEvents, {
      query: { ...query, cursor: first.nextCursor ?? "" },
    });
    expect([first, second].map(({ events }) => events.map(({ kind }) => kind))).toEqual([
      ["logout"],
      ["login"],
    ]);
    expect(second.nextCursor).toBeUndefined();
  });

  test.each([
    { kinds: "logins", found: ["login"] },
    { kinds: "denied", found: ["denied"] },
    { kinds: "credentials", found: ["roleChanged"] },
    { kinds: "failed", found: [] },
    { kinds: "exports", found: [] },
    { kinds: "all", found: ["denied", "login", "roleChanged"] },
  ] as const)("of a group are listed alone: $kinds", async ({ kinds, found }) => {
    const { uid, username } = await createUserAsRoot("admin");
    await (await logInAs({ username })).request(listAudit, { query: {} });
    const { events } = await root.call(listSecurityEvents, { query: { user: uid, kinds } });
    expect(events.map(({ kind }) => kind).sort()).toEqual(found);
    const { events: ofAll } = await root.call(listSecurityEvents, { query: { kinds, limit: 100 } });
    const kindsOfUser = ofAll.filter(({ user }) => user?._id === uid).map(({ kind }) => kind);
    expect(kindsOfUser.sort()).toEqual(found);
  });

  test("keep the id of an account that was deleted", async () => {
    const { uid, username } = await createUserAsRoot();
    await logInAs({ username });
    await root.call(deleteUser, { params: { id: uid } });
    expect(ofKind(await listEventsOf(uid), "login")).toMatchObject([{ user: { _id: uid, username: null } }]);
  });

  test("are kept for a year after the last one", async () => {
    const { uid, username } = await createUserAsRoot();
    await logInAs({ username });
    const { docs } = await database.collection("securityEvents").where("user", "==", uid).get();
    const lifetimes = docs.map((event) => event.get("expiresAt").toMillis() - event.get("lastAt").toMillis());
    expect(lifetimes).toEqual([366 * 86_400_000]);
  });
});

describe("a flood of rejected calls", () => {
  test("is one document an hour, which counts all of them", async () => {
    const { uid, username } = await createUserAsRoot();
    const client = await logInAs({ username });
    const calls = Array.from({ length: 300 }, () => () => client.request(listAudit, { query: {} }));
    const replies = await inParallel(calls, 30, (call) => call());
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([403]));
    const denials = ofKind(await listEventsOf(uid), "denied");
    expect(denials.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    // Two when an hour has ended meanwhile.
    expect(new Set(denials.map(({ createdAt }) => createdAt)).size).toBe(denials.length);
  });
});

describe("ASVS 16.2.5: a security event", () => {
  test("shows what comes from the same network, but not which network that is", async () => {
    const user = await createUserAsRoot();
    const [one, other] = [new Client("203.0.113.8"), new Client("203.0.113.9")];
    for (const client of [one, one, other]) await client.logIn(user.username, password);
    const events = ofKind(await listEventsOf(user.uid), "login");
    const [third, second, first] = events.map(({ network }) => network);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    expect(await readStoredEvents(events)).not.toContain("203.0.113");
  });

  test("has no name, address or password, whoever has typed what", async () => {
    const user = await createUserAsRoot();
    const client = new Client("203.0.113.10");
    const tried = { username: user.username, password: "Arvattu-12345", lists: false };
    await client.request(login, { body: tried });
    await client.logIn(user.username, password);
    const newEmail = `uusi-${user.email}`;
    const body = { ...userForm({ email: newEmail }), password: "Klapikasa-9" };
    await root.call(changeUser, { params: { id: user.uid }, body });
    const events = await listEventsOf(user.uid);
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      "contactChanged",
      "login",
      "loginFailed",
      "passwordChanged",
    ]);
    const stored = await readStoredEvents(events);
    const secrets = [user.username, user.email, newEmail, tried.password, password, body.password];
    for (const secret of [...secrets, "Tukkinen", "juuri@", client.address])
      expect(stored).not.toContain(secret);
  });
});
