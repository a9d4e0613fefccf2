import { setTimeout as sleep } from "node:timers/promises";
import { takenError } from "@halkopiha/domain/contract/app-error.ts";
import * as z from "zod/mini";
import { auth } from "../../firebase.ts";

// Logins live in Firebase Auth: an e-mail address, a password, and whether it is open. Roles are in the person's document alone.

const CodedError = z.object({ code: z.string() });

/** Auth's word for what went wrong; null when it is not Auth that says it. */
export function getAuthErrorCode(error: unknown): string | null {
  const coded = CodedError.safeParse(error);
  return coded.success && coded.data.code.startsWith("auth/") ? coded.data.code : null;
}

/** Auth wants an address; who has given none gets one that is never mailed. */
export function createPlaceholderEmail(uid: string): string {
  return `${uid.toLowerCase()}@users.halkopiha.invalid`;
}

/** Resolves with null when Auth answers with one of these words. */
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
  email: string;
  password: string;
  /** Closed until the address is proved. */
  disabled: boolean;
}

/** Makes a login. @returns whether its uid and address were free */
export async function createLogin(login: NewLogin): Promise<boolean> {
  const created = await nullOnCodes(
    ["auth/email-already-exists", "auth/uid-already-exists"],
    auth().createUser({ ...login, emailVerified: !login.disabled }),
  );
  return created !== null;
}

/** The login with this id or address; null when there is none. */
export function findLogin(by: { uid: string } | { email: string }) {
  return nullOnCodes(
    userNotFoundCodes,
    "uid" in by ? auth().getUser(by.uid) : auth().getUserByEmail(by.email),
  );
}

/** Lets a person in whose address is proved. */
export async function enableLogin(uid: string): Promise<void> {
  await auth().updateUser(uid, { disabled: false, emailVerified: true });
}

export interface LoginChange {
  email?: string;
  password?: string;
}

/**
 * Changes a login. What ends sessions is up to the caller.
 * @throws AppError `emailTaken`
 */
export async function changeLogin(uid: string, change: LoginChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const changed = await nullOnCodes(["auth/email-already-exists"], auth().updateUser(uid, change));
  if (!changed) throw takenError("email");
}

/** Gives a login another password. @returns whether there is such a login */
export async function setPassword(uid: string, password: string): Promise<boolean> {
  return (await nullOnCodes(userNotFoundCodes, auth().updateUser(uid, { password }))) !== null;
}

/** The Auth user that a person's devices sign in as. It is not the person's own, which could change its e-mail and password. */
const toDeviceUid = (uid: string) => `device-${uid}`;

/**
 * Revokes what Auth has issued to a person and their devices. Auth counts in whole seconds and a login of the same second would
 * hold, so this waits for the second to be over.
 */
export async function revokeSessions(uid: string): Promise<void> {
  await sleep(1000 - (Date.now() % 1000));
  await Promise.all(
    [uid, toDeviceUid(uid)].map((id) => nullOnCodes(userNotFoundCodes, auth().revokeRefreshTokens(id))),
  );
}

/**
 * The custom token that a person's device signs in to Firestore with; it lasts an hour. The rules ask the person's document what it
 * opens, and refuse it when the sessions of `loggedInAt` have been ended.
 */
export async function createDeviceToken(uid: string, loggedInAt: Date): Promise<string> {
  const device = toDeviceUid(uid);
  // Signing up is switched off in the project, so the device's user has to be there before it signs in.
  await nullOnCodes(["auth/uid-already-exists"], auth().createUser({ uid: device }));
  return auth().createCustomToken(device, { user: uid, loggedInAt: loggedInAt.getTime() });
}

/** A custom token of the person's own. It never leaves the server: with it one could change the login. */
export function createOwnToken(uid: string): Promise<string> {
  return auth().createCustomToken(uid);
}

/** Takes logins away, those of devices too, and with them every session; those that are gone already do no harm. */
export async function deleteLogins(uids: readonly string[]): Promise<void> {
  const { errors } = await auth().deleteUsers([...uids, ...uids.map(toDeviceUid)]);
  if (errors[0]) throw errors[0].error;
}
