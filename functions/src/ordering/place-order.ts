import { randomInt } from "node:crypto";
import type { Buyer } from "@halkopiha/domain/buyer.ts";
import { type Cart, type CartLine, priceCart, quantityAfter } from "@halkopiha/domain/cart.ts";
import type { Order } from "@halkopiha/domain/order.ts";
import { orderNumber } from "@halkopiha/domain/order-number.ts";
import { draftOrder, type OrderDraft } from "@halkopiha/domain/ordering.ts";
import type { Product } from "@halkopiha/domain/product.ts";
import { notEnoughLeft, Refusal } from "@halkopiha/domain/refusal.ts";
import type { Locality } from "@halkopiha/domain/region.ts";
import type { User } from "@halkopiha/domain/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { readCart, type StoredCart, writeCart } from "../store/carts.ts";
import { listActiveBySeller } from "../store/delivery-costs.ts";
import { createOrder, isTaken, readOrders } from "../store/orders.ts";
import { readVisible, setQuantity } from "../store/products.ts";
import { readUsers } from "../store/users.ts";

/** What a visitor asks for when ordering. */
export interface OrderWish {
  visitor: string;
  /** The retry's mark: the same key gives the same orders. */
  key: string | undefined;
  /** The sellers to order from; all of the cart when missing. */
  ownerIds: readonly string[] | undefined;
  /** Who buys; the buyer of the cart when missing. */
  buyer: Buyer | undefined;
  locality: (buyer: Buyer) => Promise<Locality>;
}

/** Takes the ordered goods from the stock, or refuses the whole order. Decision 4 of the architecture. */
function reserve(
  transaction: Transaction,
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Product>,
): void {
  for (const { product: seen, quantity } of lines) {
    const product = products.get(seen._id);
    const left = product ? quantityAfter(product, quantity) : null;
    if (!product || left === null) throw notEnoughLeft(seen.name, product?.quantity ?? 0);
    if (left !== product.quantity) setQuantity(transaction, product._id, left);
  }
}

/** An order number that no stored order and none of `used` has. */
async function freshNumber(now: Date, used: Set<string>, transaction: Transaction): Promise<string> {
  for (;;) {
    const number = orderNumber(now, [randomInt(32), randomInt(32), randomInt(32), randomInt(32)]);
    if (used.has(number) || (await isTaken(number, transaction))) continue;
    used.add(number);
    return number;
  }
}

function linesToOrder(stored: StoredCart, ownerIds: readonly string[] | undefined): CartLine[] {
  const lines = ownerIds
    ? stored.lines.filter(({ product }) => ownerIds.includes(product.owner._id))
    : stored.lines;
  if (lines.length === 0) throw new Refusal("cartEmpty");
  return lines;
}

interface Priced {
  cart: Cart;
  products: Map<string, Product>;
  sellers: Map<string, User>;
}

/** Reads everything that the prices depend on inside the transaction, so that none of it can change meanwhile. */
async function priceInside(
  transaction: Transaction,
  stored: StoredCart,
  lines: readonly CartLine[],
  buyer: Buyer,
): Promise<Priced> {
  const ownerIds = [...new Set(lines.map(({ product }) => product.owner._id))];
  const [products, sellers, deliveryCosts] = await Promise.all([
    readVisible(
      lines.map(({ product }) => product._id),
      transaction,
    ),
    readUsers(ownerIds, transaction),
    listActiveBySeller(ownerIds, transaction),
  ]);
  for (const { product } of lines) {
    if (!sellers.get(product.owner._id)?.userAccount.isActive) throw notEnoughLeft(product.name, 0);
  }
  return {
    cart: priceCart({ lines, products, choices: stored.choices, deliveryCosts, buyer }),
    products,
    sellers,
  };
}

function withoutOrdered(
  stored: StoredCart,
  lines: readonly CartLine[],
  key: string | undefined,
  orders: Order[],
) {
  const orderIds = orders.map(({ _id }) => _id);
  return {
    ...stored,
    lines: stored.lines.filter((line) => !lines.includes(line)),
    placed: key ? [...stored.placed, { key, orderIds }] : stored.placed,
  };
}

async function place(transaction: Transaction, wish: OrderWish): Promise<Order[]> {
  const stored = await readCart(wish.visitor, transaction);
  const before = stored.placed.find(({ key }) => key === wish.key);
  if (before) return readOrders(before.orderIds, transaction);

  const lines = linesToOrder(stored, wish.ownerIds);
  const buyer = wish.buyer ?? stored.buyer;
  if (!buyer) throw new Refusal("addressMissing");
  const locality = await wish.locality(buyer);
  const { cart, products, sellers } = await priceInside(transaction, stored, lines, buyer);
  const now = new Date();
  const used = new Set<string>();
  const drafts: { draft: OrderDraft; number: string }[] = [];
  for (const seller of sellers.values()) {
    const number = await freshNumber(now, used, transaction);
    drafts.push({ draft: draftOrder(cart, seller, buyer, locality), number });
  }

  reserve(transaction, lines, products);
  const orders = drafts.map(({ draft, number }) => createOrder(transaction, draft, number, now));
  writeCart(transaction, wish.visitor, withoutOrdered({ ...stored, buyer }, lines, wish.key, orders));
  return orders;
}

/**
 * Orders what is in the cart: reserves the goods, makes one order per seller and empties the cart, all in one transaction.
 * A retry with the same key returns the orders of the first time. Decisions 3–5 of the architecture.
 * @throws Refusal `cartEmpty`, `addressMissing`, `notEnoughLeft`: nothing is reserved then
 */
export function placeOrder(wish: OrderWish): Promise<Order[]> {
  return firestore().runTransaction((transaction) => place(transaction, wish));
}
