import { endSession } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { Client } from "../../test/support/api.ts";
import {
  AuthSession,
  identityToolkit,
  readDeviceToken,
  refreshSession,
  signInWith,
} from "../../test/support/device-token.ts";
import { auth, database } from "../../test/support/market.ts";
import { createUserAsRoot, logInAs, userForm } from "../../test/support/users.ts";
import { type Attack, type Campaign, gain } from "./attack.ts";

const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
const documents = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;

const collections = [
  "accounts",
  "advertisements",
  "alerts",
  "audit",
  "carts",
  "contactRequests",
  "contacts",
  "deliveryCosts",
  "emails",
  "endedPages",
  "exports",
  "favorites",
  "figures",
  "invoices",
  "knownDevices",
  "localities",
  "mail",
  "orderKeys",
  "orderMessages",
  "orders",
  "passwordLinks",
  "payments",
  "personalIds",
  "photos",
  "pincodes",
  "priceLogs",
  "products",
  "pushSubscriptions",
  "quoteRequests",
  "rateLimits",
  "recallNotices",
  "recalls",
  "receipts",
  "regions",
  "registrations",
  "reports",
  "reviewSummaries",
  "reviews",
  "securityEvents",
  "sellers",
  "sessions",
  "settings",
  "undoLinks",
  "usernames",
  "users",
] as const;

/** Collections in which everyone may read single documents, and nobody a list. */
const publiclyRead: readonly string[] = ["accounts", "advertisements", "localities", "regions", "sellers"];

const fields = { fields: { role: { stringValue: "root" } } };

/** Requests to Firestore without the API. */
const operations = [
  { name: "list", method: "GET", path: "" },
  { name: "get", method: "GET", path: "/ulkopuolinen" },
  { name: "create", method: "POST", path: "" },
  { name: "update", method: "PATCH", path: "/ulkopuolinen" },
  { name: "delete", method: "DELETE", path: "/ulkopuolinen" },
] as const;

async function stolenSession(person: Client): Promise<{ token: string; session: AuthSession }> {
  const token = await readDeviceToken(person);
  const session = await signInWith(token);
  if (!session) throw new Error("the token of a device does not sign in");
  return { token, session };
}

async function root(): Promise<Client> {
  return new Client().logIn("juuri", "Juurijuuri1");
}

async function dismissedAdmin(): Promise<AuthSession> {
  const admin = await createUserAsRoot("admin");
  const { session } = await stolenSession(await logInAs(admin));
  const chief = await root();
  const { user } = await chief.call(readUser, { params: { id: admin.uid } });
  const form = userForm({ email: user.email, username: user.username, role: "user", ytunnus: "9000013-4" });
  const reply = await chief.sendJson("PUT", `/api/admin/users/${admin.uid}`, form);
  if (reply.status !== 200) throw new Error(`${changeUser.path}: ${JSON.stringify(reply.body)}`);
  return (await refreshSession(session)) ?? session;
}

async function deletedAdmin(): Promise<AuthSession> {
  const admin = await createUserAsRoot("admin");
  const { token, session } = await stolenSession(await logInAs(admin));
  await (await root()).call(deleteUser, { params: { id: admin.uid } });
  return (await signInWith(token)) ?? session;
}

async function closedSeller(): Promise<AuthSession> {
  const seller = await createUserAsRoot();
  const person = database.collection("users").doc(seller.uid);
  await person.update({ "userAccount.isActive": true });
  const { session } = await stolenSession(await logInAs(seller));
  await person.update({ "userAccount.isActive": false });
  return session;
}

async function loggedOutRoot(): Promise<AuthSession> {
  const client = await logInAs(await createUserAsRoot("root"));
  const { session } = await stolenSession(client);
  await client.call(endSession, {});
  return (await refreshSession(session)) ?? session;
}

/** Nobody can sign in as a person past the API; even if they could, the session would open nothing. */
async function ownLogin(): Promise<AuthSession | null> {
  const { uid } = await createUserAsRoot("root");
  return signInWith(await auth.createCustomToken(uid));
}

async function newPerson(): Promise<AuthSession | null> {
  const response = await identityToolkit("signUp", { returnSecureToken: true });
  return response.ok ? AuthSession.parse(await response.json()) : null;
}

function attacksAs(who: string, session: AuthSession | null): Attack[] {
  return collections.flatMap((collection) =>
    operations
      .filter(({ name }) => !(name === "get" && publiclyRead.includes(collection)))
      .map(({ name, method, path }) => ({
        name: `${who}: ${name} ${collection}`,
        attempt: async () => {
          const response = await fetch(`${documents}/${collection}${path}`, {
            method,
            headers: {
              "content-type": "application/json",
              ...(session && { authorization: `Bearer ${session.idToken}` }),
            },
            ...((method === "POST" || method === "PATCH") && { body: JSON.stringify(fields) }),
          });
          return gain(response.status, [401, 403], await response.text());
        },
      })),
  );
}

/** Reads and writes without the API by users who have no right to them, with the tokens that they could have. */
export async function databaseCampaign(): Promise<Campaign> {
  const users = {
    "a visitor": null,
    "a dismissed admin": await dismissedAdmin(),
    "a deleted admin": await deletedAdmin(),
    "a closed seller": await closedSeller(),
    "a root who has logged out": await loggedOutRoot(),
    "a root who signed in past the API": await ownLogin(),
    "somebody who signed up past the API": await newPerson(),
  };
  const attacks = Object.entries(users).flatMap(([who, session]) => attacksAs(who, session));
  return { kind: "reads and writes past the API", attacks };
}
