import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import { type CartLine, cartCapacity } from "@halkopiha/domain/cart/cart.ts";
import { type DeliveryChoice, isOutsideArea, sumDelivered } from "@halkopiha/domain/cart/cart-delivery.ts";
import {
  AppError,
  byQuoteError,
  notEnoughLeftError,
  pausedError,
} from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/cart.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { calculateLinePrice } from "@halkopiha/domain/money/money.ts";
import { isValidQuantity, minQuantity, sumQuantities } from "@halkopiha/domain/money/quantity.ts";
import { type DeliveryCost, priceDeliveries } from "@halkopiha/domain/orders/delivery.ts";
import { offersDelivery, offersPickup } from "@halkopiha/domain/orders/delivery-area.ts";
import { isPaused } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isByQuote } from "@halkopiha/domain/products/product-kind.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { defineHandler } from "../../http/handler.ts";
import { priceStoredCart, toDeliveryAreas } from "../../shop/price-stored-cart.ts";
import { readUsers } from "../../store/accounts/users.ts";
import { changeCart, emptyCart, readStoredCart, type StoredCart } from "../../store/orders/carts.ts";
import { listActiveBySeller } from "../../store/products/delivery-costs.ts";
import { findVisibleProduct } from "../../store/products/products.ts";
import { getToday } from "../../today.ts";

export const readCart = defineHandler(calls.readCart, async ({ visitor }) =>
  priceStoredCart(await readStoredCart(visitor)),
);

/** @throws AppError `invalid` for a fraction of a piece, an hour or a day */
function checkQuantity(product: Product, quantity: number): void {
  if (isValidQuantity(product.unit, quantity)) return;
  throw new AppError("invalid", { fields: { quantity: messages.wholeQuantity } });
}

/** @throws AppError `quantityExceeded` above the available quantity, §8; `cartFull` */
function addToLines(stored: StoredCart, product: Product, more: number): StoredCart {
  const before = stored.lines.find((line) => line.product._id === product._id)?.quantity ?? 0;
  const total = sumQuantities([before, more]);
  if (total > product.quantity) throw new AppError("quantityExceeded");
  const quantity = Math.max(total, minQuantity(product.unit, product.quantity));
  if (before === 0 && stored.lines.length >= cartCapacity) throw new AppError("cartFull");
  const lines = before
    ? stored.lines.map((line) => (line.product._id === product._id ? { product, quantity } : line))
    : [...stored.lines, { product, quantity }];
  return { ...stored, lines };
}

export const addToCart = defineHandler(calls.addToCart, async ({ visitor, headers, body }) => {
  const product = await findVisibleProduct(body.product_id);
  if (!product) throw new AppError("notFound");
  if (isByQuote(product)) throw byQuoteError(product.name);
  if (product.quantity <= 0) throw notEnoughLeftError(product.name, 0);
  if (product.pausedUntil !== null && isPaused(product, getToday())) {
    throw pausedError(product.name, product.pausedUntil);
  }
  const more = body.quantity ?? minQuantity(product.unit, product.quantity);
  checkQuantity(product, more);
  const change = (stored: StoredCart) => addToLines(stored, product, more);
  return priceStoredCart(await changeCart(visitor, change, headers["idempotency-key"]));
});

export const removeFromCart = defineHandler(calls.removeFromCart, async ({ visitor, body }) => {
  const cart = await changeCart(visitor, (stored) => ({
    ...stored,
    lines: stored.lines.filter(({ product }) => product._id !== body.product_id),
  }));
  return priceStoredCart(cart);
});

export const changeQuantity = defineHandler(calls.changeQuantity, async ({ visitor, headers, body }) => {
  const product = await findVisibleProduct(body.product_id);
  if (product && isByQuote(product)) throw byQuoteError(product.name);
  if (product) checkQuantity(product, body.quantity);
  const minimum = product ? minQuantity(product.unit, product.quantity) : 1;
  const quantity = Math.max(minimum, body.quantity);
  const change = (stored: StoredCart) => {
    if (!stored.lines.some((line) => line.product._id === body.product_id)) throw new AppError("notFound");
    if (quantity > (product?.quantity ?? 0)) throw new AppError("quantityExceeded");
    const lines = stored.lines.map((line) =>
      line.product._id === body.product_id ? { ...line, quantity } : line,
    );
    return { ...stored, lines };
  };
  return priceStoredCart(await changeCart(visitor, change, headers["idempotency-key"]));
});

