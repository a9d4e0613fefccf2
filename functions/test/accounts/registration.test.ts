import { createDecipheriv } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  recoverPassword,
  register,
  requestPincode,
  validatePincode,
  verifyPincode,
} from "@halkopiha/domain/contract/accounts/registration.ts";
import { login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { findEmailOwner } from "../support/email-owner.ts";
import { auth, database } from "../support/market.ts";
import { tries } from "../support/tries.ts";
import {
  businessForm,
  password,
  personForm,
  readSealedId,
  readUid,
  registerUser,
  waitForCode,
  waitForMailSubject,
} from "../support/users.ts";

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a person joins", { tags: ["s2-signup-7", "s6-10"] }, () => {
  test("with the code from the mail, and waits to be activated", { tags: ["s4-15", "s6-37"] }, async () => {
    const { client } = await registerUser();
    const { user } = await client.call(verifyToken, {});
    expect(user).toMatchObject({
      fullName: "Tuomas Tukkinen",
      verified: true,
      role: "user",
      userAccount: { isActive: false, paid: false, account: { accountPlan: "basic" } },
      address: { locality: { location: "Tampere" }, region: { name: "Pirkanmaa" } },
    });
  });

  test("with the code from a text message, and without an e-mail address", { tags: "s5-12" }, async () => {
    const form = { ...personForm(), email: "", contactByPhone: true, phonenumber: "050 000 0777" };
    const { client } = await registerUser(form);
    expect((await client.call(verifyToken, {})).user).toMatchObject({ email: null, billingByPhone: true });
  });

  test("and cannot log in before the code", async () => {
    const form = personForm();
    await new Client().call(register, { body: form });
    const reply = await new Client().request(login, { body: { username: form.username, password } });
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({
      status: 403,
      code: "notVerified",
    });
  });

  test("on one device and sends the code on another", { tags: "s7-note-10" }, async () => {
    const form = personForm();
    await new Client().call(register, { body: form });
    const body = { pincode: await waitForCode(form.email), username: form.username };
    await new Client().call(verifyPincode, { body });
    await new Client().logIn(form.username, password);
  });

  test("and gets a new code when the first is lost", async () => {
    const form = personForm();
    const client = new Client();
    await client.call(register, { body: form });
    const first = await waitForCode(form.email);
    await client.call(requestPincode, { body: { email: form.email } });
    await client.call(verifyPincode, { body: { pincode: await waitForCode(form.email, first) } });
    await client.logIn(form.username, password);
  });
});

test("a business joins with its Y-tunnus, and its home page gets a scheme", async () => {
  const form = businessForm();
  await new Client().call(register, { body: form });
  const user = await database
    .collection("users")
    .doc(await readUid(form.username))
    .get();
  expect(user.data()).toMatchObject({
    business: true,
    companyName: "Tukkisen Puu Oy",
    ytunnus: form.ytunnus,
    website: "https://www.tukkinen.example",
    verified: false,
  });
});

test("a personal id is stored sealed where no client reads, opens with the key only, and is answered masked", async () => {
  const { client, uid } = await registerUser();
  expect((await client.call(verifyToken, {})).user.socialSecurityNumber).toBe("******-****");
  const stored = await database.collection("users").doc(uid).get();
  expect(JSON.stringify(stored.data())).not.toMatch(/900P|v1\./);
  const [, iv = "", tag = "", text = ""] = String(await readSealedId(uid)).split(".");
  const secrets = await readFile(new URL("../../local.secret", import.meta.url), "utf8");
  const key = Buffer.from(/^PERSONAL_ID_KEY=(.+)$/m.exec(secrets)?.[1] ?? "", "base64");
  const cipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "base64url"));
  cipher.setAAD(Buffer.from(uid)).setAuthTag(Buffer.from(tag, "base64url"));
  const opened = Buffer.concat([cipher.update(Buffer.from(text, "base64url")), cipher.final()]);
  expect(opened.toString()).toBe("010190-900P");
});

describe("what is taken", () => {
  test("a user name, whatever its case, is rejected and leaves nothing behind", async () => {
    const passwords = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };
    const form = { ...personForm(), ...passwords, username: "HalkoMestari" };
    const reply = await new Client().request(register, { body: form });
    expect({ status: reply.status, ...parseErrorBody(reply) }).toMatchObject({
      status: 409,
      message: "Käyttäjänimi on jo käytössä. Valitse toinen.",
      fields: { username: "Käyttäjänimi on jo käytössä. Valitse toinen." },
    });
    expect(await findEmailOwner(form.email)).toBeNull();
  });

  test("an e-mail address is answered as if it were free, and its owner is notified", async () => {
    const { client, username } = await registerUser();
    const email = `${username}@posti.example`;
    const stranger = new Client();
    const form = personForm({ email });
    const reply = await stranger.request(register, { body: form });
    const free = await new Client().request(register, { body: personForm() });
    expect([reply.status, reply.body]).toEqual([201, free.body]);
    expect((await stranger.request(verifyPincode, { body: { pincode: "123456" } })).status).toBe(400);
    expect((await client.call(verifyToken, {})).user.username).toBe(username);
    const mails = await database.collection("mail").where("to", "==", email).get();
    expect(mails.docs.map((mail) => mail.get("subject"))).toContain("Sinulla on jo Halkopiha-tili");
  });
});

