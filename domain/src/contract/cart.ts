import * as z from "zod/mini";
import { Cart } from "../cart.ts";
import { call } from "../contract.ts";
import { Id } from "../primitives.ts";
import { IdempotencyKey } from "./idempotency.ts";

const answer = z.object({ cart: Cart });
const Quantity = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));

export const readCart = call({
  method: "GET",
  path: "/api/cart",
  access: "visitor",
  summary: "The visitor's cart, priced now.",
  answer,
});

export const addToCart = call({
  method: "POST",
  path: "/api/cart",
  access: "visitor",
  summary:
    "Put a product into the cart; again adds up, never beyond what is available. A retry with the same Idempotency-Key adds nothing.",
  headers: IdempotencyKey,
  body: z.object({
    product_id: Id,
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  }),
  answer,
});

export const removeFromCart = call({
  method: "PATCH",
  path: "/api/cart",
  access: "visitor",
  summary: "Take a product out of the cart.",
  body: z.object({ product_id: Id }),
  answer,
});

/** Below 1 becomes 1; above the available total is refused with the warning of §8. */
export const changeQuantity = call({
  method: "PUT",
  path: "/api/cart",
  access: "visitor",
  summary:
    "Set how many of a product the visitor wants. A retry with the same Idempotency-Key changes nothing.",
  headers: IdempotencyKey,
  body: z.object({ product_id: Id, quantity: Quantity }),
  answer,
});

/**
 * Ours are `delivery` and `deliveryCostId`. The documented payload, `ownerId` alone, means: delivered, at the seller's only active price;
 * when there is none or several, the price is agreed with the seller. §7
 */
export const chooseDelivery = call({
  method: "POST",
  path: "/api/cart/adddeliverycost",
  access: "visitor",
  summary: "Choose or clear the delivery of one seller's goods.",
  body: z.object({ ownerId: Id, deliveryCostId: z.optional(Id), delivery: z.optional(z.boolean()) }),
  answer,
});
