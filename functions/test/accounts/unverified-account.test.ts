import {
  recoverPassword,
  register,
  requestPincode,
  validatePincode,
  verifyPincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { activateUser, deleteUser, verifyUser } from "@halkopiha/domain/contract/admin/users.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { describe, expect, test } from "vitest";
import { createAccount, newUid } from "../../src/store/accounts/registration/create-account.ts";
import { findUser } from "../../src/store/accounts/users.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { findEmailOwner } from "../support/email-owner.ts";
import { database } from "../support/market.ts";
import {
  createUserAsRoot,
  password,
  personForm,
  readUid,
  registerUser,
  waitForCode,
} from "../support/users.ts";

const newPassword = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };

async function registerOnly(client: Client, form = personForm()) {
  await client.call(register, { body: form });
  return form;
}

describe("the code of a registration", () => {
  test("sets a new password too, and verifies the account", async () => {
    const client = new Client();
    const { email, username } = await registerOnly(client);
    const pincode = await waitForCode(email);
    await client.call(validatePincode, { body: { pincode } });
    await client.call(recoverPassword, { body: { pincode, email, ...newPassword } });
    const seller = new Client();
    await seller.logIn(username, newPassword.password);
    expect((await seller.call(verifyToken, {})).user.verified).toBe(true);
  });

  test("requested with the user name counts for the e-mail address of the same account", async () => {
    const client = new Client();
    const { email, username } = await registerOnly(client);
    const first = await waitForCode(email);
    const device = new Client();
    await device.call(requestPincode, { body: { username } });
    const pincode = await waitForCode(email, first);
    await device.call(recoverPassword, { body: { pincode, email, ...newPassword } });
    await new Client().logIn(username, newPassword.password);
  });

  test("sets no password of another account", async () => {
    const client = new Client();
    const { email } = await registerOnly(client);
    const other = await registerOnly(new Client());
    const pincode = await waitForCode(email);
    const body = { pincode, email: other.email, ...newPassword };
    const reply = await client.request(recoverPassword, { body });
    expect([reply.status, parseErrorBody(reply).code]).toEqual([400, "wrongPincode"]);
  });
});

describe("who corrects a registration before its code", () => {
  test("keeps the user name with another e-mail address", async () => {
    const client = new Client();
    const wrong = await registerOnly(client);
    const form = { ...wrong, email: `oikea-${wrong.username}@posti.example` };
    await client.call(register, { body: form });
    const body = { pincode: await waitForCode(form.email), username: form.username };
    await new Client().call(verifyPincode, { body });
    const seller = new Client();
    await seller.logIn(form.username, password);
    expect((await seller.call(verifyToken, {})).user.email).toBe(form.email);
    expect(await findEmailOwner(wrong.email)).toBeNull();
  });

  test("keeps the e-mail address with another user name, and frees the first one", async () => {
    const client = new Client();
    const wrong = await registerOnly(client);
    const first = await waitForCode(wrong.email);
    const form = { ...wrong, username: `oikea-${wrong.username}` };
    await client.call(register, { body: form });
    const body = { pincode: await waitForCode(form.email, first), username: form.username };
    await client.call(verifyPincode, { body });
    await new Client().logIn(form.username, password);
    expect((await database.collection("usernames").doc(wrong.username).get()).exists).toBe(false);
  });

  test("sets another password", async () => {
    const client = new Client();
    const form = await registerOnly(client);
    const first = await waitForCode(form.email);
    await client.call(register, { body: { ...form, ...newPassword } });
    const pincode = await waitForCode(form.email, first);
    await client.call(verifyPincode, { body: { pincode, username: form.username } });
    await new Client().logIn(form.username, newPassword.password);
  });

  test("leaves one account, also with the same key", async () => {
    const client = new Client();
    const headers = { "idempotency-key": "korjaus-0123456789abcdef" };
    const wrong = personForm();
    await client.call(register, { body: wrong, headers });
    const form = { ...wrong, username: `oikea-${wrong.username}` };
    await client.call(register, { body: form, headers });
    const { docs } = await database.collection("users").where("email", "==", form.email).get();
    expect(docs.map((user) => user.get("username"))).toEqual([form.username]);
  });
});

test("a correction that is rejected leaves the registration, its password and its code as they were", async () => {
  const client = new Client();
  const form = await registerOnly(client);
  const pincode = await waitForCode(form.email);
  const body = { ...form, ...newPassword, username: "mokkiklapi" };
  const reply = await client.request(register, { body });
  expect([reply.status, parseErrorBody(reply).code]).toEqual([409, "usernameTaken"]);
  await client.call(verifyPincode, { body: { pincode, username: form.username } });
  await new Client().logIn(form.username, password);
});

test("whether a corrected registration frees its user name does not reveal whose the address is", async () => {
  const { email: known } = await createUserAsRoot();
  const outcomes = await Promise.all(
    [known, personForm().email].map(async (email) => {
      const client = new Client();
      const first = await registerOnly(client, personForm({ email }));
      await registerOnly(client, personForm({ email }));
      const body = { ...personForm(), username: first.username };
      return (await new Client().request(register, { body })).status;
    }),
  );
  expect(outcomes).toEqual([201, 201]);
});

