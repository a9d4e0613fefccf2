import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as z from "zod/mini";
import { webApiKey } from "../../config.ts";

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
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
}

/** Signs in with a custom token. @returns an ID token */
export async function signInWithToken(token: string): Promise<string> {
  const response = await send("CustomToken", { token });
  if (!response.ok) throw new Error(`Auth answered ${response.status} to a custom token`);
  return SignedIn.parse(await response.json()).idToken;
}

/**
 * Checks a password. Passwords are stored only in Firebase Auth, and only its REST API can compare them.
 * @returns an ID token, or null when address or password is wrong
 * @throws AppError `notVerified` when the login is still disabled
 */
export async function signIn(email: string, password: string): Promise<string | null> {
  const response = await send("Password", { email, password });
  if (response.status === 400) {
    const answer = NotSignedIn.safeParse(await response.json());
    if (answer.data?.error.message.startsWith("USER_DISABLED")) throw new AppError("notVerified");
    return null;
  }
  if (!response.ok) throw new Error(`Auth answered ${response.status} to a sign-in`);
  return SignedIn.parse(await response.json()).idToken;
}
