import { undoContactChange } from "@halkopiha/domain/contract/accounts/contact-links.ts";
import { recoverPassword, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import * as session from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser, updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { downloadListedCsv, downloadSellerListCsv } from "@halkopiha/domain/contract/admin/downloads.ts";
import { downloadExportCsv } from "@halkopiha/domain/contract/admin/exports.ts";
import { listSecurityEvents } from "@halkopiha/domain/contract/admin/security-events.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";
import { findOnlyEvent, listEventsOf, ofKind } from "../support/security-events.ts";
import { requestExport, waitForExport } from "../support/seller-list/exports.ts";
import { tries } from "../support/tries.ts";
import {
  createUserAsRoot,
  getErrorCode,
  logInAs,
  logInAsRoot,
  password,
  registerActiveSeller,
  userForm,
  waitForCode,
} from "../support/users.ts";

const admin = new Client();
let root: Client;

beforeAll(async () => {
  root = await logInAsRoot();
  await admin.logIn("yllapito", "Yllapito2026");
});

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** Tries to log in. */
const tryLogin = (client: Client, username: string, tried: string) =>
  client.request(session.login, { body: { username, password: tried, lists: false } });

/** A user whom root has created, logged in. */
async function loggedInUser(role: "user" | "admin" = "user") {
  const user = await createUserAsRoot(role);
  return { ...user, client: await logInAs(user) };
}

describe("ASVS 16.3.1: a login is recorded", () => {
  test("that succeeds, with the device, the network and the call", async () => {
    const user = await createUserAsRoot();
    const client = new Client();
    client.userAgent = chrome;
    await client.logIn(user.username, password);
    expect(await findOnlyEvent(user.uid, "login")).toMatchObject({
      user: { _id: user.uid, username: user.username },
      by: null,
      device: "Chrome, Android",
      network: expect.stringMatching(/^[0-9a-f]{12}$/),
      call: "POST /api/users/login",
      count: 1,
    });
  });

  test("that fails, with the account whose name was given", async () => {
    const user = await createUserAsRoot();
    await tries(3, () => tryLogin(new Client("203.0.113.7"), user.username, "Arvattu-1"));
    expect(await findOnlyEvent(user.uid, "loginFailed")).toMatchObject({ by: null, count: 3 });
  });

  test("that fails for a name that nobody has, without an account", async () => {
    const client = new Client();
    const { uid } = await createUserAsRoot();
    await tryLogin(client, `${uid}-ei-ole`, "Arvattu-1");
    await tryLogin(client, (await createUserAsRoot()).username, "Arvattu-1");
    const { events } = await root.call(listSecurityEvents, { query: { kinds: "failed", limit: 100 } });
    const [known, unknown] = [true, false].map((isKnown) =>
      events.find(({ user, kind }) => kind === "loginFailed" && (user !== null) === isKnown),
    );
    expect(unknown).toMatchObject({ user: null, network: known?.network, call: "POST /api/users/login" });
  });

  test("that ends: on this device, on another, and on all others", async () => {
    const { client, uid, username } = await loggedInUser();
    const other = await logInAs({ username });
    const { sessions } = await other.call(session.listSessions, {});
    const id = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? "";
    await other.call(session.endOtherSession, { params: { id } });
    await other.call(session.endSession, { query: { sessions: "others" } });
    await other.call(session.endSession, {});
    expect(await getErrorCode(client.request(session.verifyToken, {}))).toBe("unauthenticated");
    const events = ofKind(await listEventsOf(uid), "logout");
    expect(events.map(({ call }) => call).sort()).toEqual([
      "DELETE /api/users/session",
      "DELETE /api/users/session",
      "DELETE /api/users/sessions/:id",
    ]);
  });
});

describe("ASVS 16.3.2: refused authorisation is recorded", () => {
  test("for a call beyond the caller's role", async () => {
    const { client, uid } = await loggedInUser();
    await client.request(listAudit, { query: {} });
    expect(await findOnlyEvent(uid, "denied")).toMatchObject({ call: "GET /api/admin/audit", by: null });
  });

  test("for what is somebody else's, though it is answered as if it did not exist", async () => {
    const { client, uid } = await loggedInUser();
    const reply = client.request(readUser, { params: { id: "halkomestari" } });
    expect(await getErrorCode(reply)).toBe("notFound");
    expect(await findOnlyEvent(uid, "denied")).toMatchObject({ call: "GET /api/users/:id" });
  });

  test("for a seller who is not active", async () => {
    const { client, uid } = await loggedInUser();
    const body = { category: "Palvelut", name: "Muu", description: "", price: 1, unit: "kpl" } as const;
    const reply = client.sendJson("POST", createProduct.path, body);
    expect(await getErrorCode(reply)).toBe("notActive");
    expect(await findOnlyEvent(uid, "denied")).toMatchObject({ call: "POST /api/products" });
  });

  test("for a login that has ended, with its account", async () => {
    const { client, uid } = await loggedInUser();
    await client.call(session.endSession, {});
    await client.request(session.verifyToken, {});
    expect(await findOnlyEvent(uid, "denied")).toMatchObject({ call: "GET /api/users/verifyToken" });
  });

  test("for an admin who would change another", async () => {
    const { client, uid } = await loggedInUser("admin");
    const other = await createUserAsRoot("admin");
    const body = userForm({ email: other.email });
    expect(await getErrorCode(client.request(changeUser, { params: { id: other.uid }, body }))).toBe(
      "forbidden",
    );
    expect(await findOnlyEvent(uid, "denied")).toMatchObject({ call: "PUT /api/admin/users/:id" });
  });

  test("but neither for what does not exist nor for a visitor who has no login", async () => {
    const { uid, client } = await loggedInUser();
    await client.send("GET", "/api/products/ei-ole");
    await new Client().request(listAudit, { query: {} });
    expect(ofKind(await listEventsOf(uid), "denied")).toEqual([]);
  });
});

describe("ASVS 16.3.3: attempts to pass by controls are recorded", () => {
  test("a wrong code", async () => {
    const user = await createUserAsRoot();
    const client = new Client();
    await client.call(requestPincode, { body: { username: user.username } });
    const code = await waitForCode(user.email);
    const pincode = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, "0");
    const chosen = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };
    const body = { username: user.username, pincode, ...chosen };
    expect(await getErrorCode(client.request(recoverPassword, { body }))).toBe("wrongPincode");
    expect(await findOnlyEvent(user.uid, "codeFailed")).toMatchObject({ count: 1, by: null });
  });

  test("a wrong link", async () => {
    const client = new Client();
    client.userAgent = chrome;
    await client.request(undoContactChange, { body: { code: "0123456789abcdefghijkl" } });
    const { events } = await root.call(listSecurityEvents, { query: { kinds: "failed", limit: 100 } });
    expect(events.find(({ call }) => call === `POST ${undoContactChange.path}`)).toMatchObject({
      kind: "codeFailed",
      user: null,
      device: "Chrome, Android",
    });
  });

  test("a wrong current password, but not a missing one", async () => {
    const { client, uid, email } = await loggedInUser("admin");
    const body = { ...userForm({ email }), password: "Klapikasa-9" };
    const params = { id: uid };
    await client.request(changeUser, { params, body: { ...body, currentPassword: undefined } });
    await client.request(changeUser, { params, body: { ...body, currentPassword: "Arvattu-1" } });
    expect(await findOnlyEvent(uid, "confirmationFailed")).toMatchObject({ count: 1 });
  });

  test("what comes too often", async () => {
    const user = await createUserAsRoot();
    const client = new Client();
    await tries(8, () => client.request(requestPincode, { body: { username: user.username } }));
    expect(await findOnlyEvent(user.uid, "limited")).toMatchObject({ count: 3, by: null });
  });
});

