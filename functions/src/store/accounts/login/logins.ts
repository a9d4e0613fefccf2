import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { loginKeys, readKeys } from "../../../config.ts";
import { auth } from "../../../firebase.ts";
import { deriveLoginPassword, toLoginEmail } from "../../../keys/login-password.ts";

// Logins are stored in Firebase Auth: a password that only the server can derive, and whether the login is enabled. Addresses and roles are
// only in Firestore.

const CodedError = z.object({ code: z.string() });

/** The code of an error of Firebase Auth; null for other errors. */
export function getAuthErrorCode(error: unknown): string | null {
  const coded = CodedError.safeParse(error);
  return coded.success && coded.data.code.startsWith("auth/") ? coded.data.code : null;
}

/** Resolves with null when Auth rejects with one of these codes. */
async function nullOnCodes<T>(codes: readonly string[], answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const code = getAuthErrorCode(error);
    if (code && codes.includes(code)) return null;
    throw error;
  }
}

const userNotFoundCodes = ["auth/user-not-found"];

export interface NewLogin {
  uid: string;
  /** As the user types it. */
  password: string;
  /** True until the address is verified. */
  disabled: boolean;
}

/** What Auth stores for a user and a password that was typed: keyboards write the same letter with one character or with two. */
function toCredentials(uid: string, password: string) {
  const [key] = readKeys(loginKeys);
  const derived = deriveLoginPassword(key, uid, password.normalize("NFC"));
  return { email: toLoginEmail(key, uid), password: derived };
}

/** Creates a login. @returns whether the uid was free */
export async function createLogin({ uid, password, disabled }: NewLogin): Promise<boolean> {
  const created = await nullOnCodes(
    ["auth/email-already-exists", "auth/uid-already-exists"],
    auth().createUser({ uid, ...toCredentials(uid, password), disabled }),
  );
  return created !== null;
}

/** Creates a login without a password, disabled until its user has chosen one; none when there is one. */
export async function createEmptyLogin(uid: string): Promise<void> {
  await nullOnCodes(["auth/uid-already-exists"], auth().createUser({ uid, disabled: true }));
}

/** The address under which Auth knows a user; null when there is no login. That of a login from before derived passwords is the real one. */
export async function findLoginEmail(uid: string): Promise<string | null> {
  return (await nullOnCodes(userNotFoundCodes, auth().getUser(uid)))?.email ?? null;
}

/** Enables the login of a user whose address is verified. */
export async function enableLogin(uid: string): Promise<void> {
  await auth().updateUser(uid, { disabled: false });
}

/** Sets the password of a login, as the user types it. The caller ends the sessions. @returns whether the login exists */
export async function setPassword(uid: string, password: string): Promise<boolean> {
  return (
    (await nullOnCodes(userNotFoundCodes, auth().updateUser(uid, toCredentials(uid, password)))) !== null
  );
}

/**
 * The Auth user that a user's devices sign in as. It differs from the user's own login, with which a device could change e-mail address and
 * password.
 */
const toDeviceUid = (uid: string) => `device-${uid}`;

/**
 * Revokes the tokens that Auth has issued to a user and their devices. Auth counts in whole seconds and would accept a login of the same
 * second, so this waits until the second is over.
 */
export async function revokeSessions(uid: string): Promise<void> {
  await sleep(1000 - (Date.now() % 1000));
  await Promise.all(
    [uid, toDeviceUid(uid)].map((id) => nullOnCodes(userNotFoundCodes, auth().revokeRefreshTokens(id))),
  );
}

/**
 * A custom token with which a user's device signs in to Firestore; it is valid for an hour. The rules check the user document, and deny
 * access when the session, or those of `loggedInAt`, have ended.
 */
export async function createDeviceToken({
  uid,
  loggedInAt,
  sessionId,
}: {
  uid: string;
  loggedInAt: Date;
  sessionId: string;
}): Promise<string> {
  const device = toDeviceUid(uid);
  // Sign-up is disabled in the project, so the device's user must exist before it signs in.
  await nullOnCodes(["auth/uid-already-exists"], auth().createUser({ uid: device }));
  return auth().createCustomToken(device, {
    user: uid,
    loggedInAt: loggedInAt.getTime(),
    session: sessionId,
  });
}

/** A custom token for the user's own login. It must never be sent to a client, which could change the login with it. */
export function createOwnToken(uid: string, session: string): Promise<string> {
  return auth().createCustomToken(uid, { session });
}

/** A session cookie of Auth for a fresh sign-in; null when the login was disabled or deleted meanwhile. */
export function createSessionCookie(idToken: string, expiresIn: number): Promise<string | null> {
  return nullOnCodes(
    [...userNotFoundCodes, "auth/user-disabled"],
    auth().createSessionCookie(idToken, { expiresIn }),
  );
}

/** Deletes logins, those of devices too, with every session; logins that do not exist are ignored. */
export async function deleteLogins(uids: readonly string[]): Promise<void> {
  const { errors } = await auth().deleteUsers([...uids, ...uids.map(toDeviceUid)]);
  if (errors[0]) throw errors[0].error;
}
