import * as z from "zod/mini";
import { copyPlaceIds, placeIds } from "../../accounts/answered-user.ts";
import { AvailabilityChange, AvailabilityUndo } from "../../products/availability-change.ts";
import { PriceLog } from "../../products/offers/price-log.ts";
import { NewProduct, Product, ProductChange, ProductGroups } from "../../products/product.ts";
import { PublicSeller } from "../../products/seller.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall, imageUpload } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ product: Product, message: z.string() });

/**
 * `discount: true` needs a paid premium plan, whose `promotedProducts` bounds how many may be offers at once. §6 What is announced of an offer
 * follows from its price and from the former prices (`announcedOffer`); nothing is of a new product.
 */
export const createProduct = defineCall({
  method: "POST",
  path: "/api/products",
  access: "seller",
  summary: "List a product, or a service when its category is Palvelut.",
  body: NewProduct,
  response,
  status: 201,
});

/**
 * With `discount: true` a lower `price` than the stored one is that of an offer; or `price` stays the normal one beside `offerPrice`, which
 * returns after `offerUntil`. An offer goes on until a call ends it or its last day has passed.
 */
export const updateProduct = defineCall({
  method: "PUT",
  path: "/api/products/:id",
  access: "seller",
  summary: "Change a product or service of one's own.",
  params,
  body: ProductChange,
  response,
});

/** From it follows what the form says of an offer before it is saved: `changeListingPrice` and `announcedOffer`. */
export const readPriceLog = defineCall({
  method: "GET",
  path: "/api/products/:id/price-log",
  access: "seller",
  summary: "The lowest former prices of a product of one's own, in the last 30 days.",
  params,
  response: z.object({ log: PriceLog }),
});

/**
 * Of all products of a seller, those that change are written in one transaction; setting what is stored changes nothing. With `seen` a
 * product that was changed meanwhile is answered with 409 `stale`. `undo` is the body with which `undoAvailability` undoes the change.
 */
export const changeAvailability = defineCall({
  method: "PATCH",
  path: "/api/users/:id/products/availability",
  access: "seller",
  summary:
    "Change the delivery time, or pause the sale, of one product or of all products and services of one's own.",
  params,
  body: AvailabilityChange,
  response: z.object({ changed: z.array(Product), undo: AvailabilityUndo, message: z.string() }),
});

/**
 * In one transaction, so that after an error nothing is restored. `skipped` are the products that were changed or deleted meanwhile. A
 * repeated call restores nothing more and has the same answer.
 */
export const undoAvailability = defineCall({
  method: "POST",
  path: "/api/users/:id/products/availability/undo",
  access: "seller",
  summary: "Restore the delivery times and pauses of before a change, except for products changed since.",
  params,
  body: AvailabilityUndo,
  response: z.object({ restored: z.array(Product), skipped: z.array(Id), message: z.string() }),
});

export const deleteProduct = defineCall({
  method: "DELETE",
  path: "/api/products/:id",
  access: "seller",
  summary: "Take a product or service of one's own off the market.",
  params,
  response,
});

/** A PNG, recognised by its bytes, of at most 5 MiB and 4096 px; it is stored re-encoded and without metadata. */
export const uploadProductImage = defineCall({
  method: "POST",
  path: "/api/products/:id/image",
  access: "seller",
  summary: "Give a product of one's own an image, in place of any before.",
  params,
  upload: imageUpload,
  response,
});

export const deleteProductImage = defineCall({
  method: "DELETE",
  path: "/api/products/:id/image",
  access: "seller",
  summary: "Take away the image of a product of one's own.",
  params,
  response,
});

/**
 * What the page of a product shows, with at most 12 documents read. A product that was deleted within a year, or whose seller is not active,
 * is answered with 410, so is a recalled one, with the code `recalled`; and an id that never existed with 404.
 */
export const readProduct = defineCall({
  method: "GET",
  path: "/api/products/:id",
  access: "anyone",
  summary: "A product with its seller, and up to six similar products in the same region.",
  params,
  response: z.object({ product: Product, seller: PublicSeller, similar: z.array(Product) }),
  cache: "public",
});

/** Also of a product that was deleted within a year, or whose seller is not active. Reads at most 12 documents. */
export const readSimilarProducts = defineCall({
  method: "GET",
  path: "/api/products/:id/similar",
  access: "anyone",
  summary: "Up to six products that are similar to a product, in the same region.",
  params,
  response: z.object({ similar: z.array(Product) }),
  cache: "public",
});

export const listProducts = defineCall({
  method: "GET",
  path: "/api/products",
  access: "anyone",
  summary: "What a seller sells, by kind.",
  query: z.object({ owner_id: Id }),
  response: ProductGroups,
  cache: "public",
});

export const listUserProducts = defineCall({
  method: "GET",
  path: "/api/users/:id/products",
  access: "anyone",
  summary: "What a seller sells, by kind; the seller and admins also see what buyers do not.",
  params,
  response: ProductGroups,
});

export const readProfile = defineCall({
  method: "GET",
  path: "/api/users/:id/profile",
  access: "anyone",
  summary: "The public part of a seller, and what they sell.",
  params,
  response: z.object({
    user: z.extend(PublicSeller, placeIds).check(copyPlaceIds()),
    products: z.array(Product),
  }),
});
