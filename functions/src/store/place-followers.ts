import { userListing, withPlace } from "@halkopiha/domain/account.ts";
import { Locality, type LocalityRef } from "@halkopiha/domain/region.ts";
import { User } from "@halkopiha/domain/user.ts";
import { FieldValue, type Query } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { walkInBatches } from "./batches.ts";
import { fieldsToChange, parseDocument, parseIfFits } from "./document.ts";

/** How many people are changed in one transaction: each may deliver to every locality, and it holds 10 MiB at most. */
const batchSize = 100;

const users = () => firestore().collection("users");
const localityRef = (id: string) => firestore().collection("localities").doc(id);

function follow(id: string, people: Query): Promise<void> {
  return walkInBatches(people, batchSize, async (transaction, found) => {
    const place = parseDocument(Locality, await transaction.get(localityRef(id)));
    if (!place) return false;
    for (const snapshot of found) {
      const user = parseIfFits(User, snapshot);
      if (!user) continue;
      const moved = withPlace(user, place);
      const { address, deliveryLocations } = moved;
      const changed = fieldsToChange(snapshot, { address, deliveryLocations, ...userListing(moved) });
      if (Object.keys(changed).length === 0) continue;
      transaction.update(snapshot.ref, { ...changed, updatedAt: FieldValue.serverTimestamp() });
    }
    return true;
  });
}

/**
 * Makes everyone who lives in a place, or delivers there under the name it had, say what the place is now. Who says so already
 * is not written.
 */
export async function followLocality(before: LocalityRef): Promise<void> {
  await follow(before._id, users().where("address.locality._id", "==", before._id));
  await follow(before._id, users().where("deliveryLocations", "array-contains", before));
}
