import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toSortTime } from "@halkopiha/domain/orders/agree-time.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { readUsers } from "../accounts/users.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { requireDocument } from "../firestore/document.ts";
import { queueMailWith } from "../mail.ts";

/** A change of an order's proposed times, or of the answer to them. */
interface TimeChange {
  /** The admin who acts for a seller, for the audit log; null for sellers and buyers. */
  author: AuditAuthor | null;
  /** The order afterwards, which is the stored one when nothing changes; rejects by throwing. */
  decide(stored: Order, now: Date): Order;
  /** The messages about it, to be queued in the same transaction. */
  createMails(changed: Order, seller: User | null): readonly QueuedMessage[];
}

const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** The stored form of an order's times, with what lists are sorted by. */
export function toTimesDocument(order: Pick<Order, "times">): Record<string, unknown> {
  const { times } = order;
  if (!times) return { sortTime: toSortTime(order) };
  const { answer, proposed, proposedAt } = times;
  return {
    sortTime: toSortTime(order),
    times: {
      proposed,
      proposedAt: timestamp(proposedAt),
      ...(answer && { answer: { ...answer, at: timestamp(answer.at) } }),
    },
  };
}

/**
 * Changes the times of an order in one transaction with the messages about it.
 * @throws AppError `notFound`
 */
export function changeTimes(id: string, { author, decide, createMails }: TimeChange): Promise<Order> {
  const ref = firestore().collection("orders").doc(id);
  return firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const stored = requireDocument(Order, before);
    const now = new Date();
    const decided = decide(stored, now);
    if (decided === stored) return stored;
    const changed = { ...decided, updatedAt: now.toISOString() };
    const sellers = await readUsers([stored.seller._id], transaction);
    const written = toTimesDocument(changed);
    transaction.update(ref, { ...written, updatedAt: FieldValue.serverTimestamp() });
    writeAudit(transaction, author, { ref, before, written });
    for (const { id: mailId, mail } of createMails(changed, sellers.get(stored.seller._id) ?? null))
      queueMailWith(transaction, mailId, mail);
    return changed;
  });
}
