import { cartCapacity, type DeliveryChoice, priceCart } from "@halkopiha/domain/cart.ts";
import * as rows from "@halkopiha/domain/contract/cart.ts";
import { type DeliveryCost, delivers, fetchable } from "@halkopiha/domain/delivery.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import type { Product, ProductOwner } from "@halkopiha/domain/product.ts";
import { firstQuantity, isQuantityOf, minQuantity, sumQuantities } from "@halkopiha/domain/quantity.ts";
import { notEnoughLeft, Refusal } from "@halkopiha/domain/refusal.ts";
import { changeCart, emptyCart, readCart, type StoredCart } from "../store/carts.ts";
import { listActiveBySeller } from "../store/delivery-costs.ts";
import { findVisible, readVisible } from "../store/products.ts";
import { serve } from "./serve.ts";

/** The whole cart priced from what is stored now, as every cart call answers it. */
export async function priced({ lines, choices, buyer }: StoredCart) {
  const [products, deliveryCosts] = await Promise.all([
    readVisible(lines.map(({ product }) => product._id)),
    listActiveBySeller(lines.map(({ product }) => product.owner._id)),
  ]);
  return { cart: priceCart({ lines, products, choices, deliveryCosts, buyer }) };
}

export const read = serve(rows.readCart, async ({ visitor }) => priced(await readCart(visitor)));

/** @throws Refusal `invalid` of a part of a piece, an hour or a day */
function checkWhole(product: Product, quantity: number): void {
  if (isQuantityOf(product.unit, quantity)) return;
  throw new Refusal("invalid", { fields: { quantity: messages.wholeQuantity } });
}

/** @throws Refusal `quantityExceeded` beyond what is available, §8; `cartFull` */
function withMore(stored: StoredCart, product: Product, more: number): StoredCart {
  const before = stored.lines.find((line) => line.product._id === product._id)?.quantity ?? 0;
  const wished = sumQuantities([before, more]);
  if (wished > product.quantity) throw new Refusal("quantityExceeded");
  const quantity = Math.max(wished, minQuantity(product.unit, product.quantity));
  if (before === 0 && stored.lines.length >= cartCapacity) throw new Refusal("cartFull");
  const lines = before
    ? stored.lines.map((line) => (line.product._id === product._id ? { product, quantity } : line))
    : [...stored.lines, { product, quantity }];
  return { ...stored, lines };
}

export const add = serve(rows.addToCart, async ({ visitor, headers, body }) => {
  const product = await findVisible(body.product_id);
  if (!product) throw new Refusal("notFound");
  if (product.quantity <= 0) throw notEnoughLeft(product.name, 0);
  const more = body.quantity ?? firstQuantity(product.unit, product.quantity);
  checkWhole(product, more);
  const change = (stored: StoredCart) => withMore(stored, product, more);
  return priced(await changeCart(visitor, change, headers["idempotency-key"]));
});

export const remove = serve(rows.removeFromCart, async ({ visitor, body }) => {
  const cart = await changeCart(visitor, (stored) => ({
    ...stored,
    lines: stored.lines.filter(({ product }) => product._id !== body.product_id),
  }));
  return priced(cart);
});

export const changeQuantity = serve(rows.changeQuantity, async ({ visitor, headers, body }) => {
  const product = await findVisible(body.product_id);
  if (product) checkWhole(product, body.quantity);
  const least = product ? minQuantity(product.unit, product.quantity) : 1;
  const quantity = Math.max(least, body.quantity);
  const change = (stored: StoredCart) => {
    if (!stored.lines.some((line) => line.product._id === body.product_id)) throw new Refusal("notFound");
    if (quantity > (product?.quantity ?? 0)) throw new Refusal("quantityExceeded");
    const lines = stored.lines.map((line) =>
      line.product._id === body.product_id ? { ...line, quantity } : line,
    );
    return { ...stored, lines };
  };
  return priced(await changeCart(visitor, change, headers["idempotency-key"]));
});

export const reset = serve(rows.resetCart, async ({ visitor }) => {
  // The keys of earlier changes stay: a repeated one would fill the cart again.
  return priced(await changeCart(visitor, ({ changes }) => ({ ...emptyCart, changes })));
});

function checkChoice(owner: ProductOwner, { delivery }: DeliveryChoice): void {
  if (delivery && !delivers(owner.deliveryMethod)) throw new Refusal("notDelivered");
  if (!delivery && !fetchable(owner.deliveryMethod)) throw new Refusal("notFetchable");
}

/** What a call asks for, among the seller's active costs. §7 */
function toChoice(
  { delivery, deliveryCostId }: { delivery?: boolean | undefined; deliveryCostId?: string | undefined },
  active: readonly DeliveryCost[],
): DeliveryChoice {
  if (delivery === false) return { delivery, deliveryCostId: null };
  if (deliveryCostId !== undefined) return { delivery: true, deliveryCostId };
  const [first, ...others] = active;
  // The owner alone: nobody has been shown a price, so no price is chosen among several, nor one that is offered later.
  if (delivery === undefined && (!first || others.length > 0))
    return { delivery: true, deliveryCostId: null, isAgreed: true };
  // Who names none has seen the cheapest: it must not become another one when it is gone.
  return { delivery: true, deliveryCostId: first?._id ?? null };
}

/** Chooses or clears one seller's delivery; a cost that is not an active one of that seller names nothing. */
export const chooseDelivery = serve(rows.chooseDelivery, async ({ visitor, body }) => {
  const { ownerId, deliveryCostId } = body;
  const active = (await listActiveBySeller([ownerId])).get(ownerId) ?? [];
  if (deliveryCostId && !active.some(({ _id }) => _id === deliveryCostId)) throw new Refusal("notFound");
  const choice = toChoice(body, active);
  const cart = await changeCart(visitor, (stored) => {
    const owner = stored.lines.find(({ product }) => product.owner._id === ownerId)?.product.owner;
    if (!owner) throw new Refusal("notFound");
    if (choice.delivery && !stored.buyer) throw new Refusal("addressMissing");
    checkChoice(owner, choice);
    return { ...stored, choices: { ...stored.choices, [ownerId]: choice } };
  });
  return priced(cart);
});
