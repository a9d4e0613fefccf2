import { verifyEmail } from "@halkopiha/domain/contract/accounts/contact-change.ts";
import {
  confirmContactChange,
  undoContactChange,
} from "@halkopiha/domain/contract/accounts/contact-links.ts";
import { recoverPassword, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { confirmSecondFactor } from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { endSession, login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { describe, expect, test } from "vitest";
import { openSession, renewSession } from "../../src/accounts/login/sessions.ts";
import { Client } from "../../test/support/api.ts";
import { database } from "../../test/support/market.ts";
import {
  createUserWithFactor,
  forgetUsedCode,
  setUpFactor,
  showCode,
} from "../../test/support/second-factor.ts";
import { useSuiteSecrets } from "../../test/support/suite-secrets.ts";
import {
  createUserAsRoot,
  getErrorCode,
  logInAs,
  password,
  userForm,
  waitForCode,
} from "../../test/support/users.ts";

// Somebody who knows the password, or has the session, of an account, and its owner or an admin who takes it back.

useSuiteSecrets();
process.env["WEB_API_KEY"] = "local";

const root = () => new Client().logIn("juuri", "Juurijuuri1");

/** The code of the newest link that was mailed to an address. */
async function readLinkCode(to: string, path: string): Promise<string> {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  const texts = docs.map((mail) => String(mail.get("text")));
  const found = texts.map((text) => new RegExp(`${path}#t=([\\w-]+)`).exec(text)?.[1]);
  return found.find((code) => code !== undefined) ?? "";
}

/** Opens the account of a new user. */
async function open<User extends { uid: string }>(user: User): Promise<User> {
  const body = { active: true, paid: false };
  await (await root()).call(activateUser, { params: { id: user.uid }, body });
  return user;
}

const createActiveUser = async () => open(await createUserAsRoot());

/** An account whose address a thief has changed to their own. */
async function createTakenAccount() {
  const { uid, username, email } = await createActiveUser();
  const thief = await logInAs({ username });
  const own = `varas-${email}`;
  const change = await thief.call(updateUser, { params: { id: uid }, body: userForm({ email: own }) });
  expect(change.user.pendingEmail).toBe(own);
  const verified = await thief.call(verifyEmail, {
    params: { id: uid },
    body: { pincode: await waitForCode(own) },
  });
  if (verified.session) thief.token = verified.session.token;
  return { uid, username, email, own, thief };
}

const undo = async (email: string) =>
  new Client().call(undoContactChange, {
    body: { code: await readLinkCode(email, "/kirjaudu/peru-muutos") },
  });

/** An admin gives an account back to its owner. */
const giveBack = async ({ uid, email }: { uid: string; email: string }) =>
  (await root()).call(changeUser, {
    params: { id: uid },
    body: { ...userForm({ email }), currentPassword: undefined, password: "Sahapukki-42" },
  });

describe("a code that was mailed to the thief's address", () => {
  test.each([
    ["the owner has undone the change", ({ email }: { email: string }) => undo(email)],
    ["an admin has given the account back", giveBack],
  ])("does not recover the password once %s", async (_why, takeBack) => {
    const taken = await createTakenAccount();
    const visitor = new Client();
    await visitor.call(requestPincode, { body: { email: taken.own } });
    const pincode = await waitForCode(taken.own);
    await takeBack(taken);
    const body = { pincode, password: "Varkaan-kirves-7", confPassword: "Varkaan-kirves-7" };
    for (const account of [{ email: taken.own }, { username: taken.username }]) {
      const reply = visitor.request(recoverPassword, { body: { ...account, ...body } });
      expect(await getErrorCode(reply)).not.toBe("done");
    }
  });

  test("nor does one that another visitor has asked for, once the password was recovered", async () => {
    const { email } = await createUserAsRoot();
    const [first, second] = [new Client(), new Client()];
    await first.call(requestPincode, { body: { email } });
    const firstCode = await waitForCode(email);
    await second.call(requestPincode, { body: { email } });
    const secondCode = await waitForCode(email, firstCode);
    const recover = (client: Client, pincode: string, chosen: string) =>
      client.request(recoverPassword, {
        body: { email, pincode, password: chosen, confPassword: chosen },
      });
    expect(await getErrorCode(recover(second, secondCode, "Sahapukki-42"))).toBe("done");
    expect(await getErrorCode(recover(first, firstCode, "Varkaan-kirves-7"))).toBe("pincodeExpired");
  });
});

describe("a link that was mailed to the thief's address", () => {
  test("does not confirm contact details once the owner has undone the change", async () => {
    const taken = await createTakenAccount();
    const form = userForm({ email: "", contactByPhone: true, phonenumber: "050 000 0555" });
    const { currentPassword, ...body } = form;
    await taken.thief.call(updateUser, { params: { id: taken.uid }, body });
    const code = await readLinkCode(taken.own, "/kirjaudu/vahvista-muutos");
    expect(code).not.toBe("");
    await undo(taken.email);
    const reply = new Client().request(confirmContactChange, { body: { code } });
    expect(await getErrorCode(reply)).toBe("linkInvalid");
  });

  test("undoes nothing once an admin has given the account back, and that change brings none", async () => {
    const taken = await createTakenAccount();
    const second = `toinen-${taken.own}`;
    await taken.thief.call(updateUser, {
      params: { id: taken.uid },
      body: userForm({ email: second }),
    });
    await taken.thief.call(verifyEmail, {
      params: { id: taken.uid },
      body: { pincode: await waitForCode(second) },
    });
    const code = await readLinkCode(taken.own, "/kirjaudu/peru-muutos");
    expect(code).not.toBe("");
    await giveBack(taken);
    expect(await readLinkCode(second, "/kirjaudu/peru-muutos")).toBe("");
    const reply = new Client().request(undoContactChange, { body: { code } });
    expect(await getErrorCode(reply)).toBe("linkInvalid");
  });
});

test("a second factor that the thief has set up goes with the change that is undone", async () => {
  const taken = await createTakenAccount();
  await setUpFactor(taken.thief);
  await undo(taken.email);
  const visitor = new Client();
  await visitor.call(requestPincode, { body: { email: taken.email } });
  const chosen = "Sahapukki-42";
  const pincode = await waitForCode(taken.email);
  await visitor.call(recoverPassword, {
    body: { email: taken.email, pincode, password: chosen, confPassword: chosen },
  });
  const reply = visitor.request(login, { body: { username: taken.username, password: chosen } });
  expect(await getErrorCode(reply)).toBe("done");
});

test("one that the owner had before stays when a change is undone", async () => {
  const { uid, email, client } = await open(await createUserWithFactor());
  const own = `varas-${email}`;
  await client.call(updateUser, { params: { id: uid }, body: userForm({ email: own }) });
  await client.call(verifyEmail, { params: { id: uid }, body: { pincode: await waitForCode(own) } });
  await undo(email);
  expect((await database.collection("secondFactors").doc(uid).get()).get("enabled")).toBeDefined();
});

describe("a session that has ended", () => {
  test("is not renewed by a change that was under way when the owner's own ended it", async () => {
    const user = await createUserAsRoot();
    const owner = { uid: user.uid, role: "user" as const, userAgent: undefined, grantsAdminRights: false };
    const ref = database.collection("users").doc(user.uid);
    await ref.update({ sessionsEpoch: "the owner's change" });
    expect(await renewSession(owner, "the thief's change")).toBeNull();
    expect(await renewSession(owner, "the owner's change")).not.toBeNull();
    expect(await renewSession(owner, null)).toBeNull();
  });

  test("changes nothing, however many changes are sent while the owner's ends it", async () => {
    const taken = await createTakenAccount();
    const body = { ...userForm({ email: taken.own, street: "Varkaantie 1" }), currentPassword: undefined };
    const attempts = Array.from({ length: 8 }, () =>
      taken.thief.request(updateUser, { params: { id: taken.uid }, body }),
    );
    const undone = undo(taken.email);
    const replies = await Promise.all(attempts);
    await undone;
    for (const { body: answer } of replies) expect(answer).not.toHaveProperty("session");
    expect((await taken.thief.request(verifyToken, {})).status).toBe(401);
  });

  test("is not that of a login that was under way when all of them were ended", async () => {
    const user = await createUserAsRoot();
    const client = await logInAs(user);
    const owner = { uid: user.uid, role: "user" as const, userAgent: undefined, grantsAdminRights: false };
    const begun = new Date();
    await client.call(endSession, { query: { sessions: "all" } });
    expect(await openSession(owner, begun)).toBeNull();
    expect((await (await logInAs(user)).request(verifyToken, {})).status).toBe(200);
  });
});

test("whoever has a session alone does not use up the tries of the app's codes", async () => {
  const { client, username, uid, secret } = await createUserWithFactor();
  for (let attempt = 0; attempt < 25; attempt += 1) {
    const reply = client.request(confirmSecondFactor, { body: { code: "000000" } });
    expect(await getErrorCode(reply)).toBe("secondFactorExpired");
  }
  await forgetUsedCode(uid);
  const body = { username, password, secondFactor: showCode(secret) };
  expect(await getErrorCode(new Client().request(login, { body }))).toBe("done");
});
