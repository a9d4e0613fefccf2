import { firestore } from "../firebase.ts";

/** Resolves when Firestore answers. */
export async function ping(): Promise<void> {
  await firestore().collection("regions").limit(1).select().get();
}
