import {
  decideIdentity,
  listIdentityRequests,
  listLookalikes,
  withdrawIdentity,
} from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { register } from "@halkopiha/domain/contract/accounts/registration.ts";
import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { readProfile } from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database } from "../support/market.ts";
import {
  businessForm,
  getErrorCode,
  newYtunnus,
  personForm,
  readSealedId,
  registerActiveSeller,
} from "../support/users.ts";
import { waitForDocument } from "../support/wait-for.ts";

const admin = new Client();

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

/** An active seller whom buyers can find. */
async function activeSeller() {
  const seller = await registerActiveSeller(admin);
  await waitForDocument(database.collection("sellers").doc(seller.uid), ({ exists }) => exists);
  return seller;
}

const firm = { business: true as const, website: null };

test("an active seller does not become another firm by a form", async () => {
  const { client, params, form } = await activeSeller();
  const { firstname: _, lastname: __, socialSecurityNumber: ___, ...rest } = form();
  const body = { ...rest, ...firm, companyName: "Halkomestari Oy", ytunnus: newYtunnus() };
  await client.call(updateUser, { params, body });
  const { user } = await client.call(updateUser, {
    params,
    body: form({ firstname: "Halko", lastname: "Mestari", street: "Uusitie 4" }),
  });
  expect(user).toMatchObject({
    business: false,
    fullName: "Tuomas Tukkinen",
    ytunnus: null,
    socialSecurityNumber: "******-****",
    address: { street: "Uusitie 4" },
    pendingIdentity: { firstname: "Halko", lastname: "Mestari" },
  });
  expect((await new Client().call(readProfile, { params })).user.name).toBe("Tuomas Tukkinen");
});

describe("a request for another identity", () => {
  /** A private person who has requested to become a business. */
  async function asking() {
    const seller = await activeSeller();
    const { client, params, form } = seller;
    const { firstname: _, lastname: __, socialSecurityNumber: ___, ...rest } = form();
    const companyName = `Tukkisen Puu ${seller.username.slice(-8)} Oy`;
    const body = { ...rest, ...firm, companyName, ytunnus: newYtunnus() };
    const { user } = await client.call(updateUser, { params, body });
    return { ...seller, companyName, requestedAt: user.pendingIdentity?.requestedAt ?? "" };
  }
  const mailed = async (to: string) => {
    const { docs } = await database.collection("mail").where("to", "==", to).get();
    return docs.map((mail) => String(mail.get("subject")));
  };

  test("is listed for admins; approved it holds, is in the audit, and the seller is notified", async () => {
    const { params, uid, companyName, requestedAt, form } = await asking();
    const { users } = await admin.call(listIdentityRequests, {});
    expect(users.map(({ _id }) => _id)).toContain(uid);
    const { user } = await admin.call(decideIdentity, { params, body: { approve: true, requestedAt } });
    expect(user).toMatchObject({
      business: true,
      companyName,
      pendingIdentity: null,
      socialSecurityNumber: null,
    });
    expect(await readSealedId(uid)).toBeUndefined();
    expect(await mailed(String(form().email))).toContain("Tietojesi muutos on hyväksytty");
    const audit = await database.collection("audit").where("target._id", "==", uid).get();
    expect(JSON.stringify(audit.docs.map((entry) => entry.get("changes")))).toContain(companyName);
    const again = admin.request(decideIdentity, { params, body: { approve: false, requestedAt } });
    expect(await getErrorCode(again)).toBe("stale");
  });

  test("is rejected, and all stays as it was", async () => {
    const { params, uid, requestedAt, form } = await asking();
    const { user } = await admin.call(decideIdentity, { params, body: { approve: false, requestedAt } });
    expect(user).toMatchObject({ business: false, fullName: "Tuomas Tukkinen", pendingIdentity: null });
    expect(await readSealedId(uid)).toMatch(/^v1\./);
    expect(await mailed(String(form().email))).toContain("Tietojesi muutosta ei hyväksytty");
  });

  test("is withdrawn by its seller", async () => {
    const { client, params } = await asking();
    const { user } = await client.call(withdrawIdentity, { params });
    expect(user).toMatchObject({ business: false, pendingIdentity: null });
  });

  test("shows who has a name that looks alike", async () => {
    const one = await asking();
    await admin.call(decideIdentity, {
      params: one.params,
      body: { approve: true, requestedAt: one.requestedAt },
    });
    const { client, params, form } = await activeSeller();
    const { firstname: _, lastname: __, socialSecurityNumber: ___, ...rest } = form();
    const companyName = one.companyName.replace("Oy", "Ky").replace("P", "\u0420").toUpperCase();
    const body = { ...rest, ...firm, companyName, ytunnus: newYtunnus() };
    await client.call(updateUser, { params, body });
    const { lookalikes } = await admin.call(listLookalikes, { params });
    expect(lookalikes.map(({ _id }) => _id)).toContain(one.uid);
  });
});

describe("a Y-tunnus that an active seller has", () => {
  test("is denied to who joins, and to who asks for it", async () => {
    const { client, params, form } = await activeSeller();
    const ytunnus = "9000013-4";
    const joining = await new Client().request(register, { body: { ...businessForm(), ytunnus } });
    const asking = await client.request(updateUser, { params, body: form({ ytunnus }) });
    for (const reply of [joining, asking]) {
      expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({
        status: 400,
        fields: { ytunnus: expect.stringContaining("Y-tunnus on jo toisella tilillä") },
      });
    }
  });

  test("leaves the user name and the address free of who is denied", async () => {
    const form = businessForm();
    await new Client().request(register, { body: { ...form, ytunnus: "9000013-4" } });
    await new Client().call(register, { body: form });
    const { sellers } = await admin.call(searchUsers, { body: { queryString: form.email } });
    expect(sellers.map(({ username, ytunnus }) => ({ username, ytunnus }))).toEqual([
      { username: form.username, ytunnus: form.ytunnus },
    ]);
  });

  test("but keeps nobody out when no admin has ever let its account in", async () => {
    const form = businessForm();
    await new Client().call(register, { body: form });
    const other = { ...businessForm(), ytunnus: form.ytunnus };
    expect(await getErrorCode(new Client().request(register, { body: other }))).toBe("done");
  });
});

/** One that contains no user name. */
const otherPassword = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };

test("an admin gives user names under the same rules", async () => {
  const root = await new Client().logIn("juuri", "Juurijuuri1");
  const { confPassword: _, terms: __, ...form } = personForm();
  const body = { ...form, ...otherPassword, username: "ha1komestari", role: "user" } as const;
  const reply = await root.request(createUser, { body });
  expect(parseErrorBody(reply).code).toBe("usernameTaken");
});

describe("a user name", () => {
  test.each(["hаlkomestari", "ha1komestari", "halko\u0433uru", "halkopiha", "Yll-äpito", "asiakaspalvelu"])(
    "like %s is denied to who joins",
    async (username) => {
      const body = { ...personForm(), ...otherPassword, username };
      const reply = await new Client().request(register, { body });
      expect(parseErrorBody(reply).fields).toEqual({ username: expect.stringMatching(/Käyttäjänim/) });
    },
  );

  test("that looks like one of the same moment is rejected, whoever of the two comes second", async () => {
    const { username } = personForm();
    const forms = ["o", "0"].map((letter) => ({ ...personForm(), username: `${username}${letter}` }));
    const outcomes = await Promise.all(
      forms.map((body) => getErrorCode(new Client().request(register, { body }))),
    );
    expect(outcomes.sort()).toEqual(["done", "usernameTaken"]);
  });
});
