import { areasOf, type Gazetteer, listingOf, reachOf } from "@halkopiha/domain/listing.ts";
import { Product } from "@halkopiha/domain/product.ts";
import { isSelling, sellerCard } from "@halkopiha/domain/seller.ts";
import { User } from "@halkopiha/domain/user.ts";
import { FieldPath, FieldValue, type Query } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { batchSize, deleteInBatches } from "./batches.ts";
import { fieldsToChange, parseDocument, requireDocument } from "./document.ts";
import { deletePicturesOf } from "./pictures.ts";

const userRef = (id: string) => firestore().collection("users").doc(id);
const productsOf = (sellerId: string) =>
  firestore().collection("products").where("user_id", "==", sellerId).orderBy(FieldPath.documentId());
const costsOf = (sellerId: string) => firestore().collection("deliveryCosts").where("owner", "==", sellerId);

/** Brings one batch into step; the id after which the next begins, null when there is none or its seller is gone. */
function followBatch(sellerId: string, gazetteer: Gazetteer, batch: Query): Promise<string | null> {
  return firestore().runTransaction(async (transaction) => {
    const [person, { docs }] = await Promise.all([
      transaction.get(userRef(sellerId)),
      transaction.get(batch.limit(batchSize)),
    ]);
    const user = parseDocument(User, person);
    if (!user) return null;
    const owner = sellerCard(user);
    const reach = reachOf(user, isSelling(user), areasOf(user, gazetteer));
    for (const snapshot of docs) {
      const product = { ...requireDocument(Product, snapshot), owner };
      const changed = fieldsToChange(snapshot, { owner, ...listingOf(product, reach) });
      if (Object.keys(changed).length === 0) continue;
      transaction.update(snapshot.ref, { ...changed, updatedAt: FieldValue.serverTimestamp() });
    }
    return docs.length === batchSize ? (docs.at(-1)?.id ?? null) : null;
  });
}

/** Makes every product of a seller say what the person is now. What says so already is not written. */
export async function followSeller(sellerId: string, gazetteer: Gazetteer): Promise<void> {
  const all = productsOf(sellerId);
  let last = await followBatch(sellerId, gazetteer, all);
  while (last !== null) last = await followBatch(sellerId, gazetteer, all.startAfter(last));
}

/** Deletes the products, pictures and delivery costs of somebody who is gone. Orders stay. */
export async function deleteGoods(sellerId: string): Promise<void> {
  const person = userRef(sellerId);
  await deleteInBatches(productsOf(sellerId), person);
  await deleteInBatches(costsOf(sellerId), person);
  await deletePicturesOf(sellerId);
}
