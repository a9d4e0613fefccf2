import { toSeenPrices } from "@halkopiha/domain/cart/seen-prices.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/checkout.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { hidePrivateStreet, sumOrderTotals } from "@halkopiha/domain/orders/order.ts";
import { defineHandler } from "../../http/handler.ts";
import { deriveOrderCode } from "../../keys/order-code.ts";
import { limitOrder } from "../../limits/visitor-limits.ts";
import { requireLocality, toBuyer } from "../../shop/buyer.ts";
import { placeOrders } from "../../shop/place-orders.ts";
import { priceStoredCart } from "../../shop/price-stored-cart.ts";
import { changeCart } from "../../store/orders/carts.ts";

export const addAddress = defineHandler(calls.addAddress, async ({ visitor, body }) => {
  const buyer = await toBuyer(body);
  return priceStoredCart(await changeCart(visitor, (stored) => ({ ...stored, buyer })));
});

export const placeOrder = defineHandler(calls.placeOrder, async ({ visitor, headers, body, address }) => {
  const buyer = body.checkoutForm && (await toBuyer(body.checkoutForm));
  await limitOrder({ visitor, address });
  const placed = await placeOrders({
    visitor,
    network: address,
    key: headers["idempotency-key"],
    ownerIds: body.ownerIds,
    buyer,
    seen: toSeenPrices(body.cart, body.ownerIds),
    locality: requireLocality,
  });
  const orders = placed.map(hidePrivateStreet);
  const [order] = orders;
  if (!order) throw new AppError("cartEmpty");
  const codes = orders.map(({ _id }) => ({ orderId: _id, code: deriveOrderCode(_id) }));
  return { order, orders, message: messages.orderPlaced, totals: sumOrderTotals(orders), codes };
});
