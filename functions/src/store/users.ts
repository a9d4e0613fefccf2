import { User } from "@halkopiha/domain/user.ts";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseDocument, readMany } from "./document.ts";

export async function findUser(id: string): Promise<User | null> {
  return parseDocument(User, await firestore().collection("users").doc(id).get());
}

/** The users with these ids. Inside a transaction pass it as `read`. */
export function readUsers(
  ids: readonly string[],
  read?: Pick<Firestore, "getAll">,
): Promise<Map<string, User>> {
  return readMany(firestore(), "users", User, ids, read);
}

/** Who holds a user name, without regard to case; null when nobody does. */
export async function uidOfUsername(username: string): Promise<string | null> {
  const key = username.toLowerCase();
  if (!/^[\p{L}\p{N}._-]{1,60}$/u.test(key) || /^\.{1,2}$|^__.*__$/.test(key)) return null;
  const snapshot = await firestore().collection("usernames").doc(key).get();
  return snapshot.exists ? z.object({ uid: z.string() }).parse(snapshot.data()).uid : null;
}
