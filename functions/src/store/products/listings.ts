import { toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import { canMarkOffers, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { applyProductChange } from "@halkopiha/domain/products/apply-change.ts";
import { maxProducts } from "@halkopiha/domain/products/limits.ts";
import { type NewProduct, Product, type ProductChange } from "@halkopiha/domain/products/product.ts";
import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import {
  type ProductIndexFields,
  type SellerIndexFields,
  toProductIndexFields,
} from "@halkopiha/domain/search/product-index.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { type AuditAuthor, type AuthorizedWrite, writeAudit } from "../admin/audit.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { parseDocument, requireDocument } from "../firestore/document.ts";
import { getWriteTime } from "../firestore/write-time.ts";
import { rememberListing } from "./ended-pages.ts";
import { readSellerIndexFields } from "./sellers.ts";

const Promoted = z.object({ promotedProducts: z.int() });

const products = () => firestore().collection("products");

/**
 * Checks that a seller may mark one more product as an offer.
 * @throws AppError `premiumOnly`, `offersFull`
 */
async function checkOffer(transaction: Transaction, { _id, userAccount }: User): Promise<void> {
  if (!canMarkOffers(userAccount)) throw new AppError("premiumOnly");
  const planRef = firestore().collection("accounts").doc(userAccount.account.accountPlan);
  const [plan, promoted] = await Promise.all([
    transaction.get(planRef),
    transaction.get(products().where("user_id", "==", _id).where("discount", "==", true).count()),
  ]);
  if (promoted.data().count >= (parseDocument(Promoted, plan)?.promotedProducts ?? 0))
    throw new AppError("offersFull");
}

function toDocument(
  product: Product,
  sellerFields: SellerIndexFields,
): Omit<Product & ProductIndexFields, "_id"> {
  const { _id, ...fields } = { ...product, ...toProductIndexFields(product, sellerFields, getToday()) };
  return fields;
}

/**
 * Creates a product of a seller. The seller is read in the same transaction, so a concurrent profile change is either seen here or its
 * trigger finds the product.
 * @throws AppError `notFound` when the seller does not exist, `productsFull`, and the errors of `checkOffer` for a new offer
 */
export function createListing(sellerId: string, fields: NewProduct): Promise<Product> {
  const ref = products().doc();
  return firestore().runTransaction(async (transaction) => {
    const { seller, sellerFields } = await readSellerIndexFields(transaction, sellerId);
    const listed = await transaction.get(products().where("user_id", "==", sellerId).count());
    if (listed.data().count >= maxProducts) throw new AppError("productsFull");
    if (fields.discount) await checkOffer(transaction, seller);
    const now = getWriteTime();
    const owned = { user_id: seller._id, owner: toSellerSummary(seller), images: null };
    const times = { createdAt: now.answered, updatedAt: now.answered };
    const product: Product = { ...fields, ...owned, _id: ref.id, ...times };
    const createdAt = FieldValue.serverTimestamp();
    transaction.create(ref, { ...toDocument(product, sellerFields), createdAt, updatedAt: now.stored });
    return product;
  });
}

/**
 * Updates a product. With the `updatedAt` of the opened form, nothing that has changed since is overwritten.
 * @throws AppError `notFound`, `stale`, and the errors of `checkOffer` for a new offer
 */
export function updateListing(
  id: string,
  change: ProductChange,
  { check, author }: AuthorizedWrite<Product>,
): Promise<Product> {
  const ref = products().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = requireDocument(Product, snapshot);
    check(before);
    checkNotStale(change.updatedAt, before);
    const fields = applyProductChange(change, before);
    const { user_id, images, createdAt } = before;
    const { seller, sellerFields } = await readSellerIndexFields(transaction, user_id);
    if (fields.discount && !before.discount) await checkOffer(transaction, seller);
    const now = getWriteTime();
    const owned = { user_id, owner: toSellerSummary(seller), images };
    const hidden = before.hidden && { hidden: before.hidden };
    const product: Product = { ...fields, ...owned, ...hidden, _id: id, createdAt, updatedAt: now.answered };
    transaction.set(ref, {
      ...toDocument(product, sellerFields),
      ...(hidden && { hidden: snapshot.get("hidden") }),
      createdAt: snapshot.get("createdAt"),
      updatedAt: now.stored,
    });
    // The document is replaced: fields that the product no longer has, such as those of another category, are removed.
    const removed = Object.keys(before).filter((name) => !(name in product));
    const written = { ...Object.fromEntries(removed.map((name) => [name, null])), ...fields };
    writeAudit(transaction, author, { ref, before: snapshot, written });
    return product;
  });
}

/**
 * Replaces the images of a product; null for none.
 * @throws AppError `notFound` when it has been deleted meanwhile
 */
export function replaceImages(
  id: string,
  images: ImageSizes | null,
  author: AuditAuthor | null,
): Promise<Product> {
  const ref = products().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = requireDocument(Product, snapshot);
    const now = getWriteTime();
    transaction.update(ref, { images, updatedAt: now.stored });
    writeAudit(transaction, author, { ref, before: snapshot, written: { images } });
    return { ...before, images, updatedAt: now.answered };
  });
}

/**
 * Deletes a product.
 * @returns the deleted product
 * @throws AppError `notFound`
 */
export function deleteListing(id: string, { check, author }: AuthorizedWrite<Product>): Promise<Product> {
  const ref = products().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = requireDocument(Product, snapshot);
    check(before);
    transaction.delete(ref);
    rememberListing(transaction, before);
    writeAudit(transaction, author, { ref, before: snapshot, written: null });
    return before;
  });
}
