import { verifyEmail } from "@halkopiha/domain/contract/accounts/contact-change.ts";
import {
  confirmContactChange,
  undoContactChange,
} from "@halkopiha/domain/contract/accounts/contact-links.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser, updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database } from "../support/market.ts";
import {
  createUserAsRoot,
  getErrorCode,
  logInAs,
  password,
  registerActiveSeller,
  userForm,
  waitForCode,
} from "../support/users.ts";

// Own contact details that are changed without the current password, as the payload of the specification has them.
vi.setConfig({ testTimeout: 180_000 });

const admin = new Client();

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

/** A new active seller, and the user-info form without the current password. */
async function activeSeller() {
  const { form, ...seller } = await registerActiveSeller(admin);
  const { user } = await admin.call(readUser, { params: seller.params });
  const documented = (change: Record<string, unknown>) => {
    const { currentPassword: _, ...body } = form(change);
    return body;
  };
  return { ...seller, form, documented, phone: user.contactInformation.phonenumbers[0] };
}

/** The codes of the links that confirm or undo a change, in the mails to an address, oldest first. */
async function codesSentTo(to: string, page: "vahvista-muutos" | "peru-muutos"): Promise<string[]> {
  const { docs } = await database.collection("mail").where("to", "==", to).get();
  return docs
    .sort((a, b) => a.get("createdAt").toMillis() - b.get("createdAt").toMillis())
    .flatMap(
      (mail) => new RegExp(`/kirjaudu/${page}#t=([\\w-]{22})`).exec(String(mail.get("text")))?.[1] ?? [],
    );
}

const confirm = (code: string | undefined) =>
  new Client().request(confirmContactChange, { body: { code: code ?? "" } });

describe.concurrent("without the current password", () => {
  test.each([
    ["the e-mail address", { email: "varas@posti.example" }, "uusi sähköpostiosoite"],
    ["the phone number", { phonenumber: "050 000 0666" }, "uusi puhelinnumero"],
    [
      "both",
      { email: "varas-kahdesti@posti.example", phonenumber: "050 000 0667" },
      "uusi sähköpostiosoite ja uusi puhelinnumero",
    ],
    ["how codes come", { contactByPhone: true }, "uusi yhteydenottotapa"],
  ])("%s waits for the old address, and the rest is saved", async (_what, change, named) => {
    const { client, params, documented, email, phone } = await activeSeller();
    const body = documented({ ...change, street: "Uusitie 9" });
    const { user, message } = await client.call(updateUser, { params, body });
    expect(message).toBe(
      `Tietosi on tallennettu. Vahvista vielä ${named} linkistä, jonka lähetimme osoitteeseen ${email}.`,
    );
    for (const answered of [user, (await admin.call(readUser, { params })).user]) {
      expect({ ...answered, phone: answered.contactInformation.phonenumbers[0] }).toMatchObject({
        ...{ email, phone, billingByPhone: false },
        address: { street: "Uusitie 9" },
      });
      expect(answered.pendingEmail ?? null).toBeNull();
    }
    expect(await codesSentTo(email, "vahvista-muutos")).toHaveLength(1);
  });

  test("nothing waits when the contact details stay", async () => {
    const { client, params, documented, email } = await activeSeller();
    const { message } = await client.call(updateUser, { params, body: documented({ street: "Uusitie 9" }) });
    expect(message).toBe("Tietosi on tallennettu.");
    expect(await codesSentTo(email, "vahvista-muutos")).toEqual([]);
  });

  test("details by which nobody is reached are rejected, and nothing is saved", async () => {
    const { client, params, documented } = await activeSeller();
    const body = documented({ email: null, street: "Uusitie 9" });
    expect(parseErrorBody(await client.request(updateUser, { params, body })).fields).toHaveProperty("email");
    const { user } = await admin.call(readUser, { params });
    expect(user.address.street).toBe("Metsätie 3");
  });

  test("a seller without an address confirms by the old phone", async () => {
    const { params, documented, form, username } = await activeSeller();
    const phone = `+35850${String(Date.now()).slice(-7)}`;
    await admin.call(changeUser, {
      params,
      body: form({ email: null, contactByPhone: true, phonenumber: phone }),
    });
    const client = await logInAs({ username });
    const body = documented({ email: null, contactByPhone: true, phonenumber: "050 000 0666" });
    const { message } = await client.call(updateUser, { params, body });
    expect(message).toContain("Vahvista vielä uusi puhelinnumero tekstiviestin linkistä.");
    const [code] = await codesSentTo(phone, "vahvista-muutos");
    expect(await getErrorCode(confirm(code))).toBe("done");
    const { user } = await admin.call(readUser, { params });
    expect(user.contactInformation.phonenumbers).toEqual(["050 000 0666"]);
  });

  test("an admin's own contact details wait too, and a new password of an admin needs the old one", async () => {
    const { username, uid } = await createUserAsRoot("admin");
    const client = await logInAs({ username });
    const params = { id: uid };
    const { currentPassword: _, ...body } = userForm({ email: `uusi-${username}@posti.example` });
    const { user } = await client.call(changeUser, { params, body });
    expect(user).toMatchObject({ email: `${username}@posti.example` });
    const reply = await client.request(changeUser, { params, body: { ...body, password: "Klapikasa-7" } });
    expect(parseErrorBody(reply).fields).toHaveProperty("currentPassword");
    const asked = await client.call(changeUser, { params, body: { ...body, currentPassword: password } });
    expect(asked.user.pendingEmail).toBe(`uusi-${username}@posti.example`);
  });
});

