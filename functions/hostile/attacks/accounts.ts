import { isDeepStrictEqual } from "node:util";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import type { Client } from "../../test/support/api.ts";
import { database } from "../../test/support/market.ts";
import { createUserAsRoot, logInAs, newYtunnus, userForm } from "../../test/support/users.ts";
import { type Attack, type Campaign, gain } from "./attack.ts";

/** Fields that users must not be able to set for themselves. */
const fieldsToGain = {
  role: "root",
  verified: true,
  accountPlan: "premium",
  username: "juuri2",
  password: "Klapikasa-8",
  "userAccount.isActive": true,
  userAccount: {
    paid: true,
    paidUntil: 2099,
    isActive: true,
    timesActivated: 9,
    account: { accountPlan: "premium" },
  },
  _id: "juuri",
  uid: "juuri",
  sessionsValidFrom: "2000-01-01T00:00:00.000Z",
  personalId: "x",
  products: ["x"],
  __proto__: { role: "root" },
} as const;

/** Home pages in private networks, which sellers must not be able to link to. */
const privatePages = [
  "http://169.254.169.254/latest/meta-data",
  "http://localhost:8080",
  "http://127.0.0.1",
  "http://[::1]/",
  "http://10.0.0.1",
  "http://192.168.1.1",
  "http://172.16.0.1",
  "http://2130706433",
  "http://0x7f000001",
  "http://017700000001",
  "http://127.1",
  "http://[fe80::1]",
  "http://[fc00::1]",
  "http://metadata.google.internal",
  "http://reititin.local",
  "http://user:salasana@example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "ftp://example.com",
] as const;

/** Other users' entities, which a seller tries to read and change. */
const foreignPaths = [
  ["GET", "/api/users/mokkiklapi"],
  ["PUT", "/api/users/mokkiklapi"],
  ["PATCH", "/api/users/mokkiklapi/accountsettings"],
  ["PUT", "/api/products/halkomestari-koivu-33"],
  ["DELETE", "/api/products/halkomestari-koivu-33"],
  ["GET", "/api/orders?userid=halkomestari"],
  ["GET", "/api/admin"],
  ["GET", "/api/admin/users"],
  ["POST", "/api/admin/users"],
  ["PUT", "/api/admin/users/mokkiklapi"],
  ["DELETE", "/api/admin/users/mokkiklapi"],
  ["DELETE", "/api/admin/users/"],
  ["PATCH", "/api/admin/users/mokkiklapi/activation"],
  ["GET", "/api/admin/users/un-active"],
  ["GET", "/api/admin/users/download-seller-list-csv"],
  ["GET", "/api/admin/users/download-seller-list-excell"],
  ["GET", "/api/admin/contacts"],
  ["GET", "/api/admin/contacts/malli-toimitus"],
  ["PUT", "/api/admin/contacts/malli-toimitus"],
  ["PATCH", "/api/admin/contacts/malli-toimitus/respond"],
  ["GET", "/api/admin/contacts/malli-toimitus/ticket?t=arvaus"],
  ["POST", "/api/regions"],
  ["PUT", "/api/regions/pirkanmaa"],
  ["DELETE", "/api/regions/pirkanmaa"],
  ["POST", "/api/locations"],
  ["DELETE", "/api/locations/tampere"],
  ["POST", "/api/account"],
  ["DELETE", "/api/account/basic"],
  ["POST", "/api/advertisements"],
  ["DELETE", "/api/advertisements/basic"],
] as const;

async function seller(): Promise<{ uid: string; client: Client }> {
  const person = await createUserAsRoot();
  await database.collection("users").doc(person.uid).update({ "userAccount.isActive": true });
  return { uid: person.uid, client: await logInAs(person) };
}

/** The fields of a user that an attacker would like to change. */
async function readPrivileges(uid: string): Promise<object> {
  const person = await database.collection("users").doc(uid).get();
  const { role, username, verified, userAccount, website, personalId } = person.data() ?? {};
  return { role, username, verified, userAccount, website, personalId };
}

/** Sellers who try to grant themselves rights, link visitors to private networks, or access other users' entities. */
export async function accountCampaign(): Promise<Campaign> {
  const { uid, client } = await seller();
  const { user } = await client.call(readUser, { params: { id: uid } });
  const before = await readPrivileges(uid);
  const own = (change: object) => ({ ...userForm({ email: user.email }), ...change });
  const put = (change: object) => client.sendJson("PUT", `/api/users/${uid}`, own(change));
  // If the form itself were rejected, every attack with it would fail for the wrong reason.
  const honest = await put({});
  if (honest.status !== 200) throw new Error(`the honest form: ${JSON.stringify(honest.body)}`);
  const fields = Object.entries(fieldsToGain).map(
    ([field, value]): Attack => ({
      name: `a seller sends ${field}`,
      attempt: async () => {
        const { status, body } = await put({ [field]: value });
        const after = await readPrivileges(uid);
        return isDeepStrictEqual(after, before)
          ? gain(status, [200, 400, 403, 409], body)
          : `${JSON.stringify(before)} became ${JSON.stringify(after)}`;
      },
    }),
  );
  const pages = privatePages.map(
    (website): Attack => ({
      name: `a home page at ${website}`,
      attempt: async () => {
        const business = { business: true, companyName: "Puu Oy", ytunnus: newYtunnus(), website };
        const { status, body } = await put(business);
        return gain(status, [400], body);
      },
    }),
  );
  const things = foreignPaths.map(
    ([method, path]): Attack => ({
      name: `a seller: ${method} ${path}`,
      attempt: async () => {
        const { status, body } =
          method === "GET" ? await client.send(method, path) : await client.sendJson(method, path, {});
        return gain(status, [400, 403, 404, 409], body);
      },
    }),
  );
  return { kind: "sellers beyond their rights", attacks: [...fields, ...pages, ...things], together: 1 };
}
