import { areasOf, type Gazetteer, listingOf, reachOf } from "@halkopiha/domain/listing.ts";
import { Product } from "@halkopiha/domain/product.ts";
import { isSelling, sellerCard } from "@halkopiha/domain/seller.ts";
import { User } from "@halkopiha/domain/user.ts";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { batchSize, deleteInBatches, walkInBatches } from "./batches.ts";
import { fieldsToChange, parseDocument, requireDocument } from "./document.ts";
import { deletePicturesOf } from "./pictures.ts";

const userRef = (id: string) => firestore().collection("users").doc(id);
const productsOf = (sellerId: string) => firestore().collection("products").where("user_id", "==", sellerId);
const costsOf = (sellerId: string) => firestore().collection("deliveryCosts").where("owner", "==", sellerId);

/** Makes every product of a seller say what the person is now. What says so already is not written. */
export function followSeller(sellerId: string, gazetteer: Gazetteer): Promise<void> {
  return walkInBatches(productsOf(sellerId), batchSize, async (transaction, products) => {
    const user = parseDocument(User, await transaction.get(userRef(sellerId)));
    if (!user) return false;
    const owner = sellerCard(user);
    const reach = reachOf(user, isSelling(user), areasOf(user, gazetteer));
    for (const snapshot of products) {
      const product = { ...requireDocument(Product, snapshot), owner };
      const changed = fieldsToChange(snapshot, { owner, ...listingOf(product, reach) });
      if (Object.keys(changed).length === 0) continue;
      transaction.update(snapshot.ref, { ...changed, updatedAt: FieldValue.serverTimestamp() });
    }
    return true;
  });
}

/** Deletes the products, pictures and delivery costs of somebody who is gone. Orders stay. */
export async function deleteGoods(sellerId: string): Promise<void> {
  const person = userRef(sellerId);
  await deleteInBatches(productsOf(sellerId), person);
  await deleteInBatches(costsOf(sellerId), person);
  await deletePicturesOf(sellerId);
}
