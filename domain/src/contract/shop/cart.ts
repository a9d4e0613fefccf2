import * as z from "zod/mini";
import { Cart } from "../../cart/cart.ts";
import { hasTwoDecimals } from "../../money/quantity.ts";
import { maxUnits } from "../../products/limits.ts";
import { Id, Quantity } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { IdempotencyKey } from "../idempotency-key.ts";

const response = z.object({ cart: Cart });
const RequestedQuantity = z
  .number()
  .check(
    z.minimum(-1_000_000),
    z.maximum(1_000_000),
    z.refine(hasTwoDecimals, "Määrässä voi olla enintään kaksi desimaalia."),
  );

export const readCart = defineCall({
  method: "GET",
  path: "/api/cart",
  access: "visitor",
  summary: "The visitor's cart, priced now.",
  response,
});

export const addToCart = defineCall({
  method: "POST",
  path: "/api/cart",
  access: "visitor",
  summary:
    "Put a product into the cart; again adds up. Beyond what is available is rejected. A retry with the same Idempotency-Key adds nothing.",
  headers: IdempotencyKey,
  body: z.object({
    product_id: Id,
    /**
     * Fractions are allowed for cubic metres. At least 1, or the whole remainder if less than a cubic metre is left: so much when missing, and
     * a lower sum is raised to it.
     */
    quantity: z.optional(Quantity.check(z.minimum(0.01), z.maximum(maxUnits))),
  }),
  response,
});

export const removeFromCart = defineCall({
  method: "PATCH",
  path: "/api/cart",
  access: "visitor",
  summary: "Take a product out of the cart.",
  body: z.object({ product_id: Id }),
  response,
});

/**
 * A quantity below the minimum, 1 or a remainder of less than a cubic metre, is raised to it; above the available total the call fails with
 * the warning of §8.
 */
export const changeQuantity = defineCall({
  method: "PUT",
  path: "/api/cart",
  access: "visitor",
  summary:
    "Set how many of a product the visitor wants. A retry with the same Idempotency-Key changes nothing.",
  headers: IdempotencyKey,
  body: z.object({ product_id: Id, quantity: RequestedQuantity }),
  response,
});

/** Deletes the products, the delivery choices and the buyer's address after logout. §4 */
export const resetCart = defineCall({
  method: "DELETE",
  path: "/api/cart",
  access: "visitor",
  summary: "Empty the cart and forget the buyer's address.",
  response,
});

/**
 * `delivery` and `deliveryCostId` are our additions. The documented body, `ownerId` only, means: delivered, at the seller's only active
 * price; if there is none or several, the price is agreed with the seller. §7
 */
export const chooseDelivery = defineCall({
  method: "POST",
  path: "/api/cart/adddeliverycost",
  access: "visitor",
  summary: "Choose or clear the delivery of one seller's products.",
  body: z.object({ ownerId: Id, deliveryCostId: z.optional(Id), delivery: z.optional(z.boolean()) }),
  response,
});
