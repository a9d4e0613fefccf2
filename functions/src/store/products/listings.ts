import { randomUUID } from "node:crypto";
import { toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import { canMarkOffers, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { applyProductChange } from "@halkopiha/domain/products/apply-change.ts";
import { maxProducts } from "@halkopiha/domain/products/limits.ts";
import { mayOfferUntil, wrongOfferDay } from "@halkopiha/domain/products/offers/announced-offer.ts";
import { changeListingPrice, isOtherProduct } from "@halkopiha/domain/products/offers/change-price.ts";
import type { Offer } from "@halkopiha/domain/products/offers/offer.ts";
import { type NewProduct, Product, type ProductChange } from "@halkopiha/domain/products/product.ts";
import { eudrOfPerson, futureMeasurement } from "@halkopiha/domain/products/wood-facts.ts";
import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import {
  type ProductIndexFields,
  type SellerIndexFields,
  toProductIndexFields,
} from "@halkopiha/domain/search/product-index.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { readUser } from "../accounts/users.ts";
import { type AuditAuthor, type AuthorizedWrite, writeAudit } from "../admin/audit.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { parseDocument, requireDocument } from "../firestore/document.ts";
import { getWriteTime } from "../firestore/write-time.ts";
import { queueNoticeWith } from "../mail.ts";
import { rememberListing } from "./ended-pages.ts";
import {
  createPriceLog,
  deletePriceLog,
  readPriceLog,
  toLoggedProduct,
  writePriceLog,
} from "./price-logs.ts";
import { readSellerIndexFields } from "./sellers.ts";
import { StoredProduct } from "./stored-product.ts";

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

/** @throws AppError `invalid` for a last day that the offer cannot have; one that is stored already stays */
function checkOfferDay(offer: Offer | null, running: Offer | null | undefined, today: CalendarDay): void {
  if (!offer?.until || offer.until === running?.until) return;
  if (!mayOfferUntil(offer.until, offer.since, today))
    throw new AppError("invalid", { fields: { offerUntil: wrongOfferDay } });
}

/** @throws AppError `invalid` for a measurement on a day that has not come, and for the EUDR number of a private person */
function checkWoodFacts(sent: NewProduct | ProductChange, { business }: User, today: CalendarDay): void {
  if (sent.category !== "Polttopuut") return;
  const { moisture, eudrNumber } = sent;
  if (moisture && moisture.measuredAt > today)
    throw new AppError("invalid", { fields: { moisture: futureMeasurement } });
  if (eudrNumber && !business) throw new AppError("invalid", { fields: { eudrNumber: eudrOfPerson } });
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
 * @throws AppError `notFound` when the seller does not exist, `productsFull`, and the errors of `checkOffer` and `checkOfferDay` for a new offer
 */
export function createListing(sellerId: string, sent: NewProduct): Promise<Product> {
  const ref = products().doc();
  const { offerPrice, offerUntil, ...fields } = sent;
  return firestore().runTransaction(async (transaction) => {
    const { seller, sellerFields } = await readSellerIndexFields(transaction, sellerId);
    const listed = await transaction.get(products().where("user_id", "==", sellerId).count());
    if (listed.data().count >= maxProducts) throw new AppError("productsFull");
    if (fields.discount) await checkOffer(transaction, seller);
    const now = getWriteTime();
    const today = getToday();
    checkWoodFacts(sent, seller, today);
    const { price, offer } = changeListingPrice(
      { ...fields, offerPrice, offerUntil, mayStart: true },
      null,
      today,
    );
    checkOfferDay(offer, null, today);
    const owned = { user_id: seller._id, owner: toSellerSummary(seller), images: null };
    const times = { createdAt: now.answered, updatedAt: now.answered };
    const product: Product = { ...fields, price, ...(offer && { offer }), ...owned, _id: ref.id, ...times };
    const createdAt = FieldValue.serverTimestamp();
    transaction.create(ref, { ...toDocument(product, sellerFields), createdAt, updatedAt: now.stored });
    createPriceLog(transaction, ref.id, today);
    return product;
  });
}

/**
 * Updates a product. With the `updatedAt` of the opened form, nothing that has changed since is overwritten.
 * @throws AppError `notFound`, `stale`, and the errors of `checkOffer` and `checkOfferDay` for a new offer
 */
export function updateListing(
  id: string,
  change: ProductChange,
  { check, author }: AuthorizedWrite<Product>,
): Promise<Product> {
  const ref = products().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const [snapshot, log] = await Promise.all([transaction.get(ref), readPriceLog(transaction, id)]);
    const today = getToday();
    const logged = toLoggedProduct(requireDocument(Product, snapshot), log, today);
    const before = logged.listing;
    check(before);
    checkNotStale(change.updatedAt, before);
    const fields = applyProductChange(change, before);
    const { user_id, images, createdAt } = before;
    const { seller, sellerFields } = await readSellerIndexFields(transaction, user_id);
    checkWoodFacts(change, seller, today);
    if (fields.discount && !before.discount) await checkOffer(transaction, seller);
    const now = getWriteTime();
    const isOther = isOtherProduct(before, fields);
    const { offerPrice, offerUntil } = change;
    const mayStart = canMarkOffers(seller.userAccount);
    const { price, offer } = changeListingPrice(
      { ...fields, offerPrice, offerUntil, mayStart },
      isOther ? null : logged,
      today,
    );
    checkOfferDay(offer, before.offer, today);
    const owned = { user_id, owner: toSellerSummary(seller), images };
    const kept = { ...(before.hidden && { hidden: before.hidden }), ...(offer && { offer }) };
    const product: Product = {
      ...fields,
      price,
      ...owned,
      ...kept,
      _id: id,
      createdAt,
      updatedAt: now.answered,
    };
    transaction.set(ref, {
      ...toDocument(product, sellerFields),
      ...(before.hidden && { hidden: snapshot.get("hidden") }),
      createdAt: snapshot.get("createdAt"),
      updatedAt: now.stored,
    });
    writePriceLog(transaction, logged, { _id: id, price, isOther }, today);
    // The document is replaced: fields that the product no longer has, such as those of another category, are removed.
    const removed = Object.keys(before).filter((name) => !(name in product));
    const written = {
      ...Object.fromEntries(removed.map((name) => [name, null])),
      ...fields,
      price,
      ...(offer && { offer }),
    };
    writeAudit(transaction, author, { ref, before: snapshot, written });
    return product;
  });
}

/** What a seller is told of what an admin does to a listing. */
export type TellSeller = (seller: User, product: Product) => Mail | Sms | null;

/** Reads the seller of a listing before an admin restricts it; what is returned queues the notice. */
async function prepareNotice(
  transaction: Transaction,
  { user_id }: Product,
  author: AuditAuthor | null,
  tell: TellSeller | undefined,
): Promise<(product: Product) => void> {
  const seller = tell && author && author._id !== user_id ? await readUser(user_id, transaction) : null;
  return (product) => {
    if (seller && tell)
      queueNoticeWith(transaction, `listing-${product._id}-${randomUUID()}`, tell(seller, product));
  };
}

/**
 * Replaces the images of a product; null for none. `tell`: what its seller is told when an admin does it.
 * @throws AppError `notFound` when it has been deleted meanwhile
 */
export function replaceImages(
  id: string,
  images: ImageSizes | null,
  author: AuditAuthor | null,
  tell?: TellSeller,
): Promise<Product> {
  const ref = products().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = requireDocument(StoredProduct, snapshot);
    const queueNotice = await prepareNotice(transaction, before, author, tell);
    const now = getWriteTime();
    transaction.update(ref, { images, updatedAt: now.stored });
    writeAudit(transaction, author, { ref, before: snapshot, written: { images } });
    if (before.images) queueNotice(before);
    return { ...before, images, updatedAt: now.answered };
  });
}

/**
 * Deletes a product. `tell`: what its seller is told when an admin does it.
 * @returns the deleted product
 * @throws AppError `notFound`
 */
export function deleteListing(
  id: string,
  { check, author }: AuthorizedWrite<Product>,
  tell?: TellSeller,
): Promise<Product> {
  const ref = products().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = requireDocument(StoredProduct, snapshot);
    check(before);
    const queueNotice = await prepareNotice(transaction, before, author, tell);
    transaction.delete(ref);
    deletePriceLog(transaction, id);
    rememberListing(transaction, before);
    writeAudit(transaction, author, { ref, before: snapshot, written: null });
    queueNotice(before);
    return before;
  });
}
