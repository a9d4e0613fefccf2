import * as z from "zod/mini";
import { PriceChange } from "../../products/price-change.ts";
import { Product } from "../../products/product.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

/**
 * In one transaction. A product that has neither price is left as it is: it was changed or deleted meanwhile. One that has its new price
 * already counts as changed, so that a call can be repeated.
 */
export const changePrices = defineCall({
  method: "PATCH",
  path: "/api/users/:id/products/prices",
  access: "seller",
  summary: "Change the prices of several products and services of one's own.",
  params: z.object({ id: Id }),
  body: PriceChange,
  response: z.object({ changed: z.array(Product), skipped: z.array(Id), message: z.string() }),
});
