import * as z from "zod/mini";
import type { Client } from "../../test/support/api.ts";
import {
  type AuthSession,
  identityToolkit,
  readDeviceToken,
  signInWith,
} from "../../test/support/device-token.ts";
import { auth, database } from "../../test/support/market.ts";
import { createUserAsRoot, logInAs, password, personForm } from "../../test/support/users.ts";
import { type Attack, type Campaign, gain } from "./attack.ts";

// What the public web key opens at Firebase Auth past our server.

type Person = Awaited<ReturnType<typeof createUserAsRoot>>;

const Answer = z.object({
  idToken: z.optional(z.string()),
  registered: z.optional(z.boolean()),
  error: z.optional(z.object({ message: z.string() })),
});

async function ask(method: string, body: object) {
  const response = await identityToolkit(method, body);
  return { status: response.status, ...Answer.parse(await response.json()) };
}

async function newPeople(): Promise<Person[]> {
  const people: Person[] = [];
  for (const role of ["user", "user", "admin", "root"] as const) {
    const person = await createUserAsRoot(role);
    await database.collection("users").doc(person.uid).update({ "userAccount.isActive": true });
    people.push(person);
  }
  return people;
}

/** Addresses and user names under which Auth might know a person. */
const namesOf = ({ uid, username, email }: Person) => [
  email,
  email.toUpperCase(),
  username,
  uid,
  `${uid}@users.halkopiha.invalid`,
  `${uid.toLowerCase()}@users.halkopiha.invalid`,
  `device-${uid}@users.halkopiha.invalid`,
];

/** The person's own password, and what somebody who has read the code would derive from it without the key. */
const passwordsOf = ({ uid }: Person) => [password, `Hp1-${password}`, `login:${uid}:${password}`, ""];

/** Right and derived passwords, under every name. */
export async function signInCampaign(): Promise<Campaign> {
  const attacks = (await newPeople()).flatMap((person) =>
    namesOf(person).flatMap((email) =>
      passwordsOf(person).map(
        (secret): Attack => ({
          name: `signInWithPassword ${email} ${secret}`,
          attempt: async () => {
            const { idToken } = await ask("signInWithPassword", {
              email,
              password: secret,
              returnSecureToken: true,
            });
            return idToken === undefined ? null : "a token of the person's own login";
          },
        }),
      ),
    ),
  );
  return { kind: "Auth past the server: sign in", attacks };
}

async function deviceOf(person: Person): Promise<AuthSession> {
  const session = await signInWith(await readDeviceToken(await logInAs(person)));
  if (!session) throw new Error("the token of a device does not sign in");
  return session;
}

/** What a person's login is at Auth, and who has which address. */
async function readLogin({ uid, email }: Person): Promise<string> {
  const login = await auth.getUser(uid);
  const { docs } = await database.collection("users").where("email", "==", email).get();
  const owners = docs.map(({ id }) => id);
  return JSON.stringify([login.email, login.disabled, login.passwordHash, login.customClaims, owners]);
}

const changes = (other: string) => [
  { email: other },
  { email: other, password: "123456" },
  { password: "123456" },
  { password: "123456", email: "juuri@halkopiha.example" },
  { displayName: "Juho Juuri" },
  { customAttributes: JSON.stringify({ role: "root" }) },
  { disableUser: true },
  { emailVerified: true },
  { validSince: "0" },
  { deleteProvider: ["password"] },
];

/** Changes of logins with the token that a device has. */
export async function updateCampaign(): Promise<Campaign> {
  const attacks: Attack[] = [];
  for (const person of await newPeople()) {
    const victim = await createUserAsRoot();
    for (const change of changes(victim.email)) {
      attacks.push({
        name: `update ${JSON.stringify(change)}`,
        attempt: async () => {
          const before = await Promise.all([readLogin(person), readLogin(victim)]);
          const { idToken } = await deviceOf(person);
          await ask("update", { idToken, ...change, returnSecureToken: true });
          const after = await Promise.all([readLogin(person), readLogin(victim)]);
          if (String(after) !== String(before)) return `${before} became ${after}`;
          return (await canLogIn(person)) && (await canLogIn(victim)) ? null : "nobody can log in any more";
        },
      });
    }
  }
  return { kind: "Auth past the server: update", attacks, together: 1 };
}

const canLogIn = (person: Person): Promise<boolean> =>
  logInAs(person).then(
    (client: Client) => client.token !== "",
    () => false,
  );

/** Deletions of a login by its device, by its id and by its addresses. */
export async function deleteCampaign(): Promise<Campaign> {
  const attacks = (await newPeople()).flatMap((person) =>
    ["idToken", "localId", ...namesOf(person)].map(
      (how): Attack => ({
        name: `delete ${person.username} by ${how}`,
        attempt: async () => {
          const { idToken } = await deviceOf(person);
          await ask("delete", how === "idToken" ? { idToken } : { idToken, localId: person.uid, email: how });
          return (await canLogIn(person)) ? null : "the account is gone";
        },
      }),
    ),
  );
  return { kind: "Auth past the server: delete", attacks, together: 1 };
}

/** Methods that tell whether an address has an account, in a project without protection against enumeration. Nobody can sign up in ours. */
const tellingMethods = ["createAuthUri", "sendOobCode", "signInWithPassword"] as const;

/** Compares what Auth answers for an address with an account and for one without. */
export async function enumerateCampaign(): Promise<Campaign> {
  const attacks = (await newPeople()).flatMap((person) =>
    namesOf(person).flatMap((known) =>
      tellingMethods.map(
        (method): Attack => ({
          name: `${method} ${known}`,
          attempt: async () => {
            const unknown = known.includes("@") ? personForm().email : personForm().username;
            const [about, other] = await Promise.all(
              [known, unknown].map((email) => ask(method, toQuestion(email))),
            );
            const isSynthetic = known.endsWith(".invalid");
            if (about?.registered && !isSynthetic) return "registered";
            const same = about?.status === other?.status && about?.error?.message === other?.error?.message;
            // A synthetic address tells what was known before: the uid in it.
            return same || isSynthetic ? null : gain(about?.status ?? 0, [other?.status ?? 0], about);
          },
        }),
      ),
    ),
  );
  return { kind: "Auth past the server: enumerate", attacks };
}

const toQuestion = (email: string) => ({
  email,
  identifier: email,
  continueUri: "https://halkopiha.example",
  password: "Arvattu-1",
  requestType: "PASSWORD_RESET",
  returnSecureToken: true,
});
