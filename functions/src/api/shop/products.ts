import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as rows from "@halkopiha/domain/contract/shop/products.ts";
import { groupProducts, type Product } from "@halkopiha/domain/products/product.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { type Caller, canManage, requireOwner } from "../../http/caller.ts";
import { defineHandler } from "../../http/handler.ts";
import { deleteImages } from "../../store/files/images.ts";
import { createListing, deleteListing, updateListing } from "../../store/products/listings.ts";
import { listSellerProducts } from "../../store/products/products.ts";
import { findSeller } from "../../store/products/sellers.ts";

const getKindLabel = ({ category }: Pick<Product, "category">) =>
  category === "Palvelut" ? "Palvelu" : "Tuote";

/** Restricts changes to the owner and admins. */
const writtenBy = (caller: Caller) => ({
  check({ user_id }: Product): void {
    requireOwner(caller, user_id);
  },
  by: toAuditAuthor(caller),
});

export const createProduct = defineHandler(rows.createProduct, async ({ caller, body }) => {
  const product = await createListing(caller.uid, body);
  return { product, message: `${getKindLabel(product)} on lisätty.` };
});

export const updateProduct = defineHandler(rows.updateProduct, async ({ caller, params, body }) => {
  const product = await updateListing(params.id, body, writtenBy(caller));
  return { product, message: `${getKindLabel(product)} on tallennettu.` };
});

export const deleteProduct = defineHandler(rows.deleteProduct, async ({ caller, params }) => {
  const product = await deleteListing(params.id, writtenBy(caller));
  if (product.images) await deleteImages(product.user_id, product._id);
  return { product, message: `${getKindLabel(product)} on poistettu.` };
});

const listVisibleProducts = async (sellerId: string) =>
  groupProducts(await listSellerProducts(sellerId, "visible"));

export const listProducts = defineHandler(rows.listProducts, ({ query }) =>
  listVisibleProducts(query.owner_id),
);

export const listUserProducts = defineHandler(rows.listUserProducts, async ({ params, findCaller }) => {
  const caller = await findCaller();
  // Sellers can read their own products before the trigger has created the public projection of a new account.
  if (caller && canManage(caller, params.id))
    return groupProducts(await listSellerProducts(params.id, "all"));
  if (!(await findSeller(params.id))) throw new AppError("notFound");
  return listVisibleProducts(params.id);
});

export const readProfile = defineHandler(rows.readProfile, async ({ params }) => {
  const user = await findSeller(params.id);
  if (!user) throw new AppError("notFound");
  return { user, products: await listSellerProducts(params.id, "visible") };
});