test("two corrections at once leave one account at the address", async () => {
  const client = new Client();
  const forms = [personForm(), personForm()].map((form, _, [first]) => ({
    ...form,
    email: first?.email ?? "",
  }));
  await Promise.all(forms.map((body) => client.request(register, { body })));
  const { email } = forms[0] ?? { email: "" };
  const { docs } = await database.collection("users").where("email", "==", email).get();
  expect(docs.map(({ id }) => id)).toEqual([await findEmailOwner(email)]);
});

describe("a registration of another visitor", () => {
  test("is not replaced by one with its user name", async () => {
    const form = await registerOnly(new Client());
    const uid = await readUid(form.username);
    const thief = { ...personForm(), username: form.username };
    const reply = await new Client().request(register, { body: thief });
    expect([reply.status, parseErrorBody(reply).code]).toEqual([409, "usernameTaken"]);
    expect(await readUid(form.username)).toBe(uid);
  });

  test("is not replaced by one with its address", async () => {
    const form = await registerOnly(new Client());
    await registerOnly(new Client(), personForm({ email: form.email }));
    expect(await findEmailOwner(form.email)).toBe(await readUid(form.username));
  });
});

test("a verified account is not replaced by a registration of its own visitor", async () => {
  const client = new Client();
  const form = await registerOnly(client);
  const body = { pincode: await waitForCode(form.email), username: form.username };
  await client.call(verifyPincode, { body });
  const reply = await client.request(register, { body: { ...form, email: `uusi-${form.email}` } });
  expect(reply.status).toBe(409);
  await new Client().logIn(form.username, password);
});

test("a registration that is verified while its correction is under way is not replaced, so that its login stays", async () => {
  const { uid, username } = await registerUser();
  const stored = await findUser(uid);
  if (!stored) throw new Error("The user is not stored.");
  const { _id, createdAt, updatedAt, ...account } = stored;
  const corrected = { ...account, username: `oikea-${username}`, email: `oikea-${account.email}` };
  const options = { personalId: null, author: null, replaces: [uid] };
  expect((await createAccount(newUid(), corrected, options)).replacedUids).toEqual([]);
  expect((await findUser(uid))?.username).toBe(username);
});

test("an admin verifies an account whose code never arrived, and its seller logs in", async () => {
  const form = await registerOnly(new Client());
  const params = { id: await readUid(form.username) };
  const admin = await new Client().logIn("juuri", "Juurijuuri1");
  await admin.call(activateUser, { params, body: { active: true, paid: true } });
  const body = { username: form.username, password };
  expect((await new Client().request(login, { body })).status).toBe(403);
  const { user, message } = await admin.call(verifyUser, { params });
  expect([user.verified, message]).toEqual([true, "Tili on vahvistettu."]);
  await new Client().logIn(form.username, password);
  expect(await listMails(form.email, "Tervetuloa Halkopihaan")).toHaveLength(0);
  const { entries } = await admin.call(listAudit, { query: { limit: 5 } });
  expect(JSON.stringify(entries)).toContain('"verified"');
});

const listMails = async (to: string, subject: string) =>
  (await database.collection("mail").where("to", "==", to).get()).docs.filter(
    (mail) => mail.get("subject") === subject,
  );

test("who has verified an account is notified by mail what to pay and how, and nobody knows any more who registered it", async () => {
  const client = new Client();
  const form = await registerOnly(client);
  await client.call(verifyPincode, { body: { pincode: await waitForCode(form.email) } });
  const uid = await readUid(form.username);
  const fee = (await database.collection("users").doc(uid).get()).get("userAccount.fee");
  const mails = await listMails(form.email, "Tervetuloa Halkopihaan");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.get("text")).toContain(`Maksusi tältä vuodelta on ${formatEuros(fee.gross)}`);
  expect(mails[0]?.get("text")).toContain(`käyttäjänimesi ${form.username}`);
  const reservation = await database.collection("usernames").doc(form.username).get();
  expect(Object.keys(reservation.data() ?? {}).sort()).toEqual(["createdAt", "uid"]);
});

test("who registers, is rejected and registers again gets each mail again", async () => {
  const admin = await new Client().logIn("juuri", "Juurijuuri1");
  const client = new Client();
  const headers = { "idempotency-key": "uudelleen-0123456789abcdef" };
  const form = personForm();
  const seen = new Set<string>();
  // The deletion of an account takes the messages that it was sent before.
  const listNew = async (subject: string) => {
    const ids = (await listMails(form.email, subject)).map(({ id }) => id).filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    return ids;
  };
  let code = "";
  for (let time = 0; time < 2; time += 1) {
    await client.call(register, { body: form, headers });
    code = await waitForCode(form.email, code);
    await client.call(verifyPincode, { body: { pincode: code, username: form.username } });
    expect(await listNew("Tervetuloa Halkopihaan")).toHaveLength(1);
    await admin.call(deleteUser, { params: { id: await readUid(form.username) } });
    expect(await listNew("Halkopiha-tiliäsi ei avattu")).toHaveLength(1);
  }
});
