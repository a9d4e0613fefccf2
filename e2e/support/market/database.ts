import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";

/** The database behind the app, without the API's checks. */
export const database = getFirestore(initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }));
