import { verifyEmail } from "@halkopiha/domain/contract/accounts/contact-change.ts";
import { undoContactChange } from "@halkopiha/domain/contract/accounts/contact-links.ts";
import { register, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { readUser, updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { Client } from "../../test/support/api.ts";
import { identityToolkit, readDeviceToken, signInWith } from "../../test/support/device-token.ts";
import { auth, database } from "../../test/support/market.ts";
import {
  getErrorCode,
  password,
  personForm,
  registerActiveSeller,
  registerUser,
  waitForCode,
  waitForMailSubject,
} from "../../test/support/users.ts";

// What the public web key opens at Firebase Auth without our server: nothing. Addresses and passwords are decided by the server alone.
vi.setConfig({ testTimeout: 120_000 });

const admin = new Client();

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

const ToolkitAnswer = z.object({
  error: z.optional(z.object({ message: z.string() })),
  idToken: z.optional(z.string()),
  registered: z.optional(z.boolean()),
});

/** What Auth answers to a method, without the texts that name a request. */
async function ask(method: string, body: object) {
  const response = await identityToolkit(method, body);
  const { error, idToken, registered = false } = ToolkitAnswer.parse(await response.json());
  return { status: response.status, error: error?.message, hasToken: idToken !== undefined, registered };
}

/** The addresses under which a user might be known to Auth. */
const addressesOf = (email: string, uid: string) => [
  email,
  `${uid}@users.halkopiha.invalid`,
  `${uid.toLowerCase()}@users.halkopiha.invalid`,
];

describe("past the server", () => {
  test.each([
    { who: "a seller of the sample market", uid: "halkomestari", email: "myynti@halkomestari.example" },
    { who: "an admin", uid: "yllapito", email: "yllapito@halkopiha.example" },
  ])("nobody signs in as $who with the right password", async ({ uid }) => {
    const secret = uid === "yllapito" ? "Yllapito2026" : password;
    const stored = (await database.collection("users").doc(uid).get()).get("email");
    const answers = await Promise.all(
      [...addressesOf(String(stored), uid), (await auth.getUser(uid)).email ?? ""].map((email) =>
        ask("signInWithPassword", { email, password: secret, returnSecureToken: true }),
      ),
    );
    expect(answers.map(({ hasToken }) => hasToken)).toEqual(answers.map(() => false));
  });

  test("nobody can tell under which address Auth knows a person, and so cannot use up the owner's tries", async () => {
    const { uid } = await registerUser();
    const { email } = await auth.getUser(uid);
    expect(email).toMatch(/^[0-9a-f]{32}@users\.halkopiha\.invalid$/);
  });

  test("nobody signs in as who has just registered, nor with a password just changed", async () => {
    const { uid, username } = await registerUser();
    const email = `${username}@posti.example`;
    for (const address of addressesOf(email, uid)) {
      const answer = await ask("signInWithPassword", { email: address, password, returnSecureToken: true });
      expect(answer.hasToken, address).toBe(false);
    }
  });

  test.each(["createAuthUri", "signInWithPassword", "sendOobCode"])(
    "%s answers the same for an address that has an account and for one that has none",
    async (method) => {
      const { username } = await registerUser();
      const answers = await Promise.all(
        [`${username}@posti.example`, personForm().email].map((email) =>
          ask(method, {
            ...{ email, identifier: email, continueUri: "https://halkopiha.example" },
            ...{ password: "Arvattu-1", returnSecureToken: true, requestType: "PASSWORD_RESET" },
          }),
        ),
      );
      expect(answers[1]).toEqual(answers[0]);
    },
  );
});

/** An ID token of Auth that a seller gets without the server, or else with the token of their device. */
async function getIdToken(): Promise<string | undefined> {
  const { client, email } = await registerActiveSeller(admin);
  const response = await identityToolkit("signInWithPassword", { email, password, returnSecureToken: true });
  const own = ToolkitAnswer.parse(await response.json()).idToken;
  return own ?? (await signInWith(await readDeviceToken(client)))?.idToken;
}

describe("an address that somebody has taken at Auth", () => {
  test("can still be registered with, and recovers its owner's account", async () => {
    const form = personForm();
    await identityToolkit("update", { idToken: await getIdToken(), email: form.email, password: "123456" });
    const client = new Client();
    await client.call(register, { body: form });
    const pincode = await waitForCode(form.email);
    expect(await waitForMailSubject(form.email)).toBe("Vahvista Halkopiha-tilisi");
    await client.sendJson("POST", "/api/users/register/pincode", { pincode });
    await client.call(requestPincode, { body: { email: form.email } });
    await waitForCode(form.email, pincode);
    const { docs } = await database.collection("users").where("email", "==", form.email).get();
    expect(docs).toHaveLength(1);
  });

  test("is given back to its owner by the undo link", async () => {
    const { client, params, form, email, username } = await registerActiveSeller(admin);
    const asked = `uusi-${username}@posti.example`;
    await client.call(updateUser, { params, body: form({ email: asked }) });
    await client.call(verifyEmail, { params, body: { pincode: await waitForCode(asked) } });
    await identityToolkit("update", { idToken: await getIdToken(), email });
    const { docs } = await database.collection("mail").where("to", "==", email).get();
    const code = docs.map((mail) => /#t=([\w-]{22})/.exec(String(mail.get("text")))?.[1]).find(Boolean) ?? "";
    const undone = new Client().request(undoContactChange, { body: { code } });
    expect(await getErrorCode(undone)).toBe("done");
    expect((await admin.call(readUser, { params })).user.email).toBe(email);
  });
});

describe("a login from before there were derived passwords", () => {
  test("is converted when its owner logs in, and is then closed past the server", async () => {
    const { uid, username } = await registerUser();
    const email = `${username}@posti.example`;
    await auth.updateUser(uid, { email, password });
    expect((await ask("signInWithPassword", { email, password, returnSecureToken: true })).hasToken).toBe(
      true,
    );
    await new Client().logIn(username, password);
    for (const address of addressesOf(email, uid)) {
      expect((await ask("signInWithPassword", { email: address, password })).hasToken, address).toBe(false);
    }
    await new Client().logIn(username, password);
  });

  test("is not opened by a wrong password, nor converted", async () => {
    const { uid, username } = await registerUser();
    const email = `${username}@posti.example`;
    await auth.updateUser(uid, { email, password });
    const wrong = new Client().sendJson("POST", "/api/users/login", { username, password: "Arvattu-1" });
    expect(await getErrorCode(wrong)).toBe("wrongCredentials");
    expect((await auth.getUser(uid)).email).toBe(email);
    await new Client().logIn(username, password);
  });
});
