import { User } from "@halkopiha/domain/accounts/user.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument, readMany } from "../firestore/document.ts";
import { usernameRef } from "./identity/usernames.ts";

export const users = () => firestore().collection("users");

/** The document of a user. */
export const userRef = (id: string) => users().doc(id);

export async function findUser(id: string): Promise<User | null> {
  return parseDocument(User, await userRef(id).get());
}

const Sessions = z.object({
  sessionsValidFrom: z.optional(z.iso.datetime()),
  sessionsEpoch: z.optional(z.string()),
});

/** The time before which all logins of a stored user have ended, in milliseconds since the epoch; 0 when none has. */
function getSessionsValidFrom(snapshot: DocumentSnapshot): number {
  const validFrom = parseDocument(Sessions, snapshot)?.sessionsValidFrom;
  return validFrom === undefined ? 0 : Date.parse(validFrom);
}

/** The user of a login at this time; null when there is none, or when its sessions have ended since. */
export async function findUserOfSession(id: string, loggedInAt: Date): Promise<User | null> {
  const snapshot = await userRef(id).get();
  return loggedInAt.getTime() < getSessionsValidFrom(snapshot) ? null : parseDocument(User, snapshot);
}

/** As `getSessionsValidFrom`, of a user who is read for it. */
export async function readSessionsValidFrom(id: string, transaction?: Transaction): Promise<number> {
  return getSessionsValidFrom(await (transaction ? transaction.get(userRef(id)) : userRef(id).get()));
}

/** The epoch of a user's sessions, another one each time that all of them end; null before the first end. */
export async function readSessionsEpoch(id: string, transaction?: Transaction): Promise<string | null> {
  const snapshot = await (transaction ? transaction.get(userRef(id)) : userRef(id).get());
  return parseDocument(Sessions, snapshot)?.sessionsEpoch ?? null;
}

/** The users with these ids. Inside a transaction pass it as `read`. */
export function readUsers(
  ids: readonly string[],
  read?: Pick<Firestore, "getAll">,
): Promise<Map<string, User>> {
  return readMany(firestore(), "users", User, ids, read);
}

/** The uid of a user name, regardless of case; null when it is not taken. */
export async function findUidByUsername(username: string): Promise<string | null> {
  const key = toUsernameKey(username);
  if (!/^[\p{L}\p{N}._-]{1,60}$/u.test(key) || /^\.{1,2}$|^__.*__$/.test(key)) return null;
  const snapshot = await usernameRef(username).get();
  return snapshot.exists ? z.object({ uid: z.string() }).parse(snapshot.data()).uid : null;
}

/** The number of root users, read in a transaction. */
export async function countRoots(transaction: Transaction): Promise<number> {
  return (await transaction.get(users().where("role", "==", "root"))).size;
}

/** The number of root users. */
export async function countStoredRoots(): Promise<number> {
  return (await users().where("role", "==", "root").count().get()).data().count;
}

/** Reads a user in a transaction. */
export async function readUser(uid: string, transaction: Transaction): Promise<User | null> {
  return parseDocument(User, await transaction.get(userRef(uid)));
}
