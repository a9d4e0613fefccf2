import * as z from "zod/mini";
import { Product } from "../../products/product.ts";
import { Id, NextCursor, PageQuery, paragraphs } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

/** The form with which an admin hides a listing; the seller reads the reason. */
const HideForm = z.object({ reason: paragraphs(500) });

const params = z.object({ id: Id });
const response = z.object({ product: Product, message: z.string() });

export const listHiddenListings = defineCall({
  method: "GET",
  path: "/api/admin/products/hidden",
  access: "admin",
  summary: "The listings that admins have hidden, the latest first.",
  query: z.object(PageQuery),
  response: z.object({ products: z.array(Product), nextCursor: NextCursor }),
});

/** The seller is mailed the reason, and reads it at the listing. Hiding it again for the same reason changes nothing. */
export const hideListing = defineCall({
  method: "PUT",
  path: "/api/admin/products/:id/hidden",
  access: "admin",
  summary: "Hide a product or service from buyers, for a reason that its seller is told.",
  params,
  body: HideForm,
  response,
});

/** The seller is mailed. */
export const showListing = defineCall({
  method: "DELETE",
  path: "/api/admin/products/:id/hidden",
  access: "admin",
  summary: "Show a hidden product or service to buyers again.",
  params,
  response,
});
