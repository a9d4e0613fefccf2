import { liveToken } from "@halkopiha/domain/contract/accounts/session.ts";
import * as z from "zod/mini";
import type { Client } from "./api.ts";

const {
  FIREBASE_AUTH_EMULATOR_HOST,
  FIRESTORE_EMULATOR_HOST,
  FIREBASE_STORAGE_EMULATOR_HOST,
  GCLOUD_PROJECT,
} = process.env;

const authUrl = `http://${FIREBASE_AUTH_EMULATOR_HOST}`;

/** The tokens of a Firebase Auth session. */
export const AuthSession = z.object({ idToken: z.string(), refreshToken: z.string() });
export type AuthSession = z.infer<typeof AuthSession>;

const Refreshed = z.object({ id_token: z.string(), refresh_token: z.string() });

/** Calls a method of the Identity Toolkit, as anyone with the public web key can. */
export function identityToolkit(method: string, body: object): Promise<Response> {
  return fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The custom token that the API issues to a user's device. */
export async function readDeviceToken(client: Client): Promise<string> {
  return (await client.call(liveToken, {})).token;
}

/** Signs in with a custom token, without the API; null when Auth rejects it. */
export async function signInWith(token: string): Promise<AuthSession | null> {
  const response = await identityToolkit("signInWithCustomToken", { token, returnSecureToken: true });
  return response.ok ? AuthSession.parse(await response.json()) : null;
}

/** A new ID token for a refresh token; null when Auth rejects it. */
export async function refreshSession({ refreshToken }: AuthSession): Promise<AuthSession | null> {
  const response = await fetch(`${authUrl}/securetoken.googleapis.com/v1/token?key=local`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
  });
  if (!response.ok) return null;
  const { id_token, refresh_token } = Refreshed.parse(await response.json());
  return { idToken: id_token, refreshToken: refresh_token };
}

/** The HTTP status of Firestore's response to reading this document or collection. */
export async function firestoreStatus(path: string, { idToken }: AuthSession): Promise<number> {
  const url = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents/${path}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })).status;
}

/** The HTTP status of Storage's response to reading this file. */
export async function storageStatus(bucket: string, file: string, { idToken }: AuthSession): Promise<number> {
  const url = `http://${FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket}/o/${encodeURIComponent(file)}?alt=media`;
  return (await fetch(url, { headers: { authorization: `Firebase ${idToken}` } })).status;
}
