import {
  recoverPassword,
  register,
  requestPincode,
  verifyPincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { auth, database } from "../support/market.ts";
import { personForm, readUid, registerUser, waitForCode } from "../support/users.ts";

describe("a code of an account that has been deleted since", () => {
  test("sets no password, and is over", async () => {
    const { client, uid, username } = await registerUser();
    const email = `${username}@posti.example`;
    const first = await waitForCode(email);
    await client.call(requestPincode, { body: { email } });
    const pincode = await waitForCode(email, first);
    await database.collection("users").doc(uid).delete();
    const body = { pincode, email, password: "Klapikasa-7", confPassword: "Klapikasa-7" };
    expect((await client.request(recoverPassword, { body })).status).toBe(410);
  });

  test("verifies nobody, and is over", async () => {
    const form = personForm();
    const client = new Client();
    await client.call(register, { body: form });
    const pincode = await waitForCode(form.email);
    const uid = await readUid(form.username);
    await database.collection("users").doc(uid).delete();
    await auth.deleteUser(uid);
    expect((await client.request(verifyPincode, { body: { pincode } })).status).toBe(410);
  });
});
