import { randomInt } from "node:crypto";
import {
  recoverPassword,
  register,
  requestPincode,
  validatePincode,
  verifyPincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { findEmailOwner } from "../support/email-owner.ts";
import { database, waitForQuietDatabase } from "../support/market.ts";
import { createUserAsRoot, personForm, registerUser, waitForCode } from "../support/users.ts";

// A visitor who registers with another person's e-mail address must not learn from any later call whether it has an account.

/** An e-mail address that has an account, and one that has none. */
async function addresses(): Promise<string[]> {
  return [(await createUserAsRoot()).email, personForm().email];
}

const someNumber = () => `0457 ${randomInt(1_000_000, 9_999_999)}`;

async function messagesTo(to: string): Promise<string[]> {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  return docs.map((message) => `${message.get("subject")}\n${message.get("text")}`);
}

describe("an address with an account and one without are alike to whoever registers with them", () => {
  test("and then types wrong codes on another device until they are over", async () => {
    const statuses = await Promise.all(
      (await addresses()).map(async (email) => {
        await new Client().call(register, { body: personForm({ email }) });
        const device = new Client();
        await device.call(requestPincode, { body: { email } });
        const tried: number[] = [];
        for (const call of [validatePincode, verifyPincode]) {
          for (let time = 0; time < 6; time += 1) {
            tried.push((await device.request(call, { body: { pincode: "000000" } })).status);
          }
        }
        return tried;
      }),
    );
    expect(statuses[1]).toEqual(statuses[0]);
  });

  test("and then asks for codes until there are too many", async () => {
    const statuses = await Promise.all(
      (await addresses()).map(async (email) => {
        const client = new Client();
        const form = personForm({ email });
        await client.call(register, { body: form });
        const { username } = form;
        for (let time = 0; time < 5; time += 1) await client.call(requestPincode, { body: { username } });
        return (await client.request(requestPincode, { body: { email } })).status;
      }),
    );
    expect(statuses[1]).toBe(statuses[0]);
  });

  test.each([true, false])(
    "and with a telephone number of their own, by which they will be called: %s",
    async (contactByPhone) => {
      const numbers = [someNumber(), someNumber()];
      const [known = "", free = ""] = await addresses();
      for (const [at, email] of [known, free].entries()) {
        const body = { ...personForm({ email }), contactByPhone, phonenumber: numbers[at] ?? "" };
        const client = new Client();
        await client.call(register, { body });
        await client.call(requestPincode, { body: { username: body.username } });
      }
      // Triggers send the messages.
      await waitForQuietDatabase();
      const counts = await Promise.all(numbers.map(async (number) => (await messagesTo(number)).length));
      expect(counts).toEqual([0, 0]);
    },
  );

  test("and a wrong code is counted alike", async () => {
    const counts: number[] = [];
    const counters = async () => (await database.collection("rateLimits").count().get()).data().count;
    for (const email of await addresses()) {
      const device = new Client();
      await device.call(requestPincode, { body: { email } });
      const before = await counters();
      await device.request(validatePincode, { body: { pincode: "000000" } });
      counts.push((await counters()) - before);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe("an address that somebody else has typed", () => {
  test("is not proved by a code that came to a telephone", async () => {
    const { email } = personForm();
    const phonenumber = someNumber();
    await new Client().call(register, {
      body: { ...personForm({ email }), contactByPhone: true, phonenumber },
    });
    await waitForCode(email);
    await waitForQuietDatabase();
    expect(await messagesTo(phonenumber)).toEqual([]);
  });

  test("becomes its owner's account, with a password of theirs, although a stranger has registered with it", async () => {
    const form = personForm();
    await new Client().call(register, { body: form });
    const first = await waitForCode(form.email);
    const owner = new Client();
    const { email } = form;
    await owner.call(requestPincode, { body: { email } });
    const pincode = await waitForCode(email, first);
    await owner.call(validatePincode, { body: { pincode } });
    const body = { pincode, email, password: "Klapikasa-7", confPassword: "Klapikasa-7" };
    await owner.call(recoverPassword, { body });
    await owner.logIn(form.username, "Klapikasa-7");
  });
});

test("two registrations under one key at once leave no login at an address that nobody proves", async () => {
  for (let round = 0; round < 8; round += 1) {
    const [mine, theirs] = [personForm(), personForm()];
    const client = new Client();
    // This response sets the visitor cookie, so that both registrations come from one visitor and share the key.
    await client.request(requestPincode, { body: { email: personForm().email } });
    const headers = { "idempotency-key": `${mine.username}-key` };
    const forms = [mine, { ...mine, email: theirs.email }];
    await Promise.all(forms.map((body) => client.request(register, { headers, body })));
    const { docs } = await database.collection("users").where("username", "==", mine.username).get();
    for (const person of docs) {
      expect(await findEmailOwner(person.get("email"))).toBe(person.id);
    }
  }
});

test("a stranger who asks for codes does not use up the text messages of an owner whose device is known", async () => {
  const phonenumber = someNumber();
  const { client, username } = await registerUser({
    ...personForm(),
    email: "",
    contactByPhone: true,
    phonenumber,
  });
  for (let time = 0; time < 5; time += 1) await new Client().call(requestPincode, { body: { username } });
  // The code of the registration, that the account is verified, and four of the codes that the stranger asked for.
  await expect.poll(() => messagesTo(phonenumber)).toHaveLength(6);
  const before = await messagesTo(phonenumber);
  await client.call(requestPincode, { body: { username } });
  await expect.poll(() => messagesTo(phonenumber)).toHaveLength(before.length + 1);
});
