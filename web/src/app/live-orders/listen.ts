import { liveToken } from "@halkopiha/domain/contract/session.ts";
import type { Answer } from "@halkopiha/domain/contract.ts";
import type { Order } from "@halkopiha/domain/order.ts";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signOut,
} from "firebase/auth";
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  terminate,
  where,
} from "firebase/firestore";
import * as z from "zod/mini";
import { api } from "../api.ts";
import { orderOf } from "./firestore-order.ts";

/** So many of the newest orders are followed. */
const followed = 20;

type Login = Answer<typeof liveToken>;

const Config = z.looseObject({ projectId: z.string(), apiKey: z.string() });

/** Which Firebase project this is. Hosting knows it, wherever it runs. */
async function projectConfig(): Promise<z.infer<typeof Config>> {
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

/**
 * Follows a seller's newest orders under the rules of Firestore; `told` hears of all of them whenever one comes or changes.
 * @returns how to stop, after which nothing of the connection is left
 * @throws whatever keeps it from connecting
 */
export async function listen(
  sellerId: string,
  told: (orders: readonly Order[]) => void,
): Promise<() => Promise<void>> {
  const [login, config] = await Promise.all([
    api(liveToken, {}, { silent: true, fresh: true }),
    projectConfig(),
  ]);
  // A name of its own: one that is being closed must not be met again.
  const app = initializeApp(config, `orders-${crypto.randomUUID()}`);
  try {
    const auth = await signIn(app, login);
    const database = openDatabase(app, login);
    const newest = query(
      collection(database, "orders"),
      where("seller._id", "==", sellerId),
      orderBy("createdAt", "desc"),
      limit(followed),
    );
    const unfollow = onSnapshot(
      newest,
      ({ docs }) => told(docs.map(orderOf).filter((order) => order !== null)),
      // An account that has been closed meanwhile: the page goes on without.
      () => undefined,
    );
    return async () => {
      unfollow();
      await terminate(database);
      await signOut(auth);
      await deleteApp(app);
    };
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}
