import { randomInt } from "node:crypto";
import { isOpen } from "@halkopiha/domain/accounts/public-seller.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import {
  type Cart,
  type CartLine,
  isUndeliverable,
  priceCart,
  remainingAfterOrder,
} from "@halkopiha/domain/cart/cart.ts";
import { findCartChanges, matchesSeenPrices, type SeenPrices } from "@halkopiha/domain/cart/seen-prices.ts";
import {
  AppError,
  byQuoteError,
  notEnoughLeftError,
  pausedError,
} from "@halkopiha/domain/contract/app-error.ts";
import { maxOrderTotal } from "@halkopiha/domain/money/money.ts";
import { toOrderQuantity } from "@halkopiha/domain/money/quantity.ts";
import { draftOrder, type OrderDraft } from "@halkopiha/domain/orders/draft-order.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { createOrderNumber } from "@halkopiha/domain/orders/order-number.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { createNewOrderMails } from "../mail/shop/new-order-mails.ts";
import { createOrderPushes } from "../mail/shop/order-pushes.ts";
import { readUsers } from "../store/accounts/users.ts";
import { queueMailWith } from "../store/mail.ts";
import { readStoredCart, type StoredCart, writeCart } from "../store/orders/carts.ts";
import { findPlacedOrderIds, storePlacedOrderIds } from "../store/orders/order-keys.ts";
import { createOrder, isOrderNumberTaken, readOrders } from "../store/orders/orders.ts";
import { listActiveBySeller } from "../store/products/delivery-costs.ts";
import { readVisibleProducts, setQuantity } from "../store/products/products.ts";
import { getToday } from "../today.ts";
import { checkAllowance } from "./order-allowance.ts";
import { toDeliveryAreas } from "./price-stored-cart.ts";

/** A visitor's request to place orders. */
export interface PlaceOrderRequest {
  visitor: string;
  /** The network of the call. */
  network: string;
  /** The Idempotency-Key: a retry with the same key returns the same orders. */
  key: string | undefined;
  /** The sellers to order from; all sellers of the cart when missing. */
  ownerIds: readonly string[] | undefined;
  /** The buyer; that of the cart when missing. */
  buyer: Buyer | undefined;
  /** The prices that the buyer saw of what is ordered: if the current ones differ, nothing is ordered. */
  seen: SeenPrices;
  locality: (buyer: Buyer) => Promise<Locality>;
}

/**
 * Subtracts the ordered quantities from the stock, or rejects the whole order (ADR 45).
 * @returns writes the rest, to be called after the transaction's reads
 */
function reserveStock(
  transaction: Transaction,
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Product>,
): () => void {
  const writes = lines.map(({ product: seen, quantity }) => {
    const product = products.get(seen._id);
    const left = product
      ? remainingAfterOrder(product, toOrderQuantity(product.unit, quantity, product.quantity))
      : null;
    if (!product || left === null) throw notEnoughLeftError(seen.name, product?.quantity ?? 0);
    return () => {
      if (left !== product.quantity) setQuantity(transaction, product._id, left);
    };
  });
  return () => {
    for (const write of writes) write();
  };
}

/** An order number that is neither stored nor in `used`. */
async function createUniqueOrderNumber(
  now: Date,
  used: Set<string>,
  transaction: Transaction,
): Promise<string> {
  for (;;) {
    const number = createOrderNumber(now, [randomInt(32), randomInt(32), randomInt(32), randomInt(32)]);
    if (used.has(number) || (await isOrderNumberTaken(number, transaction))) continue;
    used.add(number);
    return number;
  }
}

function linesToOrder(stored: StoredCart, ownerIds: readonly string[] | undefined): CartLine[] {
  const lines = ownerIds
    ? stored.lines.filter(({ product }) => ownerIds.includes(product.owner._id))
    : stored.lines;
  if (lines.length === 0) throw new AppError("cartEmpty");
  return lines;
}

interface Priced {
  /** The ordered part of the cart. */
  cart: Cart;
  /** The whole cart. */
  whole: Cart;
  products: Map<string, Product>;
  sellers: Map<string, User>;
}

/** Reads all data that the prices depend on inside the transaction, so that it cannot change meanwhile. */
async function priceInTransaction(
  transaction: Transaction,
  stored: StoredCart,
  lines: readonly CartLine[],
  buyer: Buyer,
): Promise<Priced> {
  const ownerIds = [...new Set(stored.lines.map(({ product }) => product.owner._id))];
  const [visible, sellers, deliveryCosts] = await Promise.all([
    readVisibleProducts(
      stored.lines.map(({ product }) => product._id),
      transaction,
    ),
    readUsers(ownerIds, transaction),
    listActiveBySeller(ownerIds, transaction),
  ]);
  // An account may be closed before the trigger has hidden its products.
  const isOffered = ({ user_id }: Product) => {
    const seller = sellers.get(user_id);
    return seller !== undefined && isOpen(seller);
  };
  const products = new Map([...visible].filter(([, product]) => isOffered(product)));
  const deliveryAreas = toDeliveryAreas(sellers.values());
  const facts = { products, choices: stored.choices, deliveryCosts, deliveryAreas, buyer, today: getToday() };
  const [cart, whole] = [priceCart({ ...facts, lines }), priceCart({ ...facts, lines: stored.lines })];
  return { cart, whole, products, sellers };
}

