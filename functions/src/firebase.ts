import { type App, getApps, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";

/** What firebase-admin calls the app without a name; tests have others beside it. */
const defaultApp = "[DEFAULT]";

let database: Firestore | undefined;

function app(): App {
  return getApps().find(({ name }) => name === defaultApp) ?? initializeApp();
}

/** The one Firestore client of this instance, opened at first use. */
export function firestore(): Firestore {
  if (!database) {
    database = getFirestore(app());
    database.settings({ ignoreUndefinedProperties: true });
  }
  return database;
}

/** The bucket that holds images and exports. */
export async function bucket() {
  // Loaded at first use: most requests never touch a file, and a cold start should not pay for it.
  const { getStorage } = await import("firebase-admin/storage");
  return getStorage(app()).bucket();
}

export function auth(): Auth {
  return getAuth(app());
}

/** What attests that a call comes from our app. */
export async function appAttestation() {
  // Loaded at first use: it is off until a deployment switches it on.
  const { getAppCheck } = await import("firebase-admin/app-check");
  return getAppCheck(app());
}

/** Where the emulators listen that this runs with, as `host:port`; undefined in Google's cloud. */
export function emulators(): { auth: string; firestore: string } | undefined {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = process.env;
  return auth && firestore ? { auth, firestore } : undefined;
}
