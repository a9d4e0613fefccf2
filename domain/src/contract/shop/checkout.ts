import * as z from "zod/mini";
import { Cart } from "../../cart/cart.ts";
import { CheckoutForm } from "../../cart/checkout-form.ts";
import { SeenCart } from "../../cart/seen-prices.ts";
import { PlacedOrders } from "../../orders/order.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { readCheckoutForm } from "../documented-bodies.ts";
import { IdempotencyKey } from "../idempotency-key.ts";

export const addAddress = defineCall({
  method: "POST",
  path: "/api/cart/addaddress",
  access: "visitor",
  summary: "Keep the buyer's contact details and address with the cart.",
  body: CheckoutForm,
  readBody: readCheckoutForm,
  response: z.object({ cart: Cart }),
});

/**
 * Creates all orders of the cart or none, one per seller; the products are reserved in the same transaction. `order` is the first order,
 * `totals` the sum of all. `cart` is the cart that the buyer saw: if the current prices differ from those in it, nothing is ordered and the
 * error `totalChanged` contains the current cart (`current`) and the differences (`changes`). §4, §7
 */
export const placeOrder = defineCall({
  method: "POST",
  path: "/api/orders",
  access: "visitor",
  summary: "Order what is in the cart. A retry with the same Idempotency-Key answers the same orders.",
  headers: IdempotencyKey,
  body: z.object({
    checkoutForm: z.optional(CheckoutForm),
    cart: SeenCart,
    ownerIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(50))),
  }),
  // A full cart of 50 sellers with 20 delivery prices each has half a megabyte.
  maxBodySize: 1_000_000,
  response: PlacedOrders,
  status: 201,
});
