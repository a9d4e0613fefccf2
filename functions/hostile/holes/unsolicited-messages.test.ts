import { randomInt, randomUUID } from "node:crypto";
import { register } from "@halkopiha/domain/contract/accounts/registration.ts";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { requestQuote } from "@halkopiha/domain/contract/shop/quotes.ts";
import { describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../../test/support/api.ts";
import { database, newSeller, waitForQuietDatabase } from "../../test/support/market.ts";
import { createQuoteForm, newService } from "../../test/support/quotes.ts";
import { tries } from "../../test/support/tries.ts";
import { personForm, waitForCode } from "../../test/support/users.ts";

const stranger = () => `${randomUUID()}@posti.example`;

async function mailsTo(to: string) {
  return (await database.collection("mail").where("to", "==", to).get()).docs.map((mail) => mail.data());
}

const advert = "Voita miljoona: huijaus.example";

describe("somebody who never wrote to us", () => {
  test("is mailed at most five times a day, however many contact forms name them", async () => {
    const email = stranger();
    for (let time = 0; time < 8; time += 1) {
      const body = { name: "Tuula", email, subject: "palaute", message: "Hei" } as const;
      expect((await new Client().request(createContact, { body })).status).toBe(201);
    }
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test("is mailed at most five times a day, whatever is added to the name of their mailbox", async () => {
    const mailbox = randomUUID();
    for (let time = 0; time < 7; time += 1) {
      const email = `${mailbox}+${time}@posti.example`;
      const body = { name: "Tuula", email, subject: "palaute", message: "Hei" } as const;
      await new Client().call(createContact, { body });
    }
    const mails = await Promise.all(
      Array.from({ length: 7 }, (_, time) => mailsTo(`${mailbox}+${time}@posti.example`)),
    );
    expect(mails.flat()).toHaveLength(5);
  });

  test("is mailed at most five times a day, however the letters of their address are written", async () => {
    const mailbox = randomUUID();
    const domains = ["posti", "ｐosti", "ⓟosti", "POSTI", "po\u017fti", "ｐｏｓｔｉ", "pos\uff54i", "posti"];
    for (const domain of domains) {
      const email = `${mailbox}@${domain}.example`;
      const body = { name: "Tuula", email, subject: "palaute", message: "Hei" } as const;
      await new Client().call(createContact, { body });
    }
    const { docs } = await database
      .collection("mail")
      .where("to", ">=", mailbox)
      .where("to", "<", `${mailbox}~~`)
      .get();
    expect(docs).toHaveLength(5);
  });

  test("reads nothing that was typed in the mail of a contact form", async () => {
    const email = stranger();
    const body = { name: advert, email, subject: "palaute", message: advert } as const;
    await new Client().call(createContact, { body });
    expect(JSON.stringify(await mailsTo(email))).not.toContain("huijaus");
  });

  test("is mailed at most five times a day of quotes, and reads nothing that was typed", async () => {
    const [email, { _id: id }] = [stranger(), await newService(await newSeller())];
    const form = { ...createQuoteForm(), email, name: advert, description: advert };
    for (let time = 0; time < 8; time += 1)
      await new Client().call(requestQuote, { params: { id }, body: form });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(5);
    expect(JSON.stringify(mails)).not.toContain("huijaus");
  });

  test("reads nothing that was typed in the mail of a registration", async () => {
    const email = stranger();
    const form = { ...personForm({ email }), firstname: advert.slice(0, 40), lastname: "huijaus.example" };
    await new Client().call(register, { body: form });
    await waitForCode(email);
    expect(JSON.stringify(await mailsTo(email))).not.toContain("huijaus");
  });

  test("is mailed at most five codes a day, however many registrations name them", async () => {
    const email = stranger();
    for (let time = 0; time < 8; time += 1) {
      await new Client().call(register, { body: personForm({ email }) });
    }
    await waitForQuietDatabase();
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

test("from one address at most thirty contact forms come in an hour", async () => {
  const { address } = new Client();
  const { statuses } = await tries(31, () => {
    const body = { name: "Tuula", email: stranger(), subject: "palaute", message: "Hei" } as const;
    return new Client(address).request(createContact, { body });
  });
  expect(statuses).toEqual([...Array(30).fill(201), 429]);
});

describe("a code by text message", () => {
  test.each([
    "+239 990 4001",
    "+252 61 5551234",
    "+1 900 555 0199",
    "+44 7700 900123",
    "+358 600 12345",
    "09 1234 5678",
  ])("is not sent to %s, which is no Finnish mobile number", async (phonenumber) => {
    const body = { ...personForm(), email: "", contactByPhone: true, phonenumber };
    const reply = await new Client().sendJson("POST", register.path, body);
    expect([reply.status, parseErrorBody(reply).fields]).toEqual([
      400,
      { phonenumber: "Tekstiviestejä lähetetään vain suomalaisiin matkapuhelinnumeroihin." },
    ]);
  });

  test("comes to one number at most five times a day", async () => {
    const phonenumber = "0457 000 0155";
    for (let time = 0; time < 7; time += 1) {
      const body = { ...personForm(), email: "", contactByPhone: true, phonenumber };
      await new Client().call(register, { body });
    }
    await waitForQuietDatabase();
    expect(await mailsTo(phonenumber)).toHaveLength(5);
  });

  test("comes to one number at most five times a day, however it is written", async () => {
    const digits = String(randomInt(1_000_000, 9_999_999));
    const spellings = ["0457", "0457 ", "0457-", "+358457", "+358 457", "+358457 ", "+358 457 "].map(
      (start) => start + digits,
    );
    for (const phonenumber of spellings) {
      const body = { ...personForm(), email: "", contactByPhone: true, phonenumber };
      await new Client().call(register, { body });
    }
    await waitForQuietDatabase();
    expect((await Promise.all(spellings.map(mailsTo))).flat()).toHaveLength(5);
  });
});
