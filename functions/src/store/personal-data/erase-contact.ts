import { Order } from "@halkopiha/domain/orders/order.ts";
import { toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import type { ErasureObstacle } from "@halkopiha/domain/personal-data/found-data.ts";
import {
  findOrderErasureObstacle,
  forgetBuyer,
  isOrderOf,
} from "@halkopiha/domain/personal-data/order-erasure.ts";
import type { ContactKey } from "@halkopiha/domain/personal-data/personal-data-search.ts";
import { Report } from "@halkopiha/domain/reports/report.ts";
import { type DocumentSnapshot, FieldPath, FieldValue } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { deleteConversation } from "../contacts/delete-contacts.ts";
import { deletePhotos } from "../files/uploaded-photos.ts";
import { deleteInBatches } from "../firestore/batches.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { findSubscriptions, unsubscribeOrder } from "../notifications/subscriptions.ts";
import { prepareReviewDeletion } from "../reviews/recount-reviews.ts";

const doc = (collection: string, id: string) => firestore().collection(collection).doc(id);

/** Deletes the messages whose ids begin alike: those about one order or one request, whoever they were sent to. */
function deleteMessagesAbout(prefix: string): Promise<void> {
  const id = FieldPath.documentId();
  const mail = firestore().collection("mail");
  return deleteInBatches(mail.where(id, ">=", `${prefix}-`).where(id, "<", `${prefix}.`));
}

/** The fields of an order that forgetting its buyer changes. `updatedAt` stays: no step of the order is new. */
function toForgotten(order: Order) {
  const forgotten = forgetBuyer(order);
  return {
    buyer: forgotten.buyer,
    deliveryNotes: FieldValue.delete(),
    searchWords: toOrderSearchWords(forgotten),
    ...(forgotten.withdrawal && {
      "withdrawal.name": forgotten.withdrawal.name,
      "withdrawal.email": "",
      "withdrawal.reason": FieldValue.delete(),
      ...(forgotten.withdrawal.part !== undefined && { "withdrawal.part": forgotten.withdrawal.part }),
    }),
  };
}

function findOrderObstacle(found: DocumentSnapshot, now: number): ErasureObstacle | null {
  const order = safeParseDocument(Order, found);
  return order && findOrderErasureObstacle(order, now);
}

/**
 * Forgets the buyer of an order, with the conversation, the review and the devices of it. The order itself changes last: one that was
 * interrupted is found again. @returns why it stays, else null
 */
async function eraseOrder(found: DocumentSnapshot, key: ContactKey, now: number) {
  const { id, ref } = found;
  const before = findOrderObstacle(found, now);
  if (before !== null) return before;
  for (const { endpoint } of await findSubscriptions({ orderId: id })) await unsubscribeOrder(endpoint, id);
  await deleteMessagesAbout(`order-${id}`);
  return firestore().runTransaction(async (transaction) => {
    const [snapshot, review] = await transaction.getAll(ref, doc("reviews", id));
    const order = snapshot && safeParseDocument(Order, snapshot);
    if (!order || !review || !isOrderOf(order, key)) return null;
    const obstacle = findOrderErasureObstacle(order, now);
    if (obstacle !== null) return obstacle;
    const removeReview = await prepareReviewDeletion(transaction, review);
    transaction.update(ref, toForgotten(order));
    transaction.delete(doc("orderMessages", id));
    removeReview();
    return null;
  });
}

const WithPhotos = z.object({ photos: z._default(z.array(z.string()), []) });

async function eraseQuoteRequest(found: DocumentSnapshot) {
  await deleteMessagesAbout(`quote-${found.id}`);
  await firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(found.ref);
    if (!snapshot.exists) return;
    transaction.delete(found.ref);
    deletePhotos(transaction, safeParseDocument(WithPhotos, snapshot)?.photos ?? []);
  });
  return null;
}

/** Why a reporter cannot be forgotten yet: they are still to be told what is decided. */
const findReportObstacle = (report: Report | null): ErasureObstacle | null =>
  report?.state === "received" || report?.state === "appealed" ? "open" : null;

function eraseReporter({ ref }: DocumentSnapshot) {
  return firestore().runTransaction(async (transaction) => {
    const report = safeParseDocument(Report, await transaction.get(ref));
    const obstacle = findReportObstacle(report);
    if (report && obstacle === null)
      transaction.update(ref, { reporter: null, hasReporter: false, "codes.reporter": [] });
    return obstacle;
  });
}

/** The order that a message is about; null for other messages. */
const findOrderId = ({ id }: DocumentSnapshot): string | null =>
  /^order-([A-Za-z0-9]+)-/.exec(id)?.[1] ?? null;

/** A message about an order that keeps its buyer stays: the job that queues missing mails would send it again. */
async function findMailObstacle(mail: DocumentSnapshot, key: ContactKey): Promise<ErasureObstacle | null> {
  const orderId = findOrderId(mail);
  const order = orderId && safeParseDocument(Order, await doc("orders", orderId).get());
  return order && isOrderOf(order, key) ? "ofOrder" : null;
}

async function eraseMail(mail: DocumentSnapshot, key: ContactKey) {
  const obstacle = await findMailObstacle(mail, key);
  if (obstacle === null) await mail.ref.delete();
  return obstacle;
}

interface CollectionErasure {
  /** Why a document stays; null when nothing prevents its erasure. */
  findObstacle(found: DocumentSnapshot, key: ContactKey, now: number): Promise<ErasureObstacle | null>;
  /** Deletes or anonymises a document. Safe to run twice. @returns why it stays, else null */
  erase(found: DocumentSnapshot, key: ContactKey, now: number): Promise<ErasureObstacle | null>;
}

const without = async () => null;
const kept = (obstacle: ErasureObstacle): CollectionErasure => ({
  findObstacle: async () => obstacle,
  erase: async () => obstacle,
});

/** How the documents of each collection that is searched are erased. */
export const contactErasures: Readonly<Record<string, CollectionErasure>> = {
  users: kept("account"),
  pincodes: kept("expires"),
  orders: {
    findObstacle: async (found, _key, now) => findOrderObstacle(found, now),
    erase: eraseOrder,
  },
  quoteRequests: { findObstacle: without, erase: eraseQuoteRequest },
  reports: {
    findObstacle: async (found) => findReportObstacle(safeParseDocument(Report, found)),
    erase: eraseReporter,
  },
  alerts: {
    findObstacle: without,
    async erase({ ref }) {
      await ref.delete();
      return null;
    },
  },
  contacts: {
    findObstacle: without,
    async erase({ ref }) {
      await deleteConversation(ref);
      return null;
    },
  },
  mail: { findObstacle: findMailObstacle, erase: eraseMail },
  carts: {
    findObstacle: without,
    erase: ({ ref }) =>
      firestore().runTransaction(async (transaction) => {
        const { exists } = await transaction.get(ref);
        if (exists) transaction.update(ref, { buyer: null, phoneKey: null });
        return null;
      }),
  },
};