describe.concurrent("the link that confirms a change", () => {
  test("uses a new phone number, tells the old address how to undo it, and works once", async () => {
    const { client, params, documented, email, phone } = await activeSeller();
    await client.call(updateUser, { params, body: documented({ phonenumber: "050 000 0666" }) });
    const [code] = await codesSentTo(email, "vahvista-muutos");
    expect(await getErrorCode(confirm(code))).toBe("done");
    expect(await getErrorCode(confirm(code))).toBe("linkInvalid");
    const read = async () => (await admin.call(readUser, { params })).user.contactInformation.phonenumbers;
    expect(await read()).toEqual(["050 000 0666"]);
    expect(await getErrorCode(client.request(verifyToken, {}))).toBe("done");
    const [undo = ""] = await codesSentTo(email, "peru-muutos");
    await new Client().call(undoContactChange, { body: { code: undo } });
    expect(await read()).toEqual([phone]);
  });

  test("lets a new address be proved with its own code", async () => {
    const { client, params, documented, email, username } = await activeSeller();
    const asked = `uusi-${username}@posti.example`;
    await client.call(updateUser, { params, body: documented({ email: asked }) });
    const [code] = await codesSentTo(email, "vahvista-muutos");
    const { body } = await confirm(code);
    expect(confirmContactChange.response.parse(body).message).toContain(asked);
    const { user } = await client.call(readUser, { params });
    expect(user).toMatchObject({ email, pendingEmail: asked });
    const pincode = await waitForCode(asked);
    expect((await client.call(verifyEmail, { params, body: { pincode } })).user.email).toBe(asked);
  });

  test("is stored as a hash alone, and is over after a day", async () => {
    const { client, params, documented, email, uid } = await activeSeller();
    await client.call(updateUser, { params, body: documented({ phonenumber: "050 000 0666" }) });
    const [code = ""] = await codesSentTo(email, "vahvista-muutos");
    const { docs } = await database.collection("contactRequests").where("uid", "==", uid).get();
    expect(JSON.stringify(docs.map((link) => [link.id, link.data()]))).not.toContain(code);
    await Promise.all(docs.map(({ ref }) => ref.update({ expiresAt: new Date(Date.now() - 1000) })));
    expect(await getErrorCode(confirm(code))).toBe("linkInvalid");
  });

  test("does not confirm what an undo link was sent for, nor the other way round", async () => {
    const { client, params, documented, email } = await activeSeller();
    await client.call(updateUser, { params, body: documented({ phonenumber: "050 000 0666" }) });
    const [code = ""] = await codesSentTo(email, "vahvista-muutos");
    expect(await getErrorCode(new Client().request(undoContactChange, { body: { code } }))).toBe(
      "linkInvalid",
    );
    expect(await getErrorCode(confirm("A".repeat(22)))).toBe("linkInvalid");
  });
});

test("the present address is not sent one link after another", async () => {
  const { client, params, documented } = await activeSeller();
  const send = (last: number) =>
    client.request(updateUser, { params, body: documented({ phonenumber: `050 000 06${10 + last}` }) });
  let reply = await send(0);
  // The suite allows more codes than a deployment.
  for (let tries = 1; tries < 70 && reply.status === 200; tries += 1) reply = await send(tries);
  expect(reply.status).toBe(429);
});
