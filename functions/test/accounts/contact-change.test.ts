import { cancelEmail, verifyEmail } from "@halkopiha/domain/contract/accounts/contact-change.ts";
import { undoContactChange } from "@halkopiha/domain/contract/accounts/contact-links.ts";
import {
  recoverPassword,
  register,
  requestPincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser, updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { identityToolkit, readDeviceToken, signInWith } from "../support/device-token.ts";
import { database } from "../support/market.ts";
import { getErrorCode, password, personForm, registerActiveSeller, waitForCode } from "../support/users.ts";

// Most tests run at the same time, each with its own sellers, because ending sessions waits for the end of a second.

const admin = new Client();

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

/** A new active seller. */
async function activeSeller() {
  const seller = await registerActiveSeller(admin);
  const { user } = await admin.call(readUser, { params: seller.params });
  return { ...seller, phone: user.contactInformation.phonenumbers[0] };
}

test("a wrong password is rejected at its field, and counted like a login", async () => {
  const { client, params, form } = await activeSeller();
  const body = form({ phonenumber: "050 000 0666", currentPassword: "Arvattu-1" });
  const first = await client.request(updateUser, { params, body });
  expect(parseErrorBody(first)).toMatchObject({ fields: { currentPassword: "Väärä salasana." } });
  // The suite allows more attempts than a deployment.
  let last = first;
  for (let tries = 1; tries < 70 && last.status === 400; tries += 1) {
    last = await client.request(updateUser, { params, body });
  }
  expect(last.status).toBe(429);
});

test.concurrent("other details are changed without the password", async () => {
  const { client, params, form } = await activeSeller();
  const { currentPassword: _, ...body } = form({ street: "Uusitie 9" });
  const { user } = await client.call(updateUser, { params, body });
  expect(user.address.street).toBe("Uusitie 9");
});

/** The undo codes sent to an address, oldest first. */
async function undoCodesSentTo(to: string): Promise<string[]> {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  return docs
    .sort((a, b) => a.get("createdAt").toMillis() - b.get("createdAt").toMillis())
    .flatMap((mail) => /#t=([\w-]{22})/.exec(String(mail.get("text")))?.[1] ?? []);
}

test.concurrent("a new address is not known to reject messages, as the old one was", async () => {
  const { params, form, email } = await activeSeller();
  const bounce = { at: "2026-11-21T10:00:00.000Z", reason: "address" };
  const ref = database.collection("users").doc(params.id);
  await ref.update({ bounces: { mail: bounce, sms: bounce }, hasBounce: true });
  const { currentPassword: _, ...body } = form({ street: "Uusitie 9" });
  const { user } = await admin.call(readUser, { params });
  const moved = await admin.call(changeUser, { params, body: { ...body, updatedAt: user.updatedAt } });
  expect(moved.user).toMatchObject({ email, bounces: { mail: bounce, sms: bounce } });
  const contact = { ...body, email: `toinen.${email}`, updatedAt: moved.user.updatedAt };
  const changed = await admin.call(changeUser, { params, body: contact });
  expect(changed.user.bounces).toEqual({ mail: null, sms: bounce });
  const number = { ...contact, phonenumber: "050 000 0777", updatedAt: changed.user.updatedAt };
  expect((await admin.call(changeUser, { params, body: number })).user.bounces).toEqual({
    mail: null,
    sms: null,
  });
  expect((await ref.get()).get("hasBounce")).toBe(false);
});

const newAddress = (username: string) => `uusi-${username}@posti.example`;

describe.concurrent("a new e-mail address of one's own", () => {
  test("counts once its code is typed; the session goes on and all others end", async () => {
    const { client, params, form, email, username } = await activeSeller();
    const other = await new Client().logIn(username, password);
    const asked = newAddress(username);
    const { user, message } = await client.call(updateUser, { params, body: form({ email: asked }) });
    expect(user).toMatchObject({ email, pendingEmail: asked });
    expect(message).toContain(asked);
    const wrong = await client.request(verifyEmail, { params, body: { pincode: "000000" } });
    expect(parseErrorBody(wrong).code).toBe("wrongPincode");
    const body = { pincode: await waitForCode(asked) };
    const verified = await client.call(verifyEmail, { params, body });
    expect(verified.user).toMatchObject({ email: asked, pendingEmail: null });
    expect(await getErrorCode(client.request(verifyToken, {}))).toBe("unauthenticated");
    expect(await getErrorCode(other.request(verifyToken, {}))).toBe("unauthenticated");
    client.token = verified.session?.token ?? "";
    expect((await client.call(verifyToken, {})).user.email).toBe(asked);
    expect(await getErrorCode(client.request(verifyEmail, { params, body }))).toBe("pincodeExpired");
    await new Client().logIn(username, password);
    expect(await undoCodesSentTo(email)).toHaveLength(1);
  });

  test("is given up", async () => {
    const { client, params, form, username, email } = await activeSeller();
    const asked = newAddress(username);
    await client.call(updateUser, { params, body: form({ email: asked }) });
    const pincode = await waitForCode(asked);
    expect((await client.call(cancelEmail, { params })).user).toMatchObject({ email, pendingEmail: null });
    expect(await getErrorCode(client.request(verifyEmail, { params, body: { pincode } }))).toBe(
      "pincodeExpired",
    );
  });

  test("that another account has gets the same response, and its owner is notified", async () => {
    const { client, params, form, email } = await activeSeller();
    const owner = await activeSeller();
    const { user } = await client.call(updateUser, { params, body: form({ email: owner.email }) });
    expect(user).toMatchObject({ email, pendingEmail: owner.email });
    await expect
      .poll(async () => {
        const { docs } = await database.collection("mail").where("to", "==", owner.email).get();
        return docs.map((mail) => mail.get("subject"));
      })
      .toContain("Sähköpostiosoitettasi yritettiin käyttää Halkopihassa");
    expect(await undoCodesSentTo(owner.email)).toEqual([]);
  });

  test("counts though the Auth user of somebody's device has taken it without a proof", async () => {
    const { client, params, form, username } = await activeSeller();
    const asked = newAddress(username);
    const thief = await activeSeller();
    const session = await signInWith(await readDeviceToken(thief.client));
    await identityToolkit("update", { idToken: session?.idToken, email: asked, password: "Varastettu-1" });
    await client.call(updateUser, { params, body: form({ email: asked }) });
    const { user } = await client.call(verifyEmail, {
      params,
      body: { pincode: await waitForCode(asked) },
    });
    expect(user.email).toBe(asked);
  });
});

describe.concurrent("the link that the old address is sent", () => {
  /** A seller with a stolen session, with which the thief has changed the e-mail address and the phone number twice. */
  async function stolen() {
    const seller = await activeSeller();
    const { client, params, form, username, email } = seller;
    const thieves = [`varas1-${username}@posti.example`, `varas2-${username}@posti.example`];
    for (const [index, asked] of thieves.entries()) {
      const body = form({ email: asked, phonenumber: `050 000 066${index}` });
      await client.call(updateUser, { params, body });
      const { session } = await client.call(verifyEmail, {
        params,
        body: { pincode: await waitForCode(asked) },
      });
      client.token = session?.token ?? "";
    }
    return { ...seller, thieves, codes: await undoCodesSentTo(email) };
  }

  test("restores the address and the phone, though the thief has changed them twice", async () => {
    const { client, params, codes, email, phone, username, thieves } = await stolen();
    const [first = ""] = codes;
    const { message } = await new Client().call(undoContactChange, { body: { code: first } });
    expect(message).toContain("peruttu");
    const { user } = await admin.call(readUser, { params });
    expect(user).toMatchObject({ email, contactInformation: { phonenumbers: [phone] } });
    expect(await getErrorCode(client.request(verifyToken, {}))).toBe("unauthenticated");
    const login = await new Client().sendJson("POST", "/api/users/login", { username, password });
    expect(login.status).toBe(401);
    for (const code of [first, ...(await undoCodesSentTo(thieves[0] ?? ""))]) {
      expect(await getErrorCode(new Client().request(undoContactChange, { body: { code } }))).toBe(
        "linkInvalid",
      );
    }
    const owner = new Client();
    const before = await waitForCode(email);
    await owner.call(requestPincode, { body: { email } });
    const pincode = await waitForCode(email, before);
    const chosen = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };
    await owner.call(recoverPassword, { body: { email, pincode, ...chosen } });
    await owner.logIn(username, "Klapikasa-7");
    expect(await getErrorCode(owner.request(verifyToken, {}))).toBe("done");
  });

  test("is stored as a hash alone", async () => {
    const { codes, uid } = await stolen();
    const { docs } = await database.collection("undoLinks").where("uid", "==", uid).get();
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      expect(JSON.stringify(docs.map((link) => [link.id, link.data()]))).not.toContain(code);
    }
  });

  test("works though somebody has begun to register with the old address", async () => {
    const { codes, email, params } = await stolen();
    await new Client().call(register, { body: personForm({ email }) });
    await new Client().call(undoContactChange, { body: { code: codes[0] ?? "" } });
    expect((await admin.call(readUser, { params })).user.email).toBe(email);
  });

  test("comes when an admin changes the address, too", async () => {
    const { params, form, email, username } = await activeSeller();
    await admin.call(changeUser, { params, body: form({ email: newAddress(username) }) });
    const [code = ""] = await undoCodesSentTo(email);
    await new Client().call(undoContactChange, { body: { code } });
    expect((await admin.call(readUser, { params })).user.email).toBe(email);
  });

  test("that nobody was sent, or is over, is rejected", async () => {
    const code = "A".repeat(22);
    expect(await getErrorCode(new Client().request(undoContactChange, { body: { code } }))).toBe(
      "linkInvalid",
    );
    const { codes, uid } = await stolen();
    const { docs } = await database.collection("undoLinks").where("uid", "==", uid).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ expiresAt: new Date(Date.now() - 1000) })));
    const body = { code: codes[0] ?? "" };
    expect(await getErrorCode(new Client().request(undoContactChange, { body }))).toBe("linkInvalid");
  });
});

test.concurrent("a password change is mailed to the account's address", async () => {
  const { email } = await activeSeller();
  const client = new Client();
  const before = await waitForCode(email);
  await client.call(requestPincode, { body: { email } });
  const pincode = await waitForCode(email, before);
  const chosen = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };
  await client.call(recoverPassword, { body: { email, pincode, ...chosen } });
  const { docs } = await database.collection("mail").where("to", "==", email).get();
  expect(docs.map((mail) => mail.get("subject"))).toContain("Halkopiha-tilisi salasana on vaihdettu");
});
