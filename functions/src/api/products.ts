import * as rows from "@halkopiha/domain/contract/products.ts";
import { groupProducts, type Product } from "@halkopiha/domain/product.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { createListing, deleteListing, updateListing } from "../store/listings.ts";
import { deletePictures } from "../store/pictures.ts";
import { listOfSeller } from "../store/products.ts";
import { findSeller } from "../store/sellers.ts";
import { type Caller, mayHandle } from "./caller.ts";
import { serve } from "./serve.ts";

const thingOf = ({ category }: Pick<Product, "category">) => (category === "Palvelut" ? "Palvelu" : "Tuote");

function checkOwner(caller: Caller, { user_id }: Product): void {
  if (!mayHandle(caller, user_id)) throw new Refusal("notFound");
}

export const createProduct = serve(rows.createProduct, async ({ caller, body }) => {
  const product = await createListing(caller.uid, body);
  return { product, message: `${thingOf(product)} on lisätty.` };
});

export const updateProduct = serve(rows.updateProduct, async ({ caller, params, body }) => {
  const product = await updateListing(params.id, body, (before) => checkOwner(caller, before));
  return { product, message: `${thingOf(product)} on tallennettu.` };
});

export const deleteProduct = serve(rows.deleteProduct, async ({ caller, params }) => {
  const product = await deleteListing(params.id, (before) => checkOwner(caller, before));
  if (product.images) await deletePictures(product.user_id, product._id);
  return { product, message: `${thingOf(product)} on poistettu.` };
});

const visibleOf = async (sellerId: string) => groupProducts(await listOfSeller(sellerId, "visible"));

export const listProducts = serve(rows.listProducts, ({ query }) => visibleOf(query.owner_id));

export const listUserProducts = serve(rows.listUserProducts, async ({ params, whoAsks }) => {
  const caller = await whoAsks();
  // A seller sees their own also before the public side of a new account has been written.
  if (caller && mayHandle(caller, params.id)) return groupProducts(await listOfSeller(params.id, "all"));
  if (!(await findSeller(params.id))) throw new Refusal("notFound");
  return visibleOf(params.id);
});

export const readProfile = serve(rows.readProfile, async ({ params }) => {
  const user = await findSeller(params.id);
  if (!user) throw new Refusal("notFound");
  return { user, products: await listOfSeller(params.id, "visible") };
});
