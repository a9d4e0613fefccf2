import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

/** The name of firebase-admin's default app; tests create further apps. */
const defaultApp = "[DEFAULT]";

let database: Firestore | undefined;

function app(): App {
  return getApps().find(({ name }) => name === defaultApp) ?? initializeApp();
}

/** The single Firestore client of this instance, created on first use. */
export function firestore(): Firestore {
  if (!database) {
    database = getFirestore(app());
    database.settings({ ignoreUndefinedProperties: true });
  }
  return database;
}

/** The bucket of images and exports. */
export async function bucket() {
  // Loaded on first use: most requests need no file, and this keeps cold starts short.
  const { getStorage } = await import("firebase-admin/storage");
  return getStorage(app()).bucket();
}

export function auth(): Auth {
  return getAuth(app());
}

/** The App Check service, which verifies that a call comes from our app. */
export async function appAttestation() {
  // Loaded on first use: App Check is off unless a deployment enables it.
  const { getAppCheck } = await import("firebase-admin/app-check");
  return getAppCheck(app());
}

/** The emulators' addresses, as `host:port`; undefined in production. */
export function emulators(): { auth: string; firestore: string } | undefined {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = process.env;
  return auth && firestore ? { auth, firestore } : undefined;
}
