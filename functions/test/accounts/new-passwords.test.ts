import {
  recoverPassword,
  register,
  requestPincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser, createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody, type Reply } from "../support/api.ts";
import { findEmailOwner } from "../support/email-owner.ts";
import {
  createUserAsRoot,
  logInAs,
  password,
  personForm,
  registerActiveSeller,
  registerUser,
  userForm,
  waitForCode,
} from "../support/users.ts";

// Every call with which somebody chooses a password, except where the server ignores it.

const root = new Client();

beforeAll(async () => {
  await root.logIn("juuri", "Juurijuuri1");
});

const common = "Salasana on yleinen ja helposti arvattava. Keksi toinen.";
const own = "Salasanassa ei saa olla nimeäsi eikä käyttäjänimeäsi.";

/** Sends a password as the new one of Tuomas Tukkinen. */
type Choose = (password: string) => Promise<Reply>;

async function recovery() {
  const { username } = await registerUser();
  const email = `${username}@posti.example`;
  const client = new Client();
  const first = await waitForCode(email);
  await client.call(requestPincode, { body: { email } });
  const pincode = await waitForCode(email, first);
  const choose: Choose = (password) =>
    client.request(recoverPassword, { body: { email, pincode, password, confPassword: password } });
  return { username, choose };
}

const choices: Record<string, () => Promise<Choose>> = {
  register: async () => (password) =>
    new Client().request(register, { body: { ...personForm(), password, confPassword: password } }),
  recoverPassword: async () => (await recovery()).choose,
  createUser: async () => {
    const { confPassword, terms, ...form } = personForm();
    return (password) => root.request(createUser, { body: { ...form, role: "user", password } });
  },
  changeUser: async () => {
    const { uid, email } = await createUserAsRoot();
    return (password) =>
      root.request(changeUser, { params: { id: uid }, body: userForm({ email, password }) });
  },
  "updateUser, by an admin": async () => {
    const { uid, email } = await createUserAsRoot();
    return (password) =>
      root.request(updateUser, { params: { id: uid }, body: userForm({ email, password }) });
  },
  "updateUser, of an admin's own account": async () => {
    const { uid, email, username } = await createUserAsRoot("admin");
    const client = await logInAs({ username });
    return (password) =>
      client.request(updateUser, { params: { id: uid }, body: userForm({ email, password }) });
  },
};

describe.each(Object.entries(choices))("%s rejects at its field", (_call, arrange) => {
  test.each([
    ["a weak password, before all else", "password", "Heikko salasana"],
    ["a password of every list of breached ones", "Password1", common],
    ["a common password with digits and punctuation", "Salasana123!", common],
    ["a Finnish word with a year and punctuation", "Kesä2026!", common],
    ["a password that is the service's name", "Halkopiha1", common],
    ["a password with the user's last name", "Vanha.Tukkinen7", own],
    ["a password with a word of the user name", "TESTI-lumi-77", own],
  ])("%s", async (_why, password, message) => {
    const reply = await (await arrange())(password);
    expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({
      status: 400,
      fields: { password: message },
    });
  });
});

test("a rejected password leaves the code of the recovery usable", async () => {
  const { username, choose } = await recovery();
  expect((await choose("Password1")).status).toBe(400);
  expect((await choose("Vanha.Tukkinen7")).status).toBe(400);
  expect((await choose("Lumihiutale-7")).status).toBe(200);
  await new Client().logIn(username, "Lumihiutale-7");
});

test("a rejected registration leaves nothing behind", async () => {
  const form = { ...personForm(), password: "Password1", confPassword: "Password1" };
  expect((await new Client().request(register, { body: form })).status).toBe(400);
  expect(await findEmailOwner(form.email)).toBeNull();
});

test("a password with the name that the same form gives the user is rejected", async () => {
  const { uid, email } = await createUserAsRoot();
  const body = userForm({ email, lastname: "Honkanen", password: "Vanha.Honkanen7" });
  expect(parseErrorBody(await root.request(changeUser, { params: { id: uid }, body })).fields).toEqual({
    password: own,
  });
});

test("a password that the server ignores is not checked", async () => {
  const { client, params, username, form } = await registerActiveSeller(root);
  const body = form({ password: "Password1" });
  expect((await client.request(updateUser, { params, body })).status).toBe(200);
  await new Client().logIn(username, password);
});

test("a password from before the list still opens its account", async () => {
  const body = { username: "halkomestari", password: "Halkomestari1" };
  expect((await new Client().request(login, { body })).status).toBe(200);
});
