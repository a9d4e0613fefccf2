import * as rows from "@halkopiha/domain/contract/checkout.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { sumOfOrders } from "@halkopiha/domain/order.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { placeOrder } from "../ordering/place-order.ts";
import { changeCart, readCart } from "../store/carts.ts";
import { buyerOf, localityOf } from "./buyer.ts";
import { priced } from "./cart.ts";
import { countOrder, limitOrder } from "./limits.ts";
import { serve } from "./serve.ts";

export const addAddress = serve(rows.addAddress, async ({ visitor, body }) => {
  const buyer = await buyerOf(body);
  return priced(await changeCart(visitor, (stored) => ({ ...stored, buyer })));
});

export const place = serve(rows.placeOrder, async ({ visitor, headers, body, address }) => {
  const buyer = body.checkoutForm && (await buyerOf(body.checkoutForm));
  await limitOrder({ visitor, address }, (buyer ?? (await readCart(visitor)).buyer)?.email);
  const placed = await placeOrder({
    visitor,
    key: headers["idempotency-key"],
    ownerIds: body.ownerIds,
    buyer,
    seen: body.seen,
    locality: localityOf,
  });
  const [order] = placed;
  if (!order) throw new Refusal("cartEmpty");
  await countOrder(order.buyer.email);
  return { order, orders: placed, message: messages.orderPlaced, totals: sumOfOrders(placed) };
});
