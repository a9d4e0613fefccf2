import { randomUUID } from "node:crypto";
import { register, requestPincode, verifyPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { endOfDay } from "../../src/jobs/end-of-day.ts";
import { sha256Hex } from "../../src/store/firestore/sha256.ts";
import { Client } from "../support/api.ts";
import { findEmailOwner } from "../support/email-owner.ts";
import { auth, database } from "../support/market.ts";
import { useSuiteSecrets } from "../support/suite-secrets.ts";
import { password, personForm, readUid, waitForCode } from "../support/users.ts";

useSuiteSecrets();

const hour = 60 * 60_000;

async function join(client: Client, form: ReturnType<typeof personForm>, key: string) {
  return client.request(register, { headers: { "idempotency-key": key }, body: form });
}

/** Verifies the e-mail address with the mailed code, and logs in. */
async function prove(client: Client, form: ReturnType<typeof personForm>): Promise<void> {
  await client.call(verifyPincode, { body: { pincode: await waitForCode(form.email) } });
  await client.logIn(form.username, password);
}

/** Deletes the documents that the last step of a registration writes, as if the server had died before it; returns the uid. */
async function undoLastStep(form: ReturnType<typeof personForm>): Promise<string> {
  const uid = await readUid(form.username);
  const { docs } = await database.collection("pincodes").where("uid", "==", uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await database
    .collection("mail")
    .where("to", "==", form.email)
    .get()
    .then(({ docs: sent }) => Promise.all(sent.map(({ ref }) => ref.delete())));
  await database.collection("users").doc(uid).delete();
  await database.collection("usernames").doc(form.username).delete();
  await database.collection("emails").doc(sha256Hex(form.email)).delete();
  return uid;
}

describe("a registration whose answer was lost", () => {
  test("is answered alike when it is sent again, and is there once", async () => {
    const [client, form, key] = [new Client(), personForm(), randomUUID()];
    const first = await join(client, form, key);
    const again = await join(client, form, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const users = await database.collection("users").where("email", "==", form.email).get();
    expect(users.size).toBe(1);
    await prove(client, form);
  });

  test("is whole though it is sent again while the first try is still under way", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [client, form, key] = [new Client(), personForm(), randomUUID()];
      // This response sets the visitor cookie, so that all attempts come from the same visitor.
      await client.request(requestPincode, { body: { email: personForm().email } });
      const tries = await Promise.all(Array.from({ length: 4 }, () => join(client, form, key)));
      expect(tries.every(({ status }) => status === 201 || status === 503)).toBe(true);
      expect((await join(client, form, key)).status).toBe(201);
      const uid = await readUid(form.username);
      expect(await findEmailOwner(form.email)).toBe(uid);
      expect((await auth.getUser(uid)).uid).toBe(uid);
    }
  });

  test("is not answered to another visitor who knows its key", async () => {
    const [form, key] = [personForm(), randomUUID()];
    await join(new Client(), form, key);
    expect((await join(new Client(), form, key)).status).toBe(409);
  });
});

describe("a registration that was cut off after its login had been made", () => {
  test("is whole once it is sent again", async () => {
    const [client, form, key] = [new Client(), personForm(), randomUUID()];
    await join(client, form, key);
    await waitForCode(form.email);
    await undoLastStep(form);
    expect((await join(client, form, key)).status).toBe(201);
    const user = await database
      .collection("users")
      .doc(await readUid(form.username))
      .get();
    expect(user.get("email")).toBe(form.email);
    await prove(client, form);
  });

  test("does not stand in the way of the same person on another device", async () => {
    const [client, form] = [new Client(), personForm()];
    await join(new Client(), form, randomUUID());
    await waitForCode(form.email);
    await undoLastStep(form);
    expect((await client.request(register, { body: form })).status).toBe(201);
    await prove(client, form);
  });

  test("leaves no login behind after the night", async () => {
    const [client, form, key] = [new Client(), personForm(), randomUUID()];
    await join(client, form, key);
    await waitForCode(form.email);
    const uid = await undoLastStep(form);
    const claimed = { uid, leaseUntil: Timestamp.fromMillis(Date.now() - 2 * hour) };
    await database.collection("registrations").doc(uid).set(claimed);
    await endOfDay(new Date());
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
    expect((await database.collection("registrations").doc(uid).get()).exists).toBe(false);
  });
});

test("of many registrations of one address at once, exactly one gets it", async () => {
  const { email } = personForm();
  const forms = Array.from({ length: 8 }, () => personForm({ email }));
  const replies = await Promise.all(forms.map((form) => join(new Client(), form, randomUUID())));
  expect(replies.every(({ status }) => status === 201 || status === 503)).toBe(true);
  const users = await database.collection("users").where("email", "==", email).get();
  expect(users.size).toBe(1);
  expect(users.docs[0]?.id).toBe(await findEmailOwner(email));
});

test("nothing is left of a claim once somebody has joined", async () => {
  const form = personForm();
  await new Client().call(register, { body: form });
  const claims = await database
    .collection("registrations")
    .where("uid", "==", await readUid(form.username))
    .get();
  expect(claims.size).toBe(0);
});
