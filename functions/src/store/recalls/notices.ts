import { formatAddress } from "@halkopiha/domain/orders/format-address.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import type { Recall, UnreachedOrder } from "@halkopiha/domain/recalls/recall.ts";
import type { RecallChannel } from "@halkopiha/domain/recalls/recall-labels.ts";
import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { FieldPath, FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, readMany } from "../firestore/document.ts";
import { getRecallEnd } from "./recalls.ts";

// That the buyer of an order was told of a recall, or could not be told.

const notices = () => firestore().collection("recallNotices");

const RecallNoticeDocument = z.object({ orderId: Id });

type Round = Pick<Recall, "_id" | "round">;

const toKey = ({ _id, round }: Round): string => `${_id}-${round}`;

/** The id of the message to the buyer of an order: a recall tells each order once. */
export const toMessageId = (recall: Round, orderId: string): string => `recall-${toKey(recall)}-${orderId}`;

/** Stores that the buyer of an order is told by a channel. */
export function createNotice(
  transaction: Transaction,
  recall: Round,
  orderId: string,
  channel: RecallChannel,
): void {
  const key = toKey(recall);
  transaction.create(notices().doc(`${key}-${orderId}`), {
    orderId,
    channel,
    // One field for each of the lists, which are sorted by id.
    ...(channel === null ? { unreachedOf: key } : { toldOf: key }),
    createdAt: FieldValue.serverTimestamp(),
    expiresAt: Timestamp.fromMillis(getRecallEnd()),
  });
}

async function readOrderIds(
  field: "toldOf" | "unreachedOf",
  recall: Round,
  limit: number,
  after: string | null,
): Promise<{ orderIds: string[]; next: string | null }> {
  const sorted = notices().where(field, "==", toKey(recall)).orderBy(FieldPath.documentId());
  const rest = after === null ? sorted : sorted.startAfter(after);
  const { docs } = await rest.limit(limit + 1).get();
  const page = docs.slice(0, limit);
  return {
    orderIds: parseAll(RecallNoticeDocument, page).map(({ orderId }) => orderId),
    next: docs.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Orders whose buyers were told, after a position. */
export const readTold = (recall: Round, limit: number, after: string | null) =>
  readOrderIds("toldOf", recall, limit, after);

/** One page of the orders whose buyers could not be told. */
export async function listUnreached(
  recall: Round,
  limit: number,
  cursor: string | undefined,
): Promise<{ orders: UnreachedOrder[]; nextCursor: string | undefined }> {
  const { orderIds, next } = await readOrderIds("unreachedOf", recall, limit, cursor ?? null);
  const found = await readMany(firestore(), "orders", Order, orderIds);
  return {
    orders: [...found.values()].map(({ _id, orderNumber, buyer }) => ({
      _id,
      orderNumber,
      name: `${buyer.firstname} ${buyer.lastname}`,
      phonenumber: buyer.phonenumber,
      address: formatAddress(buyer.address),
    })),
    nextCursor: next ?? undefined,
  };
}
