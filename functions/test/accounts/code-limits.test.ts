import {
  recoverPassword,
  register,
  requestPincode,
  validatePincode,
  verifyPincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { describe, expect, test, vi } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database } from "../support/market.ts";
import { tries } from "../support/tries.ts";
import { createUserAsRoot, password, personForm, registerUser, waitForCode } from "../support/users.ts";

const newPassword = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };
const other = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, "0");

/** Requests a code for this account; returns the status of the response. */
async function ask(client: Client, body: { email: string } | { username: string }): Promise<number> {
  return (await client.request(requestPincode, { body })).status;
}

async function readCodes(uid: string): Promise<number> {
  return (await database.collection("pincodes").where("uid", "==", uid).count().get()).data().count;
}

/** Spellings of a user name or e-mail address that all belong to the same account. */
const spellings = (name: string) =>
  Array.from({ length: 8 }, (_, at) => name.slice(0, at) + name.slice(at).toUpperCase());

describe("asking for a code", () => {
  test.each(["username", "email"] as const)(
    "is counted by account, however its %s is spelled",
    async (field) => {
      const { uid, username, email } = await createUserAsRoot();
      const client = new Client();
      const names = field === "email" ? spellings(email) : spellings(username);
      const statuses: number[] = [];
      for (const name of names)
        statuses.push(await ask(client, field === "email" ? { email: name } : { username: name }));
      expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
      expect(await readCodes(uid)).toBe(5);
    },
  );

  test("is counted by visitor, whatever accounts they name", async () => {
    const client = new Client();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await ask(client, { email: personForm().email }));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test("is counted by address, whatever cookies are sent", async () => {
    const { address } = new Client();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      statuses.push(await ask(new Client(address), { email: personForm().email }));
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test("for one account mails no more codes after twenty in a day, but to a device on which its owner has logged in", async () => {
    const { client, username, uid } = await registerUser();
    for (let time = 0; time < 20; time += 1) expect(await ask(new Client(), { username })).toBe(200);
    const email = `${username}@posti.example`;
    await vi.waitFor(async () => expect((await codesSentTo(email)).length).toBe(21), { timeout: 60_000 });
    // The first one above the ceiling is a longer code, which the following visitors share.
    for (let time = 0; time < 5; time += 1) expect(await ask(new Client(), { username })).toBe(200);
    await ask(client, { username });
    await vi.waitFor(async () => expect((await codesSentTo(email)).length).toBe(23), { timeout: 60_000 });
    expect(await readCodes(uid)).toBe(27);
  });
});

describe("trying codes", () => {
  test("is counted by visitor: twenty wrong ones in an hour, and then none is looked at", async () => {
    const client = new Client();
    const { statuses } = await tries(21, () =>
      client.request(validatePincode, { body: { pincode: "000000" } }),
    );
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  });

  test("is counted by address: sixty in an hour", async () => {
    const { address } = new Client();
    const body = { pincode: "000000", username: "halkomestari" };
    const { statuses } = await tries(61, () => new Client(address).request(verifyPincode, { body }));
    expect(statuses.at(-2)).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test("wrongly ten times makes the account's next codes longer, and locks nobody out", async () => {
    const { email } = await createUserAsRoot();
    for (let round = 0; round < 2; round += 1) {
      const stranger = new Client();
      await ask(stranger, { email });
      for (let time = 0; time < 5; time += 1) {
        await stranger.request(validatePincode, { body: { pincode: "00000000" } });
      }
    }
    const owner = new Client();
    const earlier = await codesSentTo(email);
    expect(await ask(owner, { email })).toBe(200);
    const pincode = await waitForCode(email, ...earlier);
    expect(pincode).toMatch(/^\d{8}$/);
    await owner.call(recoverPassword, { body: { pincode, email, ...newPassword } });
  });
});

/** All codes sent to an address so far. */
async function codesSentTo(to: string): Promise<string[]> {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  return docs.flatMap((mail) => /\b(?:\d{8}|\d{6})\b/.exec(String(mail.get("text")))?.[0] ?? []);
}

describe("a code", () => {
  test.each(["admin", "root"] as const)("of %s has eight digits", async (role) => {
    const { email } = await createUserAsRoot(role);
    await ask(new Client(), { email });
    expect(await waitForCode(email)).toMatch(/^\d{8}$/);
  });

  test("for a new password works for nobody but the visitor who asked for it", async () => {
    const { email } = await createUserAsRoot();
    const owner = new Client();
    await ask(owner, { email });
    const pincode = await waitForCode(email);
    const body = { pincode, email, ...newPassword };
    expect((await new Client().request(recoverPassword, { body })).status).toBe(400);
    await owner.call(recoverPassword, { body });
  });

  test("works although another was asked for after it", async () => {
    const { email } = await createUserAsRoot();
    const owner = new Client();
    await ask(owner, { email });
    const first = await waitForCode(email);
    await ask(owner, { email });
    await waitForCode(email, first);
    await owner.call(recoverPassword, { body: { pincode: first, email, ...newPassword } });
  });

  test("works although a stranger has asked for one and guessed wrongly five times", async () => {
    const { email } = await createUserAsRoot();
    const owner = new Client();
    await ask(owner, { email });
    const pincode = await waitForCode(email);
    const stranger = new Client();
    await ask(stranger, { email });
    for (let time = 0; time < 6; time += 1) {
      await stranger.request(recoverPassword, { body: { pincode: other(pincode), email, ...newPassword } });
    }
    await owner.call(recoverPassword, { body: { pincode, email, ...newPassword } });
  });

  test("of a new account works although strangers have guessed wrongly at its name", async () => {
    const form = personForm();
    const owner = new Client();
    await owner.call(register, { body: form });
    const pincode = await waitForCode(form.email);
    for (let time = 0; time < 6; time += 1) {
      const body = { pincode: other(pincode), username: form.username };
      await new Client().request(verifyPincode, { body });
    }
    await owner.call(verifyPincode, { body: { pincode } });
    await owner.logIn(form.username, password);
  });

  test("of a new account works as the app sends it, with the name, although strangers have guessed wrongly", async () => {
    const form = personForm();
    const owner = new Client();
    await owner.call(register, { body: form });
    const pincode = await waitForCode(form.email);
    const { username } = form;
    for (let time = 0; time < 6; time += 1) {
      await new Client().request(verifyPincode, { body: { pincode: other(pincode), username } });
    }
    await owner.call(verifyPincode, { body: { pincode, username } });
  });

  test("that has been used leaves no other code of the visitor's usable", async () => {
    const { email } = await createUserAsRoot();
    const owner = new Client();
    await ask(owner, { email });
    const first = await waitForCode(email);
    await ask(owner, { email });
    const second = await waitForCode(email, first);
    await owner.call(recoverPassword, { body: { pincode: second, email, ...newPassword } });
    const reply = await owner.request(recoverPassword, { body: { pincode: first, email, ...newPassword } });
    expect([reply.status, parseErrorBody(reply).code]).toEqual([410, "pincodeExpired"]);
  });
});

describe("when an account is attacked from everywhere", () => {
  test("strangers are rejected, the owner's device is let in, and a code by mail makes a new device the owner's", async () => {
    const { client, username, email } = await registerUser().then((one) => ({
      ...one,
      email: `${one.username}@posti.example`,
    }));
    const first = await waitForCode(email);
    for (let time = 0; time < 100; time += 1) {
      await new Client().request(login, { body: { username, password: "Arvaus-123" } });
    }
    const phone = new Client();
    const reply = await phone.request(login, { body: { username, password } });
    expect([reply.status, parseErrorBody(reply).code]).toEqual([429, "proofNeeded"]);
    client.token = "";
    await client.logIn(username, password);
    await ask(phone, { email });
    await phone.call(validatePincode, { body: { pincode: await waitForCode(email, first) } });
    await phone.logIn(username, password);
    expect((await phone.request(verifyToken, {})).status).toBe(200);
  });
});

describe("a stranger in the owner's own network", () => {
  test("cannot keep the owner's device out by wrong passwords", async () => {
    const { client, username } = await registerUser();
    const neighbour = () => new Client(client.address);
    for (let time = 0; time < 100; time += 1) {
      await neighbour().request(login, { body: { username, password: "Arvaus-123" } });
    }
    client.token = "";
    expect((await neighbour().request(login, { body: { username, password } })).status).toBe(429);
    await client.logIn(username, password);
  });

  test("cannot keep the owner's device from asking for a code", async () => {
    const { client, username } = await registerUser();
    for (let time = 0; time < 30; time += 1) await ask(new Client(client.address), { username });
    expect(await ask(new Client(client.address), { username })).toBe(429);
    expect(await ask(client, { username })).toBe(200);
  });
});