test("of two registrations of one user name at once, one joins and the other is rejected, every time", async () => {
  for (let round = 0; round < 20; round += 1) {
    const forms = [personForm(), personForm()].map((form, _, [first]) => ({
      ...form,
      username: first?.username ?? form.username,
    }));
    const replies = await Promise.all(forms.map((body) => new Client().request(register, { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const owners = await Promise.all(forms.map(({ email }) => findEmailOwner(email)));
    const uid = await readUid(forms[0]?.username ?? "");
    expect(owners.filter((owner) => owner !== null)).toEqual([uid]);
    expect((await auth.getUser(uid)).uid).toBe(uid);
  }
});

describe("a form with a fault names its field", () => {
  test.each([
    ["email", { email: "tuomas" }, "Sähköposti formaatti ei täsmää!"],
    ["email", { email: "" }, "Vaadittu kenttä"],
    ["password", { password: "halko", confPassword: "halko" }, "Heikko salasana"],
    ["confPassword", { confPassword: "Halkomestari2" }, "Salasanat eivät täsmää!"],
    [
      "socialSecurityNumber",
      { socialSecurityNumber: "010190-900A" },
      "Tarkista henkilötunnus. Se on muotoa 131052-308T.",
    ],
    [
      "phonenumber",
      { phonenumber: "12" },
      "Tarkista puhelinnumero: kirjoita vain numero, esimerkiksi 040 123 4567.",
    ],
    ["zip", { zip: "331" }, "Postinumerossa on viisi numeroa."],
    ["firstname", { firstname: " " }, "Vaadittu kenttä"],
    ["terms", { terms: false }, "Hyväksy käyttöehdot."],
    ["username", { username: "ab" }, "Käyttäjänimessä on 3–30 kirjainta, numeroa tai merkkiä . _ -"],
    ["username", { username: "__proto__" }, "Käyttäjänimessä on 3–30 kirjainta, numeroa tai merkkiä . _ -"],
    ["locality", { locality: "helsinki" }, "Paikkakunta ei ole valitussa maakunnassa."],
  ])("%s %j: %s", { tags: ["s5-6", "s5-17", "s5-18"] }, async (field, change, sentence) => {
    const reply = await new Client().sendJson("POST", "/api/users/register", { ...personForm(), ...change });
    expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({
      status: 400,
      fields: { [field]: sentence },
    });
  });

  test("a business needs a right Y-tunnus", async () => {
    const form = { ...businessForm(), ytunnus: "9000013-2" };
    const reply = await new Client().sendJson("POST", "/api/users/register", form);
    expect(parseErrorBody(reply).fields).toEqual({ ytunnus: "Tarkista Y-tunnus. Se on muotoa 1234567-1." });
  });
});

describe("a code", () => {
  test("may be tried wrongly five times, then not even the right one works", { tags: "s3-13" }, async () => {
    const form = personForm();
    const client = new Client();
    await client.call(register, { body: form });
    const pincode = await waitForCode(form.email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const reply = await client.request(verifyPincode, { body: { pincode: wrong(pincode) } });
      expect([reply.status, parseErrorBody(reply).message]).toEqual([400, "Pinkoodi on väärä."]);
    }
    const reply = await client.request(verifyPincode, { body: { pincode } });
    expect(reply).toMatchObject({ status: 410, body: { message: "Pinkoodi on vanhentunut. Pyydä uusi." } });
  });

  test("is of no use to another visitor", async () => {
    const form = personForm();
    await new Client().call(register, { body: form });
    const pincode = await waitForCode(form.email);
    expect((await new Client().request(verifyPincode, { body: { pincode } })).status).toBe(400);
  });

  test("lies in no document, neither in clear nor as a hash", async () => {
    const form = personForm();
    await new Client().call(register, { body: form });
    const pincode = await waitForCode(form.email);
    const { docs } = await database.collection("pincodes").get();
    expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain(`"${pincode}"`);
  });
});

describe("a lost password", { tags: ["s7-note-9", "s7-note-11", "s7-note-12"] }, () => {
  test("is replaced with the code from the mail, and every session ends", async () => {
    const { client, username } = await registerUser();
    const email = `${username}@posti.example`;
    const first = await waitForCode(email);
    const device = new Client();
    await device.call(requestPincode, { body: { email } });
    const pincode = await waitForCode(email, first);
    await device.call(validatePincode, { body: { pincode } });
    const body = { pincode, email, password: "Klapikasa-7", confPassword: "Klapikasa-7" };
    await device.call(recoverPassword, { body });
    expect((await client.request(verifyToken, {})).status).toBe(401);
    expect((await new Client().request(login, { body: { username, password } })).status).toBe(401);
    await new Client().logIn(username, "Klapikasa-7");
    expect((await device.request(recoverPassword, { body })).status).toBe(410);
  });

  test("of an unknown address is answered alike, at every step", async () => {
    const { username } = await registerUser();
    const replies = await Promise.all(
      [`${username}@posti.example`, `ei-${username}@posti.example`].map(async (email) => {
        const device = new Client();
        const asked = await device.request(requestPincode, { body: { email } });
        const tried = await device.request(validatePincode, { body: { pincode: "000000" } });
        const body = { pincode: "000000", email, password: "Klapikasa-7", confPassword: "Klapikasa-7" };
        const set = await device.request(recoverPassword, { body });
        return [asked, tried, set].map((reply) => [reply.status, reply.body]);
      }),
    );
    expect(replies[1]).toEqual(replies[0]);
  });

  test("may be asked for five times an hour from one address, known or not", async () => {
    const email = personForm().email;
    const client = new Client();
    for (let time = 0; time < 5; time += 1) {
      await client.call(requestPincode, { body: { email } });
    }
    const reply = await client.request(requestPincode, { body: { email } });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("from one address at most ten join in an hour", async () => {
  const client = new Client();
  const { statuses } = await tries(11, () => client.request(register, { body: personForm() }));
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test("the mail with a code says what it is for", async () => {
  const form = personForm();
  await new Client().call(register, { body: form });
  expect(await waitForMailSubject(form.email)).toBe("Vahvista Halkopiha-tilisi");
});
