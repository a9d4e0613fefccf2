import { liveToken } from "@halkopiha/domain/contract/accounts/session.ts";
import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from "firebase/auth";
import { connectFirestoreEmulator, type Firestore, getFirestore, terminate } from "firebase/firestore";
import { api } from "../api/client.ts";
import { fetchProjectConfig } from "../app-check/project-config.ts";

type Login = ResponseBody<typeof liveToken>;

/** Signs in with in-memory persistence: nothing is stored on the device. */
async function signIn(app: FirebaseApp, { token, emulators }: Login): Promise<Auth> {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  await signInWithCustomToken(auth, token);
  return auth;
}

function openDatabase(app: FirebaseApp, { emulators }: Login): Firestore {
  const database = getFirestore(app);
  const [host = "", port] = emulators?.firestore.split(":") ?? [];
  if (port) connectFirestoreEmulator(database, host, Number(port));
  return database;
}

/** A Firestore connection of the current user; the security rules apply. */
interface Connection {
  database: Firestore;
  /** Closes the connection, signs out and deletes the Firebase app. */
  close(): Promise<void>;
}

/** @throws when the token or configuration cannot be fetched, or the sign-in fails */
export async function connect(): Promise<Connection> {
  const [login, config] = await Promise.all([
    api(liveToken, {}, { handlesErrors: true, cache: "reload" }),
    fetchProjectConfig(),
  ]);
  // A unique app name, so that a new connection does not get an app that is still being deleted.
  const app = initializeApp(config, `live-${crypto.randomUUID()}`);
  try {
    // Before the first request: the SDK attaches the token to those that follow.
    if (login.siteKey) (await import("../app-check/attestation.ts")).attestApp(app, login.siteKey);
    const auth = await signIn(app, login);
    const database = openDatabase(app, login);
    return {
      database,
      async close() {
        await terminate(database);
        await signOut(auth);
        await deleteApp(app);
      },
    };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
