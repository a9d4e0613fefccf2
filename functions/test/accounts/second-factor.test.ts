import { recoverPassword, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import {
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
} from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database } from "../support/market.ts";
import { createUserWithFactor, forgetUsedCode, setUpFactor, showCode } from "../support/second-factor.ts";
import { listEventsOf } from "../support/security-events.ts";
import {
  createUserAsRoot,
  getErrorCode,
  logInAs,
  password,
  waitForCode,
  waitForMailSubject,
} from "../support/users.ts";

const logIn = (username: string, secondFactor?: string, client = new Client()) =>
  client.request(login, { body: { username, password, ...(secondFactor && { secondFactor }) } });

const codeOf = async (reply: ReturnType<typeof logIn>) => getErrorCode(reply);

describe("setting up a second factor", () => {
  test("asks for the password, and for a code of the app that has the secret", async () => {
    const client = await logInAs(await createUserAsRoot());
    const wrong = await client.request(startSecondFactor, { body: { currentPassword: "Väärä-salasana-1" } });
    expect(parseErrorBody(wrong).fields).toEqual({ currentPassword: "Väärä salasana." });
    const { secret } = await client.call(startSecondFactor, { body: { currentPassword: password } });
    const reply = await client.sendJson("PUT", "/api/users/secondfactor", { code: showCode(secret, 40) });
    expect(parseErrorBody(reply)).toMatchObject({ code: "wrongSecondFactor" });
    expect(await client.call(readSecondFactor, {})).toEqual({
      isEnabled: false,
      isObligatory: false,
      recoveryCodesLeft: 0,
    });
  });

  test("ends all sessions but this one, and the user is told by mail", async () => {
    const user = await createUserAsRoot();
    const [phone, desk] = [await logInAs(user), await logInAs(user)];
    const { recoveryCodes } = await setUpFactor(phone);
    expect(recoveryCodes).toHaveLength(10);
    expect((await desk.request(verifyToken, {})).status).toBe(401);
    expect(await phone.call(readSecondFactor, {})).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 });
    expect(await waitForMailSubject(user.email)).toBe("Halkopiha-tilisi kaksivaiheinen tunnistautuminen");
  });

  test("has to be finished within half an hour", async () => {
    const user = await createUserAsRoot();
    const client = await logInAs(user);
    const { secret } = await client.call(startSecondFactor, { body: { currentPassword: password } });
    await database
      .collection("secondFactors")
      .doc(user.uid)
      .update({ "pending.endsAt": new Date(Date.now() - 1000) });
    const reply = client.sendJson("PUT", "/api/users/secondfactor", { code: showCode(secret) });
    expect(await getErrorCode(reply)).toBe("secondFactorExpired");
  });

  test("neither secret nor recovery code is stored as it is", async () => {
    const { uid, secret, recoveryCodes } = await createUserWithFactor();
    const stored = JSON.stringify((await database.collection("secondFactors").doc(uid).get()).data());
    for (const one of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace("-", ""))])
      expect(stored).not.toContain(one);
  });
});

test("a recovered password does not pass by the second factor", async () => {
  const { username, email } = await createUserWithFactor();
  const visitor = new Client();
  await visitor.call(requestPincode, { body: { email } });
  const pincode = await waitForCode(email);
  const changed = "Sahapukki-42";
  await visitor.call(recoverPassword, {
    body: { email, pincode, password: changed, confPassword: changed },
  });
  const reply = visitor.request(login, { body: { username, password: changed } });
  expect(await getErrorCode(reply)).toBe("secondFactorNeeded");
});

describe("a login with a second factor", () => {
  test("needs both: the code is asked for only when the password is right", async () => {
    const { username, secret, uid } = await createUserWithFactor();
    await forgetUsedCode(uid);
    expect(await codeOf(logIn(username))).toBe("secondFactorNeeded");
    const wrong = new Client().request(login, {
      body: { username, password: "Väärä-salasana-1", secondFactor: showCode(secret) },
    });
    expect(await getErrorCode(wrong)).toBe("wrongCredentials");
    expect(await codeOf(logIn(username, showCode(secret, 40)))).toBe("wrongSecondFactor");
    expect(await codeOf(logIn(username, showCode(secret)))).toBe("done");
  });

  test("takes each code once, also when it is sent twice at the same time", async () => {
    const { username, secret, usedCode, uid } = await createUserWithFactor();
    expect(await codeOf(logIn(username, usedCode))).toBe("wrongSecondFactor");
    await forgetUsedCode(uid);
    const code = showCode(secret);
    const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(logIn(username, code))));
    expect(outcomes.sort()).toEqual(["done", "wrongSecondFactor", "wrongSecondFactor"]);
  });

  test("takes a recovery code once, however it is typed, and says by mail how many are left", async () => {
    const { username, recoveryCodes, email } = await createUserWithFactor();
    const [code = ""] = recoveryCodes;
    const client = new Client();
    expect(await codeOf(logIn(username, ` ${code.toUpperCase().replace("-", " ")}`, client))).toBe("done");
    expect(await codeOf(logIn(username, code))).toBe("wrongSecondFactor");
    const mails = await database.collection("mail").where("to", "==", email).get();
    expect(mails.docs.map((mail) => String(mail.get("text"))).join()).toContain("Koodeja on jäljellä 9.");
  });

  test("a wrong password of an account with one is answered as of any other", async () => {
    const { username } = await createUserWithFactor();
    const reply = await new Client().request(login, { body: { username, password: "Väärä-salasana-1" } });
    expect([reply.status, parseErrorBody(reply).code]).toEqual([401, "wrongCredentials"]);
  });
});

