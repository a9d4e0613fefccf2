import { toUserIndexFields, withLocality } from "@halkopiha/domain/accounts/account.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { Locality, type LocalityRef } from "@halkopiha/domain/reference-data/region.ts";
import { FieldValue, type Query } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { forEachBatch } from "../firestore/batches.ts";
import { findChangedFields, parseDocument, safeParseDocument } from "../firestore/document.ts";

/** Number of users changed in one transaction: each may deliver to every locality, and a transaction is limited to 10 MiB. */
const batchSize = 100;

const users = () => firestore().collection("users");
const localityRef = (id: string) => firestore().collection("localities").doc(id);

function syncUsers(id: string, usersQuery: Query): Promise<void> {
  return forEachBatch(usersQuery, batchSize, async (transaction, found) => {
    const locality = parseDocument(Locality, await transaction.get(localityRef(id)));
    if (!locality) return false;
    for (const snapshot of found) {
      const user = safeParseDocument(User, snapshot);
      if (!user) continue;
      const updatedUser = withLocality(user, locality);
      const { address, deliveryLocations } = updatedUser;
      const changed = findChangedFields(snapshot, {
        address,
        deliveryLocations,
        ...toUserIndexFields(updatedUser),
      });
      if (Object.keys(changed).length === 0) continue;
      transaction.update(snapshot.ref, { ...changed, updatedAt: FieldValue.serverTimestamp() });
    }
    return true;
  });
}

/** Copies the current locality into every user who lives there or delivers there. Unchanged users are not written. */
export async function syncUsersOfLocality(before: LocalityRef): Promise<void> {
  await syncUsers(before._id, users().where("address.locality._id", "==", before._id));
  await syncUsers(before._id, users().where("deliveryLocations", "array-contains", before));
}
