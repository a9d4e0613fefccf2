import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as z from "zod/mini";
import { loginKeys, readKeys, webApiKey } from "../../../config.ts";
import { deriveLoginPassword, toLoginEmail } from "../../../keys/login-password.ts";
import { readSessionsValidFrom } from "../users.ts";
import { findLoginEmail, setPassword } from "./logins.ts";

/** Response of the Auth REST API to a right password, and to a wrong one. */
const SignedIn = z.object({ idToken: z.string() });
const NotSignedIn = z.object({ error: z.object({ message: z.string() }) });

/** The sign-in URL of the Auth emulator if it is configured, otherwise of Auth. */
function signInUrl(by: "Password" | "CustomToken"): string {
  const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const origin = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : "https://identitytoolkit.googleapis.com";
  return `${origin}/v1/accounts:signInWith${by}?key=${encodeURIComponent(webApiKey.value())}`;
}

function send(by: "Password" | "CustomToken", body: object): Promise<Response> {
  return fetch(signInUrl(by), {
    method: "POST",
    redirect: "error",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
}

/** Signs in with a custom token. @returns an ID token; null when the login is disabled or was deleted meanwhile */
export async function signInWithToken(token: string): Promise<string | null> {
  const response = await send("CustomToken", { token });
  if (response.status === 400) return null;
  if (!response.ok) throw new Error(`Auth answered ${response.status} to a custom token`);
  return SignedIn.parse(await response.json()).idToken;
}

/** Signs in at Auth. @returns an ID token, or null when address or password is wrong. @throws AppError `notVerified`, `tooOften` */
async function signIn(email: string, password: string): Promise<string | null> {
  const response = await send("Password", { email, password });
  if (response.status === 400) {
    const answer = NotSignedIn.safeParse(await response.json());
    const message = answer.data?.error.message ?? "";
    if (message.startsWith("USER_DISABLED")) throw new AppError("notVerified");
    if (message.startsWith("TOO_MANY_ATTEMPTS")) throw new AppError("tooOften");
    return null;
  }
  if (!response.ok) throw new Error(`Auth answered ${response.status} to a sign-in`);
  return SignedIn.parse(await response.json()).idToken;
}

/** A uid without a login: an unknown user name is checked like a wrong password and takes the same time. */
const nobody = "nobody";

/**
 * Signs in with the password as an earlier version stored it: with an older key, as it was typed before it was normalised, or not derived.
 * @returns whether it is right
 */
async function isFormerPassword(uid: string, password: string): Promise<boolean> {
  const keys = readKeys(loginKeys);
  const normalized = password.normalize("NFC");
  for (const key of keys) {
    const spellings = new Set([normalized, password]);
    // Compared before.
    if (key === keys[0]) spellings.delete(normalized);
    for (const spelling of spellings) {
      if (await signIn(toLoginEmail(key, uid), deriveLoginPassword(key, uid, spelling))) return true;
    }
  }
  const [newest] = keys;
  const email = await findLoginEmail(uid);
  return email !== null && email !== toLoginEmail(newest, uid) && (await signIn(email, password)) !== null;
}

/** Signs in with the password as it is derived with the newest key. */
function signInWithNewest(uid: string, password: string): Promise<string | null> {
  const [key] = readKeys(loginKeys);
  return signIn(toLoginEmail(key, uid), deriveLoginPassword(key, uid, password.normalize("NFC")));
}

/**
 * Checks a password. Passwords are stored only in Firebase Auth, and only its REST API can compare them.
 * @throws AppError `notVerified` when the login is still disabled
 */
export async function isPassword(uid: string, password: string): Promise<boolean> {
  return (await signInWithNewest(uid, password)) !== null || isFormerPassword(uid, password);
}

/**
 * Checks the password of a login. One from before the newest key is converted, which ends the user's other sessions.
 * @param uid null for an unknown user name
 * @throws AppError `notVerified` when the login is still disabled
 */
export async function isLoginPassword(uid: string | null, password: string): Promise<boolean> {
  const id = uid ?? nobody;
  if ((await signInWithNewest(id, password)) !== null) return true;
  const validFrom = await readSessionsValidFrom(id);
  if (!(await isFormerPassword(id, password))) return false;
  // The password may have been changed since it was compared.
  if ((await readSessionsValidFrom(id)) !== validFrom) return false;
  await setPassword(id, password);
  return true;
}