export const resetCart = defineHandler(calls.resetCart, async ({ visitor }) => {
  // Keep the keys of earlier changes: otherwise a repeated request would fill the cart again.
  return priceStoredCart(await changeCart(visitor, ({ changes }) => ({ ...emptyCart, changes })));
});

function checkChoice(owner: SellerSummary, { delivery }: DeliveryChoice): void {
  if (delivery && !offersDelivery(owner.deliveryMethod)) throw new AppError("notDelivered");
  if (!delivery && !offersPickup(owner.deliveryMethod)) throw new AppError("notFetchable");
}

/** Resolves the requested delivery choice against the seller's active costs. §7 */
function toChoice(
  { delivery, deliveryCostId }: { delivery?: boolean | undefined; deliveryCostId?: string | undefined },
  /** The cheapest first. */
  active: readonly DeliveryCost[],
): DeliveryChoice {
  if (delivery === false) return { delivery, deliveryCostId: null };
  if (deliveryCostId !== undefined) return { delivery: true, deliveryCostId };
  const [first, ...others] = active;
  // `ownerId` only: the buyer has seen no price, so none is chosen if the seller offers several or none.
  if (delivery === undefined && (!first || others.length > 0))
    return { delivery: true, deliveryCostId: null, isAgreed: true };
  // Store the id of the cheapest cost: if it is deleted, no other one may replace it.
  return { delivery: true, deliveryCostId: first?._id ?? null };
}

/** The delivery costs that are offered for the cart's lines of their seller, the cheapest for the buyer first. */
function listOfferedToBuyer(
  costs: readonly DeliveryCost[],
  own: readonly CartLine[],
  buyer: Buyer | null,
): readonly DeliveryCost[] {
  const [first] = own;
  if (!first || !buyer) return costs;
  const delivered = sumDelivered(
    own.map(({ product: { name, price }, quantity }) => ({
      name,
      quantity,
      price: calculateLinePrice(price, quantity),
    })),
  );
  const priced = priceDeliveries(costs, delivered, first.product.owner.address.coords, buyer.coords);
  return priced.map(({ cost }) => cost);
}

/**
 * Checks that a visitor's cart has enough for a delivery of a seller, by the products as they are stored now.
 * @throws AppError `belowMinOrder`
 */
async function checkMinOrder(
  visitor: string,
  ownerId: string,
  active: readonly DeliveryCost[],
): Promise<void> {
  if (!active.some(({ minOrder }) => minOrder)) return;
  const { cart } = await priceStoredCart(await readStoredCart(visitor));
  const missed = cart.sellers.some(({ _id, minOrder }) => _id === ownerId && minOrder !== null);
  if (missed) throw new AppError("belowMinOrder");
}

/** Sets or clears the delivery of one seller; a cost that is not an active one of that seller is rejected. */
export const chooseDelivery = defineHandler(calls.chooseDelivery, async ({ visitor, body }) => {
  const { ownerId, deliveryCostId } = body;
  const [costs, sellers] = await Promise.all([listActiveBySeller([ownerId]), readUsers([ownerId])]);
  const active = costs.get(ownerId) ?? [];
  if (deliveryCostId && !active.some(({ _id }) => _id === deliveryCostId)) throw new AppError("notFound");
  if (body.delivery !== false) await checkMinOrder(visitor, ownerId, active);
  const area = toDeliveryAreas(sellers.values()).get(ownerId);
  const cart = await changeCart(visitor, (stored) => {
    const own = stored.lines.filter(({ product }) => product.owner._id === ownerId);
    const owner = own[0]?.product.owner;
    if (!owner) throw new AppError("notFound");
    const choice = toChoice(body, listOfferedToBuyer(active, own, stored.buyer));
    if (choice.delivery && !stored.buyer) throw new AppError("addressMissing");
    checkChoice(owner, choice);
    if (choice.delivery && isOutsideArea(area, stored.buyer)) throw new AppError("outsideArea");
    return { ...stored, choices: { ...stored.choices, [ownerId]: choice } };
  });
  return priceStoredCart(cart);
});
