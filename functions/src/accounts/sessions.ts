import { loginLifetime } from "../config.ts";
import { auth } from "../firebase.ts";
import { createOwnToken } from "../store/accounts/logins.ts";
import { signInWithToken } from "../store/accounts/passwords.ts";

/** A login that lasts: the bearer token of our API. */
export interface Session {
  token: string;
  /** ISO 8601. */
  expiry: string;
}

/** Makes a session of a sign-in that has just happened. */
export async function openSession(idToken: string): Promise<Session> {
  const token = await auth().createSessionCookie(idToken, { expiresIn: loginLifetime });
  return { token, expiry: new Date(Date.now() + loginLifetime).toISOString() };
}

/**
 * A session for somebody whose own change has just ended all of theirs; null when none can be opened, and they log in
 * again.
 */
export async function renewSession(uid: string): Promise<Session | null> {
  try {
    return await openSession(await signInWithToken(await createOwnToken(uid)));
  } catch {
    return null;
  }
}
