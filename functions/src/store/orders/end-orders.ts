import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { holdsStock, isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { addReturned } from "@halkopiha/domain/orders/returned-stock.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { readUsers } from "../accounts/users.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { readMany, requireDocument } from "../firestore/document.ts";
import { queueMailWith } from "../mail.ts";
import { setQuantity } from "../products/products.ts";

/** What changes when an order ends, or is settled after its end. */
interface Ending {
  /** The seller or admin who does it, for the audit log; null for the buyer. */
  author: AuditAuthor | null;
  /** The order afterwards, which is the stored one when nothing changes; rejects by throwing. */
  decide(stored: Order, now: Date): Order;
  /** The mails about it, to be queued in the same transaction. */
  createMails(changed: Order, seller: User | null): readonly QueuedMessage[];
}

const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** The stored form of what ends an order. */
function toDocument(order: Order): Record<string, unknown> {
  const { cancellation, withdrawal } = order;
  return {
    ...(cancellation && { cancellation: { ...cancellation, at: timestamp(cancellation.at) } }),
    ...(withdrawal && {
      withdrawal: { ...withdrawal, at: timestamp(withdrawal.at), stateAt: timestamp(withdrawal.stateAt) },
    }),
    // What lists and counts leave out, and `firestore.rules` too.
    ...(isEnded(order) && { ended: true }),
  };
}

/** Reads the products of an order, sold or hidden meanwhile or not; the returned function gives back to them what was ordered. */
async function readReturned(transaction: Transaction, { items }: Order): Promise<() => void> {
  const ids = [...new Set(items.map(({ _id }) => _id))];
  const products = await readMany(firestore(), "products", Product, ids, transaction);
  return () => {
    for (const product of products.values()) {
      const quantity = items
        .filter(({ _id }) => _id === product._id)
        .reduce((sum, item) => addReturned({ ...product, quantity: sum }, item), product.quantity);
      if (quantity !== product.quantity) setQuantity(transaction, product._id, quantity);
    }
  };
}

/**
 * Ends an order, or changes what follows from its end, in one transaction with its stock and the mails about it.
 * @throws AppError `notFound`
 */
export function changeEnding(id: string, { author, decide, createMails }: Ending): Promise<Order> {
  const ref = firestore().collection("orders").doc(id);
  return firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const stored = requireDocument(Order, before);
    const now = new Date();
    const decided = decide(stored, now);
    if (decided === stored) return stored;
    const changed = { ...decided, updatedAt: now.toISOString() };
    const sellers = await readUsers([stored.seller._id], transaction);
    const isReturned = holdsStock(stored) && !holdsStock(changed);
    const giveBack = isReturned ? await readReturned(transaction, stored) : null;
    const written = toDocument(changed);
    transaction.update(ref, { ...written, updatedAt: FieldValue.serverTimestamp() });
    giveBack?.();
    writeAudit(transaction, author, { ref, before, written });
    for (const mail of createMails(changed, sellers.get(stored.seller._id) ?? null))
      queueMailWith(transaction, mail.id, mail.mail);
    return changed;
  });
}
