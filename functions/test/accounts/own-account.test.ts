import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser, updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { readProfile } from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";
import {
  createUserAsRoot,
  getErrorCode,
  logInAs,
  newYtunnus,
  password,
  readSealedId,
  registerUser,
  userForm,
} from "../support/users.ts";

const admin = new Client();

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

describe("a seller's own account", () => {
  test("is changed by its owner; role, user name, plan and password are ignored", {
    tags: "s6-13",
  }, async () => {
    const { client, uid, username } = await registerUser();
    await admin.call(activateUser, { params: { id: uid }, body: { active: true, paid: false } });
    const body = userForm({
      street: "Uusitie 2",
      role: "root",
      username: "toinen",
      accountPlan: "premium",
      password: "Klapikasa-8",
    });
    const { user } = await client.call(updateUser, { params: { id: uid }, body });
    expect(user).toMatchObject({
      username,
      role: "user",
      address: { street: "Uusitie 2" },
      userAccount: { isActive: true, paid: false, account: { accountPlan: "basic" } },
      socialSecurityNumber: "******-****",
    });
    await new Client().logIn(username, password);
  });

  test("§5 keeps the sealed personal id while the mark is sent, and seals another anew; neither is answered", async () => {
    const { client, uid } = await registerUser();
    await admin.call(activateUser, { params: { id: uid }, body: { active: true, paid: false } });
    const sealed = () => readSealedId(uid);
    const change = async (body: ReturnType<typeof userForm>) => {
      const answer = await client.call(updateUser, { params: { id: uid }, body });
      client.token = answer.session?.token ?? client.token;
      return answer;
    };
    const first = await sealed();
    await change(userForm());
    expect(await sealed()).toBe(first);
    const { user } = await change(userForm({ socialSecurityNumber: "131052-308T" }));
    expect(user.socialSecurityNumber).toBe("******-****");
    expect(await sealed()).toMatch(/^v1\./);
    expect(await sealed()).not.toBe(first);
    // Another Y-tunnus needs an admin's approval: until then the personal id stays stored.
    const resealed = await sealed();
    await change(userForm({ socialSecurityNumber: null, ytunnus: newYtunnus() }));
    expect(await sealed()).toBe(resealed);
  });

  test("§5 is rejected the mark of a personal id that it has not, and no address when mailed to", async () => {
    const { client, uid } = await registerUser();
    await admin.call(activateUser, { params: { id: uid }, body: { active: true, paid: false } });
    const reply = (change: Record<string, unknown>) =>
      client.request(updateUser, { params: { id: uid }, body: userForm(change) });
    expect(await getErrorCode(reply({ email: null }))).toBe("invalid");
    expect(await getErrorCode(reply({ socialSecurityNumber: null }))).toBe("invalid");
  });

  test("§3 is answered with the ids of its region and locality, also in public", {
    tags: "s3-6",
  }, async () => {
    const place = { regionId: "pirkanmaa", localityId: "orivesi" };
    const params = { id: "halkomestari" };
    const session = await new Client().call(login, {
      body: { username: "halkomestari", password: "Halkomestari1" },
    });
    expect(session.user).toMatchObject(place);
    expect((await admin.call(readUser, { params })).user).toMatchObject(place);
    expect((await new Client().call(readProfile, { params })).user).toMatchObject(place);
    const stored = (await database.collection("users").doc("halkomestari").get()).data();
    expect(stored).not.toHaveProperty("regionId");
  });

  test("is not there for another seller", { tags: "s6-14" }, async () => {
    const client = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
    const params = { id: "halkomestari" };
    expect(await getErrorCode(client.request(updateUser, { params, body: userForm() }))).toBe("notFound");
    const body = { deliveryMethod: "Kuljetus" as const, deliveryLocations: [] };
    expect(await getErrorCode(client.request(updateAccountSettings, { params, body }))).toBe("notFound");
  });

  test("says how and where it delivers, by localities that there are", { tags: "s6-15" }, async () => {
    const { client, uid } = await registerUser();
    await admin.call(activateUser, { params: { id: uid }, body: { active: true, paid: false } });
    const settings = (id: string) => ({
      params: { id: uid },
      body: {
        deliveryMethod: "Kuljetus" as const,
        accountDescription: "Tuon itse.",
        deliveryLocations: [{ _id: id }],
      },
    });
    const { user } = await client.call(updateAccountSettings, settings("tampere"));
    expect(user).toMatchObject({
      deliveryMethod: "Kuljetus",
      accountDescription: "Tuon itse.",
      deliveryLocations: [{ _id: "tampere", location: "Tampere" }],
    });
    expect(await getErrorCode(client.request(updateAccountSettings, settings("ei-ole")))).toBe("invalid");
  });

  test("is not overwritten by settings that were opened before a change on another device", async () => {
    const { client, uid } = await registerUser();
    await admin.call(activateUser, { params: { id: uid }, body: { active: true, paid: false } });
    const params = { id: uid };
    const { user } = await client.call(readUser, { params });
    const settings = {
      deliveryMethod: "Kuljetus" as const,
      deliveryLocations: [],
      updatedAt: user.updatedAt,
    };
    await client.call(updateAccountSettings, { params, body: { ...settings, accountDescription: "Ensin." } });
    const late = client.request(updateAccountSettings, {
      params,
      body: { ...settings, accountDescription: "Sitten." },
    });
    expect(await getErrorCode(late)).toBe("stale");
    expect((await client.call(readUser, { params })).user.accountDescription).toBe("Ensin.");
  });
});

test.each(["admin", "root"] as const)("an admin does not read the account of another %s", async (role) => {
  const admin = await createUserAsRoot("admin");
  const client = await logInAs(admin);
  const other = await createUserAsRoot(role);
  expect((await client.request(readUser, { params: { id: other.uid } })).status).toBe(404);
  expect((await client.request(readUser, { params: { id: admin.uid } })).status).toBe(200);
  expect((await client.request(readUser, { params: { id: "halkomestari" } })).status).toBe(200);
});