/**
 * The lines that can be ordered at the prices that the buyer saw; unavailable ones are left out.
 * @throws AppError `byQuote`, `paused` or `notEnoughLeft` when nothing is left, `totalChanged`, `deliveryNotChosen`, `outsideArea`, `belowMinOrder`,
 * `orderTooLarge`
 */
function checkSeenPrices(lines: readonly CartLine[], { cart, whole }: Priced, seen: SeenPrices): CartLine[] {
  const available = new Set(cart.items.filter((item) => item.available).map(({ _id }) => _id));
  const ordered = lines.filter(({ product }) => available.has(product._id));
  const [first] = lines;
  if (first && ordered.length === 0) {
    const paused = cart.items.find(({ pausedUntil }) => pausedUntil !== null);
    const quoted = cart.items.find(({ byQuote }) => byQuote);
    if (quoted) throw byQuoteError(quoted.name);
    throw paused?.pausedUntil
      ? pausedError(paused.name, paused.pausedUntil)
      : notEnoughLeftError(first.product.name, 0);
  }
  if (!matchesSeenPrices(seen, cart)) {
    throw new AppError("totalChanged", { current: whole, changes: findCartChanges(seen, cart) });
  }
  if (cart.sellers.some(({ deliveryCostGone }) => deliveryCostGone)) throw new AppError("deliveryNotChosen");
  const undeliverable = cart.sellers.find(isUndeliverable);
  if (undeliverable) throw new AppError(undeliverable.outsideArea ? "outsideArea" : "belowMinOrder");
  if (cart.totalPrice > maxOrderTotal) throw new AppError("orderTooLarge");
  return ordered;
}

async function placeInTransaction(transaction: Transaction, request: PlaceOrderRequest): Promise<Order[]> {
  const { visitor, key } = request;
  const [stored, before] = await Promise.all([
    readStoredCart(visitor, transaction),
    key === undefined ? null : findPlacedOrderIds(transaction, visitor, key),
  ]);
  if (before) return readOrders(before, transaction);

  const lines = linesToOrder(stored, request.ownerIds);
  const buyer = request.buyer ?? stored.buyer;
  if (!buyer) throw new AppError("addressMissing");
  const locality = await request.locality(buyer);
  const priced = await priceInTransaction(transaction, stored, lines, buyer);
  const { cart, products, sellers } = priced;
  const ordered = checkSeenPrices(lines, priced, request.seen);
  const writeStock = reserveStock(transaction, ordered, products);
  const sellerIds = new Set(ordered.map(({ product }) => product.owner._id));
  const amount = { orders: sellerIds.size, lines: ordered.length, cents: cart.totalPrice };
  const countAmount = await checkAllowance(
    transaction,
    { email: buyer.email, network: request.network },
    amount,
  );
  const now = new Date();
  const used = new Set<string>();
  const drafts: { draft: OrderDraft; number: string }[] = [];
  for (const id of sellerIds) {
    const seller = sellers.get(id);
    if (!seller) continue;
    const number = await createUniqueOrderNumber(now, used, transaction);
    drafts.push({ draft: draftOrder(cart, seller, buyer, locality), number });
  }

  countAmount();
  writeStock();
  const orders = drafts.map(({ draft, number }) => createOrder(transaction, draft, number, now));
  for (const order of orders) {
    const mails = createNewOrderMails(order, sellers.get(order.seller._id) ?? null);
    const pushes = createOrderPushes("newOrder", order, `order-${order._id}-notice`);
    for (const { id, mail } of [...mails, ...pushes]) queueMailWith(transaction, id, mail);
  }
  const orderIds = orders.map(({ _id }) => _id);
  if (key !== undefined) storePlacedOrderIds(transaction, visitor, key, orderIds);
  // What its buyer can still get in another way, or on another day.
  const kept = cart.items.filter(({ byQuote, pausedUntil }) => byQuote || pausedUntil !== null);
  const keptIds = new Set(kept.map(({ _id }) => _id));
  const rest = stored.lines.filter((line) => !lines.includes(line) || keptIds.has(line.product._id));
  // The next order from a seller is a new choice: a delivery kept from this one would be charged unasked.
  const orderedFrom = new Set(drafts.map(({ draft }) => draft.seller._id));
  const owners = new Set(rest.map(({ product }) => product.owner._id).filter((id) => !orderedFrom.has(id)));
  const choices = Object.fromEntries(Object.entries(stored.choices).filter(([owner]) => owners.has(owner)));
  writeCart(transaction, visitor, { ...stored, buyer, choices, lines: rest });
  return orders;
}

/**
 * Places the orders of a cart: reserves the products, creates one order per seller, queues the mails and removes the ordered lines from the
 * cart, all in one transaction. A retry with the same key returns the same orders (ADR 45).
 * @throws AppError `cartEmpty`, `addressMissing`, `byQuote`, `paused`, `notEnoughLeft`, `totalChanged`, `deliveryNotChosen`, `outsideArea`, `orderTooLarge`,
 * `orderedTooMuch`: then nothing is reserved
 */
export function placeOrders(request: PlaceOrderRequest): Promise<Order[]> {
  return firestore().runTransaction((transaction) => placeInTransaction(transaction, request));
}
