import { randomUUID } from "node:crypto";
import { Export } from "@halkopiha/domain/admin/seller-list-export.ts";
import { type DocumentReference, type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { database } from "../market.ts";

const read = (snapshot: DocumentSnapshot) => Export.parse({ ...snapshot.data(), _id: snapshot.id });

export const readExport = async (ref: DocumentReference) => read(await ref.get());

/** Requests an export of the seller list as an admin's browser does. */
export async function requestExport(change: object = {}): Promise<DocumentReference> {
  const ref = database.collection("exports").doc(randomUUID());
  const now = Timestamp.now();
  const asked = { requestedBy: "yllapito", state: "requested", createdAt: now, updatedAt: now };
  await ref.create({ ...asked, ...change });
  return ref;
}

/** Listens until an export is done or failed, and returns all its observed states. */
export function waitForExport(ref: DocumentReference): Promise<Export[]> {
  const seen: Export[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Export[]>();
  const stop = ref.onSnapshot((snapshot) => {
    const now = read(snapshot);
    seen.push(now);
    if (now.state === "done" || now.state === "failed") resolve(seen);
  }, reject);
  return promise.finally(stop);
}