describe("a change of credentials is recorded", () => {
  test("of the password, by an admin", async () => {
    const user = await createUserAsRoot();
    const body = { ...userForm({ email: user.email }), password: "Klapikasa-9" };
    await admin.call(changeUser, { params: { id: user.uid }, body });
    expect(await findOnlyEvent(user.uid, "passwordChanged")).toMatchObject({
      user: { _id: user.uid },
      by: { _id: "yllapito", username: "yllapito" },
    });
  });

  test("of a forgotten password", async () => {
    const user = await createUserAsRoot();
    const client = new Client();
    await client.call(requestPincode, { body: { username: user.username } });
    const chosen = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };
    const body = { username: user.username, pincode: await waitForCode(user.email), ...chosen };
    await client.call(recoverPassword, { body });
    expect(await findOnlyEvent(user.uid, "passwordReset")).toMatchObject({ by: null });
  });

  test("of contact details, and when that is undone", async () => {
    const { client, params, form, uid, email } = await registerActiveSeller(admin);
    await client.call(updateUser, { params, body: form({ phonenumber: "050 000 0777" }) });
    expect(await findOnlyEvent(uid, "contactChanged")).toMatchObject({ by: null });
    const { docs } = await database.collection("mail").where("to", "==", email).get();
    const [code = ""] = docs.flatMap((mail) => /#t=([\w-]{22})/.exec(String(mail.get("text")))?.[1] ?? []);
    await new Client().call(undoContactChange, { body: { code } });
    expect(await findOnlyEvent(uid, "contactChangeUndone")).toMatchObject({ by: null });
  });

  test("of a role, also of an admin who is created", async () => {
    const user = await createUserAsRoot();
    const body = { ...userForm({ email: user.email }), role: "admin" as const };
    await root.call(changeUser, { params: { id: user.uid }, body });
    const created = await createUserAsRoot("admin");
    for (const { uid } of [user, created]) {
      expect(await findOnlyEvent(uid, "roleChanged")).toMatchObject({ by: { username: "juuri" } });
    }
  });
});

describe("what leaves the system is recorded", () => {
  test("lists that are downloaded directly", async () => {
    const { client, uid } = await loggedInUser("admin");
    await client.call(downloadSellerListCsv, {});
    await client.call(downloadListedCsv, { body: { active: "true" } });
    const events = ofKind(await listEventsOf(uid), "exportDownloaded");
    expect(events.map(({ call }) => call).sort()).toEqual(
      [downloadListedCsv, downloadSellerListCsv].map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  test("an export: that it was requested, and that it was downloaded", async () => {
    const { client, uid } = await loggedInUser("admin");
    const ref = await requestExport({ requestedBy: uid });
    await waitForExport(ref);
    await client.call(downloadExportCsv, { params: { id: ref.id } });
    expect(await findOnlyEvent(uid, "exportRequested")).toMatchObject({ network: null, device: null });
    expect(await findOnlyEvent(uid, "exportDownloaded")).toMatchObject({ by: null });
    await admin.request(downloadExportCsv, { params: { id: ref.id } });
    const denials = ofKind(await listEventsOf("yllapito"), "denied");
    expect(denials.map(({ call }) => call)).toContain("GET /api/admin/exports/:id/csv");
  });
});
