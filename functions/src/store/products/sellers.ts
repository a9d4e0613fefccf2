import { isSelling, toPublicSeller } from "@halkopiha/domain/accounts/public-seller.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { DeliveryPrice } from "@halkopiha/domain/products/door-price.ts";
import { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import {
  type LocalityIdsByRegion,
  type SellerIndexFields,
  toAreas,
  toSellerIndexFields,
} from "@halkopiha/domain/search/product-index.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { userRef } from "../accounts/users.ts";
import { findChangedFields, parseDocument, requireDocument } from "../firestore/document.ts";
import { listDeliveryPrices } from "./delivery-costs.ts";
import { rememberSeller } from "./ended-pages.ts";

/** Where a seller delivers and at which prices, as stored with the projection. */
const StoredCoverage = z.object({
  deliversTo: z.array(z.string()),
  // Absent until the projection is synced for the first time after prices have been added to it.
  deliveryPrices: z._default(z.array(DeliveryPrice), []),
});

const sellerRef = (id: string) => firestore().collection("sellers").doc(id);

/** Reads the user and the projection; the transaction locks both. */
function readBoth(transaction: Transaction, id: string) {
  return Promise.all([transaction.get(userRef(id)), transaction.get(sellerRef(id))]);
}

/**
 * A seller and the index fields of the seller's products, which are not visible until the account is active and its projection exists.
 * @throws AppError `notFound`
 */
export async function readSellerIndexFields(
  transaction: Transaction,
  id: string,
): Promise<{ seller: User; sellerFields: SellerIndexFields }> {
  const [person, projection] = await readBoth(transaction, id);
  const seller = requireDocument(User, person);
  const { deliversTo: areas, deliveryPrices = [] } = parseDocument(StoredCoverage, projection) ?? {};
  const isActive = isSelling(seller) && areas !== undefined;
  return {
    seller,
    sellerFields: toSellerIndexFields(seller, isActive, { areas: areas ?? [], deliveryPrices }),
  };
}

/**
 * Updates the public projection of a seller from the stored user; deletes it when the user does not sell.
 * @returns whether the user exists
 */
export function syncSellerProjection(id: string, localityIds: LocalityIdsByRegion): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const [person, projection] = await readBoth(transaction, id);
    const user = parseDocument(User, person);
    if (!user || !isSelling(user)) {
      if (projection.exists) {
        transaction.delete(projection.ref);
        rememberSeller(transaction, id);
      }
      return user !== null;
    }
    const deliveryPrices = await listDeliveryPrices(id, transaction);
    const { _id, ...fields } = {
      ...toPublicSeller(user),
      deliversTo: toAreas(user, localityIds),
      deliveryPrices,
    };
    if (Object.keys(findChangedFields(projection, fields)).length === 0) return true;
    const at = FieldValue.serverTimestamp();
    const createdAt: unknown = projection.get("createdAt") ?? at;
    transaction.set(projection.ref, { ...fields, createdAt, updatedAt: at });
    return true;
  });
}

/** The public part of an active seller; null for all other users. */
export async function findSeller(id: string): Promise<PublicSeller | null> {
  return parseDocument(PublicSeller, await sellerRef(id).get());
}

/** The number of active sellers whose address is in a region: one aggregation query. */
export async function countSellersIn(regionId: string): Promise<number> {
  const inRegion = firestore().collection("sellers").where("address.region._id", "==", regionId);
  return (await inRegion.count().get()).data().count;
}
