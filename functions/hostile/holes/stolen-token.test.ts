import { recoverPassword, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { liveToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser, deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { bucket } from "../../src/firebase.ts";
import { Client } from "../../test/support/api.ts";
import {
  type AuthSession,
  firestoreStatus,
  identityToolkit,
  readDeviceToken,
  refreshSession,
  signInWith,
  storageStatus,
} from "../../test/support/device-token.ts";
import { auth, database } from "../../test/support/market.ts";
import { createUserAsRoot, logInAs, readUid, userForm, waitForCode } from "../../test/support/users.ts";

const root = new Client();
/** A document that admins may read. */
const aSeller = "users/mokkiklapi";
const exported = "exports/stolen-token/seller-list.csv";
let bucketName = "";

beforeAll(async () => {
  await root.logIn("juuri", "Juurijuuri1");
  const files = await bucket();
  bucketName = files.name;
  await files.file(exported).save("Nimi;Sähköposti");
});

/** The token of a user's device and a session created with it, as a thief who copied the token has them. */
async function stolenFrom(person: Client): Promise<{ token: string; session: AuthSession }> {
  const token = await readDeviceToken(person);
  const session = await signInWith(token);
  if (!session) throw new Error("the token of a device does not sign in");
  return { token, session };
}

/** The statuses of Firestore and Storage for the stolen session, for its refreshed session, and for a sign-in with the stolen token. */
async function statusesOf({ token, session }: { token: string; session: AuthSession }, documentPath: string) {
  const sessions = [session, await refreshSession(session), await signInWith(token)];
  return Promise.all(
    sessions.map(async (held) => ({
      firestore: held ? await firestoreStatus(documentPath, held) : 403,
      storage: held ? await storageStatus(bucketName, exported, held) : 403,
    })),
  );
}

const refusedEverywhere = Array(3).fill({ firestore: 403, storage: 403 });

async function formOf(uid: string, change: Record<string, unknown>) {
  const { user } = await root.call(readUser, { params: { id: uid } });
  return userForm({
    email: user.email,
    username: user.username,
    role: user.role,
    updatedAt: user.updatedAt,
    ytunnus: "9000013-4",
    ...change,
  });
}

test("an admin's device reads what the role opens, as long as the person is an admin, and never an export", async () => {
  const admin = await createUserAsRoot("admin");
  const stolen = await stolenFrom(await logInAs(admin));
  expect(await statusesOf(stolen, aSeller)).toEqual(Array(3).fill({ firestore: 200, storage: 403 }));
});

describe("the stolen token of an admin opens nothing any more", () => {
  test("once the admin has been demoted", async () => {
    const admin = await createUserAsRoot("admin");
    const stolen = await stolenFrom(await logInAs(admin));
    await root.call(changeUser, {
      params: { id: admin.uid },
      body: await formOf(admin.uid, { role: "user" }),
    });
    expect(await statusesOf(stolen, aSeller)).toEqual(refusedEverywhere);
  });

  test("once the admin has been deactivated", async () => {
    const admin = await createUserAsRoot("admin");
    const stolen = await stolenFrom(await logInAs(admin));
    const { user } = await root.call(readUser, { params: { id: admin.uid } });
    const body = { active: false, paid: false, updatedAt: user.updatedAt };
    await root.call(activateUser, { params: { id: admin.uid }, body });
    expect(await statusesOf(stolen, aSeller)).toEqual(refusedEverywhere);
  });

  test("once the admin has been deleted, not even by signing in anew", async () => {
    const admin = await createUserAsRoot("admin");
    const stolen = await stolenFrom(await logInAs(admin));
    await root.call(deleteUser, { params: { id: admin.uid } });
    expect(await statusesOf(stolen, aSeller)).toEqual(refusedEverywhere);
  });

  test("once the admin's password has been changed", async () => {
    const admin = await createUserAsRoot("admin");
    const stolen = await stolenFrom(await logInAs(admin));
    await root.call(changeUser, {
      params: { id: admin.uid },
      body: await formOf(admin.uid, { password: "Klapikasa-7" }),
    });
    expect(await statusesOf(stolen, aSeller)).toEqual(refusedEverywhere);
  });

  test("once the admin has set a new password with a code", async () => {
    const admin = await createUserAsRoot("admin");
    const stolen = await stolenFrom(await logInAs(admin));
    const device = new Client();
    await device.call(requestPincode, { body: { email: admin.email } });
    const pincode = await waitForCode(admin.email);
    const password = "Klapikasa-7";
    await device.call(recoverPassword, {
      body: { pincode, email: admin.email, password, confPassword: password },
    });
    expect(await statusesOf(stolen, aSeller)).toEqual(refusedEverywhere);
  });
});

test("a new device of the same admin reads on after the password has been changed", async () => {
  const admin = await createUserAsRoot("admin");
  await root.call(changeUser, {
    params: { id: admin.uid },
    body: await formOf(admin.uid, { password: "Klapikasa-7" }),
  });
  const stolen = await stolenFrom(await new Client().logIn(admin.username, "Klapikasa-7"));
  expect(await statusesOf(stolen, aSeller)).toEqual(Array(3).fill({ firestore: 200, storage: 403 }));
});

describe("the session of a seller's device", () => {
  test("reads the seller's own orders and nothing of an admin's", async () => {
    const { session } = await stolenFrom(await new Client().logIn("halkomestari", "Halkomestari1"));
    expect(await firestoreStatus("users/halkomestari", session)).toBe(200);
    expect(await firestoreStatus("users/mokkiklapi", session)).toBe(403);
    expect(await firestoreStatus(aSeller, session)).toBe(403);
  });

  test("cannot change or delete the login of the person", async () => {
    const seller = await createUserAsRoot();
    await database.collection("users").doc(seller.uid).update({ "userAccount.isActive": true });
    const { session } = await stolenFrom(await logInAs(seller));
    const { idToken } = session;
    const takenOver = { idToken, email: "varas@posti.example", password: "Varastettu-1" };
    await identityToolkit("update", takenOver);
    await identityToolkit("delete", { idToken });
    await logInAs(seller);
    const reply = await new Client().sendJson("POST", "/api/users/login", {
      username: seller.username,
      password: takenOver.password,
    });
    expect(reply.status).toBe(401);
  });

  test("says nothing of a role", async () => {
    const client = await new Client().logIn("yllapito", "Yllapito2026");
    const { token } = await client.call(liveToken, {});
    expect(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).not.toContain("admin");
  });
});

test("a session of an admin's own login at Auth, which nobody can get past the API, opens nothing", async () => {
  const admin = await createUserAsRoot("admin");
  const uid = await readUid(admin.username);
  const session = await signInWith(await auth.createCustomToken(uid));
  if (!session) throw new Error("a custom token signs in");
  expect(await firestoreStatus(aSeller, session)).toBe(403);
  expect(await firestoreStatus(`users/${uid}`, session)).toBe(403);
});
