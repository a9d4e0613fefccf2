import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toSortTime } from "@halkopiha/domain/orders/agree-time.ts";
import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { Order, type OrderItem } from "@halkopiha/domain/orders/order.ts";
import { toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import { listReturned } from "@halkopiha/domain/orders/reduce-order.ts";
import { addReturned } from "@halkopiha/domain/orders/returned-stock.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { readUsers } from "../accounts/users.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { readMany, requireDocument } from "../firestore/document.ts";
import { toTimestamp } from "../firestore/timestamp.ts";
import { queueMailWith } from "../mail.ts";
import { setQuantity } from "../products/products.ts";

/** What a buyer or a seller changes of an order beside its status: its end, its time, its quantities. */
interface OrderChange {
  /** The seller or admin who does it, for the audit log; null for who is not in it. */
  author: AuditAuthor | null;
  /** The order afterwards, which is the stored one when nothing changes; rejects by throwing. */
  decide(stored: Order, now: Date): Order;
  /** The messages about it, to be queued in the same transaction. */
  createMails(changed: Order, seller: User | null): readonly QueuedMessage[];
}

/** A change of an order, as functions to its stored fields: each for the part of the order that it stores. */
const fields = {
  cancellation: ({ cancellation }: Order) => ({
    cancellation: cancellation && { ...cancellation, at: toTimestamp(cancellation.at) },
  }),
  withdrawal: ({ withdrawal }: Order) => ({
    withdrawal: withdrawal && {
      ...withdrawal,
      at: toTimestamp(withdrawal.at),
      stateAt: toTimestamp(withdrawal.stateAt),
    },
  }),
  /** With what lists are sorted by. */
  times: (order: Order) => ({
    sortTime: toSortTime(order),
    times: order.times && {
      proposed: order.times.proposed,
      proposedAt: toTimestamp(order.times.proposedAt),
      ...(order.times.answer && {
        answer: { ...order.times.answer, at: toTimestamp(order.times.answer.at) },
      }),
    },
  }),
  reduction: ({ reduction }: Order) => ({
    reduction: reduction && {
      ...reduction,
      proposedAt: toTimestamp(reduction.proposedAt),
      ...(reduction.answer && { answer: { ...reduction.answer, at: toTimestamp(reduction.answer.at) } }),
    },
  }),
  /** With what searches find. */
  items: (order: Order) => ({
    items: order.items,
    totals: order.totals,
    searchWords: toOrderSearchWords(order),
  }),
} as const satisfies Partial<Record<keyof Order, (order: Order) => Record<string, unknown>>>;

/** The stored form of what differs between two versions of an order. */
function toDocument(stored: Order, changed: Order): Record<string, unknown> {
  const parts = Object.entries(fields).flatMap(([part, toFields]) =>
    Reflect.get(stored, part) === Reflect.get(changed, part) ? [] : [toFields(changed)],
  );
  // What lists and counts leave out, and `firestore.rules` too.
  return Object.assign({}, ...parts, isEnded(changed) && { ended: true });
}

/** Reads the products of lines, sold or hidden meanwhile or not; the returned function gives back to them what was ordered. */
async function readReturned(
  transaction: Transaction,
  lines: readonly Pick<OrderItem, "_id" | "quantity" | "unit">[],
): Promise<() => void> {
  const ids = [...new Set(lines.map(({ _id }) => _id))];
  const products = await readMany(firestore(), "products", Product, ids, transaction);
  return () => {
    for (const product of products.values()) {
      const quantity = lines
        .filter(({ _id }) => _id === product._id)
        .reduce((sum, line) => addReturned({ ...product, quantity: sum }, line), product.quantity);
      if (quantity !== product.quantity) setQuantity(transaction, product._id, quantity);
    }
  };
}

/**
 * Changes an order in one transaction with its stock and the messages about it.
 * @throws AppError `notFound`
 */
export function changeOrder(id: string, { author, decide, createMails }: OrderChange): Promise<Order> {
  const ref = firestore().collection("orders").doc(id);
  return firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const stored = requireDocument(Order, before);
    const now = new Date();
    const decided = decide(stored, now);
    if (decided === stored) return stored;
    const changed = { ...decided, updatedAt: now.toISOString() };
    const sellers = await readUsers([stored.seller._id], transaction);
    const returned = listReturned(stored, changed);
    const giveBack = returned.length > 0 ? await readReturned(transaction, returned) : null;
    const written = toDocument(stored, changed);
    transaction.update(ref, { ...written, updatedAt: FieldValue.serverTimestamp() });
    giveBack?.();
    writeAudit(transaction, author, { ref, before, written });
    for (const mail of createMails(changed, sellers.get(stored.seller._id) ?? null))
      queueMailWith(transaction, mail.id, mail.mail);
    return changed;
  });
}
