import type { Request, ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Client } from "./api.ts";
import { checkoutForm, createVisitorWithCart } from "./market.ts";

type PlaceOrder = Request<typeof placeOrder>;

/** An empty cart, for orders that are rejected before prices are compared. */
export const emptyCart = { items: [], totalPrice: 0 };

/** A request to order a visitor's whole cart at its current prices. */
export async function createOrderRequest(
  visitor: Client,
  { key, ...body }: Partial<Omit<PlaceOrder["body"], "cart">> & { key?: string } = { checkoutForm },
): Promise<PlaceOrder> {
  const { cart } = await visitor.call(readCart, {});
  const headers = key === undefined ? {} : { "idempotency-key": key };
  return { headers, body: { ...body, cart } };
}

/** Orders a visitor's whole cart at its current prices. */
export async function orderCart(visitor: Client): Promise<ResponseBody<typeof placeOrder>> {
  return visitor.call(placeOrder, await createOrderRequest(visitor));
}

/** A new visitor's order of one product. */
export async function orderProduct(product: Pick<Product, "_id">, quantity = 1) {
  return (await orderCart(await createVisitorWithCart({ product, quantity }))).order;
}

/** The link to a new visitor's order of one product. */
export async function orderLink(
  product: Pick<Product, "_id">,
  quantity = 1,
): Promise<{ id: string; code: string }> {
  const { order, codes } = await orderCart(await createVisitorWithCart({ product, quantity }));
  return { id: order._id, code: codes?.[0]?.code ?? "" };
}