describe("guessing codes", () => {
  test("ends after twenty a day, on all devices together, but for the owner's own and for recovery codes", async () => {
    const { username, uid, secret, recoveryCodes } = await createUserWithFactor();
    const owner = new Client();
    await forgetUsedCode(uid);
    expect(await codeOf(logIn(username, showCode(secret), owner))).toBe("done");
    const guesses = [];
    for (let guess = 0; guess < 25; guess += 1)
      guesses.push(await codeOf(logIn(username, showCode(secret, 40 + guess))));
    expect(guesses.filter((code) => code === "tooOften").length).toBeGreaterThanOrEqual(5);
    await forgetUsedCode(uid);
    expect(await codeOf(logIn(username, showCode(secret)))).toBe("tooOften");
    expect(await codeOf(logIn(username, showCode(secret), owner))).toBe("done");
    expect(await codeOf(logIn(username, recoveryCodes[0]))).toBe("done");
  });
});

describe("changing it", () => {
  test("another app needs a code of the first, which works until the second is confirmed", async () => {
    const { client, uid, secret } = await createUserWithFactor();
    const missing = await client.request(startSecondFactor, { body: { currentPassword: password } });
    expect(parseErrorBody(missing).fields).toEqual({ code: "Vaadittu kenttä" });
    await forgetUsedCode(uid);
    const body = { currentPassword: password, code: showCode(secret) };
    const next = await client.call(startSecondFactor, { body });
    expect(next.secret).not.toBe(secret);
    const reply = await client.sendJson("PUT", "/api/users/secondfactor", { code: showCode(next.secret) });
    expect(reply.status).toBe(200);
  });

  test("new recovery codes end the former ones", async () => {
    const { client, username, recoveryCodes } = await createUserWithFactor();
    const [first = "", second = ""] = recoveryCodes;
    const renewed = await client.call(renewRecoveryCodes, {
      body: { currentPassword: password, code: first },
    });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await codeOf(logIn(username, second))).toBe("wrongSecondFactor");
    expect(await codeOf(logIn(username, renewed.recoveryCodes[0]))).toBe("done");
  });

  test("a seller removes it with password and code, and logs in without", async () => {
    const { client, username, recoveryCodes } = await createUserWithFactor();
    const [code = ""] = recoveryCodes;
    const wrong = client.request(removeSecondFactor, {
      body: { currentPassword: "Väärä-salasana-1", code },
    });
    expect(await getErrorCode(wrong)).toBe("invalid");
    await client.call(removeSecondFactor, { body: { currentPassword: password, code } });
    expect(await codeOf(logIn(username))).toBe("done");
  });

  test("without one there is nothing to remove", async () => {
    const client = await logInAs(await createUserAsRoot());
    const body = { currentPassword: password, code: "123456" };
    expect(await getErrorCode(client.request(removeSecondFactor, { body }))).toBe("secondFactorMissing");
  });
});

describe("who has lost it", () => {
  const admin = () => new Client().logIn("yllapito", "Yllapito2026");

  test("a seller gets a login without it from an admin, who is in the change log, and every session ends", async () => {
    const { client, uid, username } = await createUserWithFactor();
    await (await admin()).call(resetSecondFactor, { params: { id: uid } });
    expect((await client.request(verifyToken, {})).status).toBe(401);
    expect(await codeOf(logIn(username))).toBe("done");
    const { docs } = await database.collection("audit").where("target._id", "==", uid).get();
    expect(JSON.stringify(docs.map((event) => event.get("changes")))).toContain('"secondFactor"');
  });

  test("an admin gets it from root only, and nobody from oneself", async () => {
    const lost = await createUserWithFactor("admin");
    const reset = { params: { id: lost.uid } };
    expect(await getErrorCode((await admin()).request(resetSecondFactor, reset))).toBe("forbidden");
    expect(await getErrorCode(lost.client.request(resetSecondFactor, reset))).toBe("oneself");
    const root = await new Client().logIn("juuri", "Juurijuuri1");
    await root.call(resetSecondFactor, reset);
    expect(await codeOf(logIn(lost.username))).toBe("done");
  });

  test("an account takes it with itself when it is deleted", async () => {
    const { uid } = await createUserWithFactor();
    const root = await new Client().logIn("juuri", "Juurijuuri1");
    await root.send("DELETE", `/api/admin/users/${uid}`);
    expect((await database.collection("secondFactors").doc(uid).get()).exists).toBe(false);
  });
});

test("each change, a used recovery code and a wrong code are security events", async () => {
  const { client, uid, username, secret, recoveryCodes } = await createUserWithFactor();
  const [first = "", second = "", third = ""] = recoveryCodes;
  await logIn(username, first);
  await logIn(username, showCode(secret, 40));
  const body = (code: string) => ({ currentPassword: password, code });
  const renewed = await client.call(renewRecoveryCodes, { body: body(second) });
  await logIn(username, third);
  await client.call(removeSecondFactor, { body: body(renewed.recoveryCodes[0] ?? "") });
  const kinds = (await listEventsOf(uid)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => /Factor|recovery/.test(kind)).sort()).toEqual(
    [
      ...["secondFactorEnabled", "secondFactorFailed", "secondFactorRemoved"],
      ...["recoveryCodeUsed", "recoveryCodeUsed", "recoveryCodeUsed", "recoveryCodesRenewed"],
      // The recovery code that was renewed.
      "secondFactorFailed",
    ].sort(),
  );
});
