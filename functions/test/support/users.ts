import { randomInt, randomUUID } from "node:crypto";
import { register, verifyPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import type { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import type { QuerySnapshot } from "firebase-admin/firestore";
import { Client, parseErrorBody } from "./api.ts";
import { database } from "./market.ts";
import { oncePerFile } from "./once-per-file.ts";

export const password = "Halkomestari1";

/** A filled sign-up form of a private person, with an unused user name and address. */
export function personForm(change: { email?: string; accountPlan?: PlanName; termsVersion?: number } = {}) {
  // A letter first: who reads a pincode from a mail would take eight digits of a name for it.
  const username = `testi-t${randomUUID().slice(0, 7)}`;
  return {
    business: false as const,
    firstname: "Tuomas",
    lastname: "Tukkinen",
    socialSecurityNumber: "010190-900P",
    email: `${username}@posti.example`,
    contactByPhone: false,
    username,
    password,
    confPassword: password,
    accountPlan: "basic" as const,
    phonenumber: "050 000 0999",
    contactPerson: "Tuomas Tukkinen",
    street: "Metsätie 3",
    zip: "33100",
    region: "pirkanmaa",
    locality: "tampere",
    terms: true as const,
    ...change,
  };
}

/** An unused Y-tunnus with its check digit. */
export function newYtunnus(): string {
  const digits = String(randomInt(1_000_000, 8_999_999));
  const weights = [7, 9, 10, 5, 8, 4, 2];
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  return rest === 1 ? newYtunnus() : `${digits}-${rest === 0 ? 0 : 11 - rest}`;
}

/** A filled sign-up form of a business. */
export function businessForm() {
  const { firstname, lastname, socialSecurityNumber, ...form } = personForm();
  return {
    ...form,
    business: true as const,
    companyName: "Tukkisen Puu Oy",
    ytunnus: newYtunnus(),
    website: "www.tukkinen.example",
  };
}

/** Maximum time for a trigger to send a mail, in milliseconds; below the tests' own limit, so that the error says what is missing. */
const mailTimeout = 120_000;

/**
 * Waits until `read` finds something in the mails to an address or number.
 * @throws Error with the states of these mails when it finds nothing in time
 */
async function waitForMail<T>(to: string, read: (mails: QuerySnapshot) => T | null): Promise<T> {
  let states = "no mail";
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Not sent to ${to} in time; there is ${states}.`));
    }, mailTimeout);
    const stop = database
      .collection("mail")
      .where("to", "==", to)
      .onSnapshot((mails) => {
        states = mails.docs.map((mail) => `a mail '${mail.get("state")}'`).join(", ") || states;
        const result = read(mails);
        if (result === null) return;
        clearTimeout(timer);
        stop();
        resolve(result);
      }, reject);
  });
}

/** The latest pincode sent to this address or number, once its message has the state `kept`. */
export function waitForCode(to: string, ...notThese: string[]): Promise<string> {
  return waitForMail(to, ({ docs }) => {
    const codes = docs
      .filter((message) => message.get("state") === "kept" && message.get("pincodeId") !== undefined)
      .sort((a, b) => b.get("createdAt").toMillis() - a.get("createdAt").toMillis())
      .map((message) => /\b(?:[0-9]{8}|[0-9]{6})\b/.exec(String(message.get("text")))?.[0]);
    return codes.find((code) => code !== undefined && !notThese.includes(code)) ?? null;
  });
}

/** The subject of the first mail to an address. */
export function waitForMailSubject(to: string): Promise<string> {
  return waitForMail(to, ({ docs }) => (docs[0] ? String(docs[0].get("subject")) : null));
}

/** A user who has registered and verified the address; not yet active. */
export async function registerUser(
  form = personForm(),
): Promise<{ client: Client; uid: string; username: string }> {
  const client = new Client();
  await client.call(register, { body: form });
  const to = form.contactByPhone ? form.phonenumber : form.email;
  await client.call(verifyPincode, { body: { pincode: await waitForCode(to) } });
  await client.logIn(form.username, form.password);
  return { client, uid: await readUid(form.username), username: form.username };
}

/** The sealed personal identity code of a user; undefined without one. */
export async function readSealedId(uid: string): Promise<unknown> {
  return (await database.collection("personalIds").doc(uid).get()).get("sealed");
}

export async function readUid(username: string): Promise<string> {
  return String((await database.collection("usernames").doc(username).get()).get("uid"));
}

/** A new user whom an admin has activated without a payment, with the user-info form that changes nothing. */
export async function registerActiveSeller(admin: Client) {
  const person = await registerUser();
  const params = { id: person.uid };
  await admin.call(activateUser, { params, body: { active: true, paid: false } });
  const email = `${person.username}@posti.example`;
  const form = (change: Record<string, unknown> = {}) => userForm({ email, ...change });
  return { ...person, params, email, form };
}

/** The user-info form with the data of the sign-up form. */
export function userForm(change: Record<string, unknown> = {}) {
  const { username, password: _, confPassword, accountPlan, terms, contactByPhone, ...form } = personForm();
  return { ...form, socialSecurityNumber: "******-****", currentPassword: password, ...change };
}

/** Root of the sample market. */
export const logInAsRoot = oncePerFile(() => new Client().logIn("juuri", "Juurijuuri1"));

/** A user created by root, verified at once. */
export async function createUserAsRoot(role: "user" | "admin" | "root" = "user") {
  const { confPassword, terms, ...form } = personForm();
  const { seller } = await (await logInAsRoot()).call(createUser, { body: { ...form, role } });
  return { uid: seller._id, username: form.username, email: form.email };
}

export const logInAs = ({ username }: { username: string }) => new Client().logIn(username, password);
/** The outcome of a call: its error code, or `done`. */
export const getErrorCode = async (reply: Promise<Awaited<ReturnType<Client["send"]>>>) => {
  const answered = await reply;
  return answered.status < 300 ? "done" : parseErrorBody(answered).code;
};
