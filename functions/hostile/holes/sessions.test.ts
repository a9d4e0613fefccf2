import { randomUUID } from "node:crypto";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { storeSession } from "../../src/store/accounts/login/sessions.ts";
import { Client } from "../../test/support/api.ts";
import {
  type AuthSession,
  firestoreStatus,
  readDeviceToken,
  signInWith,
} from "../../test/support/device-token.ts";
import { database } from "../../test/support/market.ts";
import { createUserAsRoot, logInAs, password } from "../../test/support/users.ts";

const Sessions = z.object({
  sessions: z.array(
    z.object({
      _id: z.string(),
      device: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

const list = async (client: Client) =>
  Sessions.parse((await client.send("GET", "/api/users/sessions")).body).sessions;
const logOut = (client: Client, which = "this") =>
  client.send("DELETE", `/api/users/session?sessions=${which}`);
const statusOf = async (client: Client) => (await client.request(verifyToken, {})).status;

const admin = new Client();
beforeAll(() => admin.logIn("yllapito", "Yllapito2026"));

type Person = Awaited<ReturnType<typeof createUserAsRoot>>;

async function newSeller(): Promise<Person> {
  const person = await createUserAsRoot();
  await admin.call(activateUser, { params: { id: person.uid }, body: { active: true, paid: false } });
  return person;
}

/** What a device reads in Firestore while its person is logged in. */
async function listen(client: Client): Promise<AuthSession> {
  const session = await signInWith(await readDeviceToken(client));
  if (!session) throw new Error("the device does not sign in");
  return session;
}

describe("logging out", () => {
  test("ends the session of this device on the server, in Firestore too, and no other", async () => {
    const person = await newSeller();
    const [phone, desk] = [await logInAs(person), await logInAs(person)];
    const held = await listen(phone);
    expect(await firestoreStatus(`users/${person.uid}`, held)).toBe(200);
    expect((await logOut(phone)).status).toBe(200);
    expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
    expect(await firestoreStatus(`users/${person.uid}`, held)).toBe(403);
  });

  test("ends those of all other devices, or of all, when asked to", async () => {
    const person = await newSeller();
    const devices = [await logInAs(person), await logInAs(person), await logInAs(person)] as const;
    await logOut(devices[0], "others");
    expect(await Promise.all(devices.map(statusOf))).toEqual([200, 401, 401]);
    const again = await logInAs(person);
    await logOut(again, "all");
    expect(await Promise.all([devices[0], again].map(statusOf))).toEqual([401, 401]);
    expect(await statusOf(await logInAs(person))).toBe(200);
  });
});

describe("a user's devices", () => {
  test("are listed with their last use, the newest first, and one of them is this one", async () => {
    const person = await newSeller();
    const phone = new Client();
    phone.userAgent =
      "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
    await phone.logIn(person.username, password);
    const desk = new Client();
    desk.userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";
    await desk.logIn(person.username, password);
    const sessions = await list(desk);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ["Firefox, Windows", true],
      ["Chrome, Android", false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain("SM-A155F");
  });

  test("are ended one by one, by their user only", async () => {
    const [person, other] = [await newSeller(), await newSeller()];
    const [phone, desk] = [await logInAs(person), await logInAs(person)];
    const { _id = "" } = (await list(phone)).find(({ isCurrent }) => isCurrent) ?? {};
    const thief = await logInAs(other);
    expect((await thief.send("DELETE", `/api/users/sessions/${_id}`)).status).toBe(404);
    expect(await statusOf(phone)).toBe(200);
    expect((await desk.send("DELETE", `/api/users/sessions/${_id}`)).status).toBe(200);
    expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
  });

  test("are twenty at most: another login ends the one that was used longest ago", async () => {
    const person = await newSeller();
    const first = await logInAs(person);
    for (let login = 0; login < 20; login += 1) await logInAs(person);
    expect(await statusOf(first)).toBe(401);
  });
});

describe("a session that is not used ends", () => {
  const hour = 3_600_000;

  /** Lets the only session of a person be unused for a time. */
  async function wait(person: Person, time: number) {
    const { docs } = await database.collection("sessions").where("user", "==", person.uid).get();
    expect(docs).toHaveLength(1);
    for (const stored of docs) {
      const earlier = (field: string) => Timestamp.fromMillis(stored.get(field).toMillis() - time);
      await stored.ref.update({ lastUsedAt: earlier("lastUsedAt"), expiresAt: earlier("expiresAt") });
    }
  }

  test("after twelve hours for an admin", async () => {
    const person = await createUserAsRoot("admin");
    const client = await logInAs(person);
    await wait(person, 11 * hour);
    expect(await statusOf(client)).toBe(200);
    await wait(person, 11 * hour);
    expect(await statusOf(client)).toBe(200);
    const held = await listen(client);
    await wait(person, 13 * hour);
    expect(await statusOf(client)).toBe(401);
    expect(await firestoreStatus("users/mokkiklapi", held)).toBe(403);
  });

  test("after fourteen days for a seller", async () => {
    const person = await newSeller();
    const client = await logInAs(person);
    await wait(person, 13 * 24 * hour);
    expect(await statusOf(client)).toBe(200);
    await wait(person, 14 * 24 * hour);
    expect(await statusOf(client)).toBe(401);
  });

  test("at the latest seven days after an admin's login, however much it is used", async () => {
    const person = await createUserAsRoot("admin");
    const client = await logInAs(person);
    const { docs } = await database.collection("sessions").where("user", "==", person.uid).get();
    const [stored] = docs;
    const start = stored?.get("createdAt").toMillis();
    expect(stored?.get("endsAt").toMillis() - start).toBe(7 * 24 * hour);
    const soon = Timestamp.fromMillis(Date.now() + 1000);
    await stored?.ref.update({ endsAt: soon, lastUsedAt: Timestamp.fromMillis(Date.now() - hour) });
    expect(await statusOf(client)).toBe(200);
    expect((await stored?.ref.get())?.get("expiresAt").toMillis()).toBe(soon.toMillis());
  });
});

describe("a login that was checked before all sessions ended", () => {
  const limits = { idle: 1000, absolute: 1000 };

  test.each([
    { when: "before", since: -5000, stored: false },
    { when: "after", since: 5000, stored: true },
  ])("that began $when it is stored: $stored", async ({ since, stored }) => {
    const { uid } = await createUserAsRoot();
    const ended = Date.now();
    await database
      .collection("users")
      .doc(uid)
      .update({ sessionsValidFrom: Timestamp.fromMillis(ended) });
    const id = randomUUID();
    const begun = new Date(ended + since);
    const session = {
      ...{ uid, device: "Chrome, Android", limits, since: begun },
      grantsAdminRights: false,
    };
    expect(await storeSession(id, session)).toBe(stored);
    expect((await database.collection("sessions").doc(id).get()).exists).toBe(stored);
  });
});
