import { loginLifetime } from "../config.ts";
import { auth } from "../firebase.ts";
import { createOwnToken } from "../store/accounts/logins.ts";
import { signInWithToken } from "../store/accounts/passwords.ts";

/** A session cookie of Firebase Auth, used as the bearer token of the API. */
export interface Session {
  token: string;
  /** ISO 8601. */
  expiry: string;
}

/** Creates a session from a fresh sign-in. */
export async function openSession(idToken: string): Promise<Session> {
  const token = await auth().createSessionCookie(idToken, { expiresIn: loginLifetime });
  return { token, expiry: new Date(Date.now() + loginLifetime).toISOString() };
}

/** A session for a user whose own change has just ended all sessions; null when it cannot be created, and the user has to log in again. */
export async function renewSession(uid: string): Promise<Session | null> {
  try {
    return await openSession(await signInWithToken(await createOwnToken(uid)));
  } catch {
    return null;
  }
}
