import { FirebaseError, initializeApp } from "firebase/app";
import * as web from "firebase/firestore";

// The script of the page in the browser: the web SDK, and a log of the events that its listeners receive.

let db: web.Firestore;
const eventLog: Record<string, string[]> = {};
const listeners: Record<string, () => void> = {};

export { web };

export interface Connection {
  readonly project: string;
  readonly port: number;
  readonly settings: web.FirestoreSettings;
  readonly uid: string;
}

export function connect({ project, port, settings, uid }: Connection): void {
  db = web.initializeFirestore(initializeApp({ projectId: project, apiKey: "demo" }), settings);
  web.connectFirestoreEmulator(db, "127.0.0.1", port, { mockUserToken: { sub: uid } });
}

export const database = (): web.Firestore => db;
export const documentAt = (path: string): web.DocumentReference => web.doc(db, path);
export const collectionAt = (path: string): web.CollectionReference => web.collection(db, path);
export const listEvents = (name: string): string[] => eventLog[name] ?? [];

/** Logs every change of a query's result, or the error code that ends the listener. */
export function listen(name: string, query: web.Query): void {
  const notes: string[] = [];
  eventLog[name] = notes;
  listeners[name] = web.onSnapshot(
    query,
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) notes.push(`${type} ${doc.id} ${doc.get("n")}`);
    },
    ({ code }) => notes.push(code),
  );
}

/** The error code that an action rejects with, or "none". */
export async function getErrorCode(action: Promise<unknown>): Promise<string> {
  try {
    await action;
    return "none";
  } catch (thrown) {
    return thrown instanceof FirebaseError ? thrown.code : String(thrown);
  }
}

export function stop(name: string): void {
  listeners[name]?.();
}
