import { initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";

export type Bucket = ReturnType<ReturnType<typeof getStorage>["bucket"]>;

export interface Clients {
  auth: Auth;
  firestore: Firestore;
  bucket: Bucket;
}

/**
 * The Admin SDK's clients of the running suite.
 * @throws Error when the environment does not name emulators: the sample market must never be written to a real project
 */
export function connect(): Clients {
  const projectId = process.env["GCLOUD_PROJECT"];
  if (!projectId?.startsWith("demo-") || !process.env["FIRESTORE_EMULATOR_HOST"]) {
    throw new Error("Only the emulator suite can be filled: run this through npm start or npm run suite.");
  }
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` });
  return { auth: getAuth(app), firestore: getFirestore(app), bucket: getStorage(app).bucket() };
}
