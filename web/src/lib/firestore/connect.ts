import { liveToken } from "@halkopiha/domain/contract/accounts/session.ts";
import type { Answer } from "@halkopiha/domain/contract/call.ts";
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
import * as z from "zod/mini";
import { api } from "../api/client.ts";

type Login = Answer<typeof liveToken>;

const Config = z.looseObject({ projectId: z.string(), apiKey: z.string() });

/** Which Firebase project this is. Hosting knows it, wherever it runs. */
async function fetchProjectConfig(): Promise<z.infer<typeof Config>> {
  const response = await fetch("/__/firebase/init.json");
  return Config.parse(await response.json());
}

/** Signs in for as long as this page lives: nothing of it is kept on the device. */
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

/** Firestore under its rules, as the person who is logged in. */
interface Connection {
  database: Firestore;
  /** Leaves nothing of the connection. */
  close(): Promise<void>;
}

/** @throws whatever keeps it from connecting */
export async function connect(): Promise<Connection> {
  const [login, config] = await Promise.all([
    api(liveToken, {}, { silent: true, fresh: true }),
    fetchProjectConfig(),
  ]);
  // A name of its own: one that is being closed must not be met again.
  const app = initializeApp(config, `live-${crypto.randomUUID()}`);
  try {
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
