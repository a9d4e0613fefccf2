import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import { isPaused } from "@halkopiha/domain/products/availability.ts";
import { mayPauseUntil, wrongPauseDay } from "@halkopiha/domain/products/availability-change.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { groupProducts } from "@halkopiha/domain/products/product-kind.ts";
import { listImages } from "@halkopiha/domain/schemas/images.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, canManage, requireOwner } from "../../http/request/caller.ts";
import { describeChange, describeUndo } from "../../shop/availability-messages.ts";
import { tellRestricted } from "../../shop/tell-restricted.ts";
import { deleteFolder } from "../../store/files/delete-folder.ts";
import { toProductFolder } from "../../store/files/images.ts";
import { deleteOgImage } from "../../store/files/og-images.ts";
import {
  changeListingsAvailability,
  undoListingsAvailability,
} from "../../store/products/change-availability.ts";
import { findDeletedListing, type ListingKind, toListingKind } from "../../store/products/ended-pages.ts";
import { listSimilarProducts } from "../../store/products/firestore-search.ts";
import { createListing, deleteListing, updateListing } from "../../store/products/listings.ts";
import { readLoggedProduct } from "../../store/products/price-logs.ts";
import { findProduct, findVisibleProduct, listSellerProducts } from "../../store/products/products.ts";
import { findSeller } from "../../store/products/sellers.ts";
import { findNotice } from "../../store/recalls/recalls.ts";
import { getToday } from "../../today.ts";

const getKindLabel = ({ category }: Pick<Product, "category">) =>
  category === "Palvelut" ? "Palvelu" : "Tuote";

/** Restricts changes to the owner and admins. */
const writtenBy = (caller: Caller) => ({
  check({ user_id }: Product): void {
    requireOwner(caller, user_id);
  },
  author: toAuditAuthor(caller),
});

/** @throws AppError `invalid` for a pause that is longer than a year; one that has ended is none */
function checkPause({ pausedUntil }: { pausedUntil?: CalendarDay | null | undefined }): void {
  const isLong =
    pausedUntil && isPaused({ pausedUntil }, getToday()) && !mayPauseUntil(pausedUntil, getToday());
  if (isLong) throw new AppError("invalid", { fields: { pausedUntil: wrongPauseDay } });
}

export const createProduct = defineHandler(calls.createProduct, async ({ caller, body }) => {
  checkPause(body);
  const product = await createListing(caller.uid, body);
  return { product, message: `${getKindLabel(product)} on lisätty.` };
});

export const updateProduct = defineHandler(calls.updateProduct, async ({ caller, params, body }) => {
  checkPause(body);
  const product = await updateListing(params.id, body, writtenBy(caller));
  return { product, message: `${getKindLabel(product)} on tallennettu.` };
});

export const readPriceLog = defineHandler(calls.readPriceLog, async ({ caller, params }) => {
  const { listing, log } = await readLoggedProduct(params.id);
  requireOwner(caller, listing.user_id);
  return { log };
});

export const changeAvailability = defineHandler(
  calls.changeAvailability,
  async ({ caller, params, body }) => {
    requireOwner(caller, params.id);
    checkPause(body);
    const change = await changeListingsAvailability(params.id, body, toAuditAuthor(caller));
    return { ...change, message: describeChange(body, change.changed.length) };
  },
);

export const undoAvailability = defineHandler(calls.undoAvailability, async ({ caller, params, body }) => {
  requireOwner(caller, params.id);
  for (const { former } of body.listings) checkPause(former);
  const result = await undoListingsAvailability(params.id, body, toAuditAuthor(caller));
  const skipped = result.skipped.map(({ productId }) => productId);
  return { restored: result.restored, skipped, message: describeUndo(result) };
});

export const deleteProduct = defineHandler(calls.deleteProduct, async ({ caller, params }) => {
  const product = await deleteListing(params.id, writtenBy(caller), tellRestricted("listingDeleted"));
  const folder = toProductFolder(product.user_id, product._id);
  await Promise.all([listImages(product).length > 0 && deleteFolder(folder), deleteOgImage(product)]);
  return { product, message: `${getKindLabel(product)} on poistettu.` };
});

/**
 * The kind of a listing that is sold, was deleted, or whose seller is not active.
 * @throws AppError `notFound` when there was none
 */
async function findListingKind(id: string): Promise<ListingKind> {
  const product = await findProduct(id);
  const kind = product ? toListingKind(product) : await findDeletedListing(id);
  if (!kind) throw new AppError("notFound");
  return kind;
}

export const readProduct = defineHandler(calls.readProduct, async ({ params }) => {
  const product = await findVisibleProduct(params.id);
  if (!product) {
    if (await findNotice(params.id)) throw new AppError("recalled");
    await findListingKind(params.id);
    throw new AppError("listingEnded");
  }
  const [seller, similar] = await Promise.all([
    findSeller(product.user_id),
    listSimilarProducts(product._id, toListingKind(product)),
  ]);
  if (!seller) throw new AppError("listingEnded");
  return { product, seller, similar };
});

export const readSimilarProducts = defineHandler(calls.readSimilarProducts, async ({ params: { id } }) => ({
  similar: await listSimilarProducts(id, await findListingKind(id)),
}));

const listVisibleProducts = async (sellerId: string) =>
  groupProducts(await listSellerProducts(sellerId, "visible"));

export const listProducts = defineHandler(calls.listProducts, async ({ query, leaveUncached }) => {
  const groups = await listVisibleProducts(query.owner_id);
  if (Object.values(groups).every(({ length }) => length === 0)) leaveUncached();
  return groups;
});

export const listUserProducts = defineHandler(calls.listUserProducts, async ({ params, findCaller }) => {
  const caller = await findCaller();
  // Sellers can read their own products before the trigger has created the public projection of a new account.
  if (caller && canManage(caller, params.id))
    return groupProducts(await listSellerProducts(params.id, "all"));
  if (!(await findSeller(params.id))) throw new AppError("notFound");
  return listVisibleProducts(params.id);
});

export const readProfile = defineHandler(calls.readProfile, async ({ params }) => {
  const user = await findSeller(params.id);
  if (!user) throw new AppError("notFound");
  return { user, products: await listSellerProducts(params.id, "visible") };
});
