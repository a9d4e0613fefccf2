import { setTimeout as sleep } from "node:timers/promises";
import { taken } from "@halkopiha/domain/refusal.ts";
import type { Role } from "@halkopiha/domain/user.ts";
import * as z from "zod/mini";
import { auth } from "../firebase.ts";

// Logins live in Firebase Auth: an e-mail address, a password, whether it is open, and the role as a claim. Decision 7.

const CodedError = z.object({ code: z.string() });

/** Auth's word for what went wrong; null when it is not Auth that says it. */
export function authErrorCode(error: unknown): string | null {
  const coded = CodedError.safeParse(error);
  return coded.success && coded.data.code.startsWith("auth/") ? coded.data.code : null;
}

/** Auth wants an address; who has given none gets one that is never mailed. */
export function unmailedAddress(uid: string): string {
  return `${uid.toLowerCase()}@users.halkopiha.invalid`;
}

/** Resolves with null when Auth answers with one of these words. */
async function unless<T>(codes: readonly string[], answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const code = authErrorCode(error);
    if (code && codes.includes(code)) return null;
    throw error;
  }
}

const unknown = ["auth/user-not-found"];

export interface NewLogin {
  uid: string;
  email: string;
  password: string;
  /** Closed until the address is proved. */
  disabled: boolean;
  role: Role;
}

/** Opens a login. @returns whether the address was free */
export async function createLogin({ role, ...login }: NewLogin): Promise<boolean> {
  const created = await unless(
    ["auth/email-already-exists"],
    auth().createUser({ ...login, emailVerified: !login.disabled }),
  );
  if (created) await auth().setCustomUserClaims(login.uid, { role });
  return created !== null;
}

/** The login with this id or address; null when there is none. */
export function findLogin(by: { uid: string } | { email: string }) {
  return unless(unknown, "uid" in by ? auth().getUser(by.uid) : auth().getUserByEmail(by.email));
}

/** Lets a person in whose address is proved. */
export async function openLogin(uid: string): Promise<void> {
  await auth().updateUser(uid, { disabled: false, emailVerified: true });
}

export interface LoginChange {
  email?: string;
  password?: string;
  role?: Role;
}

/**
 * Changes a login. What ends sessions is up to the caller.
 * @throws Refusal `emailTaken`
 */
export async function changeLogin(uid: string, { role, ...change }: LoginChange): Promise<void> {
  if (Object.keys(change).length > 0) {
    const changed = await unless(["auth/email-already-exists"], auth().updateUser(uid, change));
    if (!changed) throw taken("email");
  }
  if (role) await auth().setCustomUserClaims(uid, { role });
}

/**
 * Ends every session of a person. Auth counts in whole seconds and a login of the same second would hold, so this waits for
 * the second to be over.
 */
export async function revokeSessions(uid: string): Promise<void> {
  await sleep(1000 - (Date.now() % 1000));
  await unless(unknown, auth().revokeRefreshTokens(uid));
}

/** What a device signs in to Firestore with, past our API: the rules go by the role. It lasts an hour. */
export function liveTokenFor(uid: string, role: Role): Promise<string> {
  return auth().createCustomToken(uid, { role });
}

/** Takes logins away, and with them every session; those that are gone already do no harm. */
export async function deleteLogins(uids: readonly string[]): Promise<void> {
  const { errors } = await auth().deleteUsers([...uids]);
  if (errors[0]) throw errors[0].error;
}
