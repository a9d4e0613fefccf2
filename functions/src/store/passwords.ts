import { Refusal } from "@halkopiha/domain/refusal.ts";
import * as z from "zod/mini";
import { webApiKey } from "../config.ts";

/** What the Auth REST API answers to a right password, and to others. */
const SignedIn = z.object({ idToken: z.string() });
const NotSignedIn = z.object({ error: z.object({ message: z.string() }) });

/** Where passwords are checked: the Auth emulator when there is one. */
function signInUrl(): string {
  const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const origin = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : "https://identitytoolkit.googleapis.com";
  return `${origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(webApiKey.value())}`;
}

/**
 * Checks a password. Passwords live in Firebase Auth only, and only its REST API can compare them.
 * @returns an ID token, or null when the pair is wrong
 * @throws Refusal `notVerified` when the login is still closed
 */
export async function signIn(email: string, password: string): Promise<string | null> {
  const response = await fetch(signInUrl(), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (response.status === 400) {
    const answer = NotSignedIn.safeParse(await response.json());
    if (answer.data?.error.message.startsWith("USER_DISABLED")) throw new Refusal("notVerified");
    return null;
  }
  if (!response.ok) throw new Error(`Auth answered ${response.status} to a sign-in`);
  return SignedIn.parse(await response.json()).idToken;
}
