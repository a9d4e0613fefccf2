import { FieldValue, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { batchSize } from "../../firestore/batches.ts";
import { parseDocument } from "../../firestore/document.ts";

// Sealed personal identity codes, in a collection that no client reads: a seller's device and admins read the user's document.

const personalIdRef = (uid: string) => firestore().collection("personalIds").doc(uid);

/** Stores a user's sealed code (`sealPersonalId`), or deletes it when null. */
export function storePersonalIdWith(transaction: Transaction, uid: string, sealed: string | null): void {
  if (sealed === null) transaction.delete(personalIdRef(uid));
  else transaction.set(personalIdRef(uid), { sealed, updatedAt: FieldValue.serverTimestamp() });
}

const OldUser = z.object({ personalId: z.string() });

/** Moves one page of the codes that were stored in the users' own documents. @returns how many it has found */
function movePage(): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const old = firestore().collection("users").where("personalId", ">", "").limit(batchSize);
    const { docs } = await transaction.get(old.select("personalId"));
    const moved =
      docs.length === 0 ? [] : await transaction.getAll(...docs.map(({ id }) => personalIdRef(id)));
    for (const [index, found] of docs.entries()) {
      const stored = parseDocument(OldUser, found);
      if (stored && moved[index]?.exists === false)
        storePersonalIdWith(transaction, found.id, stored.personalId);
      transaction.update(found.ref, { personalId: FieldValue.delete() });
    }
    return docs.length;
  });
}

/** Moves the codes that an earlier version stored in the users' own documents; a code that was sealed anew since is kept. */
export async function movePersonalIds(): Promise<void> {
  while ((await movePage()) === batchSize);
}
