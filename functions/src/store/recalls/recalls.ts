import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { Recall } from "@halkopiha/domain/recalls/recall.ts";
import type { RecallNotice } from "@halkopiha/domain/recalls/recall-notice.ts";
import { isInForce, toRecallNotice, workingStates } from "@halkopiha/domain/recalls/recall-rules.ts";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument, readMany, requireDocument } from "../firestore/document.ts";
import { readPage, type SortOrder } from "../firestore/page.ts";
import { toTimestamp } from "../firestore/timestamp.ts";

// A recall has the id of its product, so that the pages of a product and of an order find it without a query, also after the product was
// deleted. A later recall of the same product replaces one that was taken back; the change log has both.

export const recalls = () => firestore().collection("recalls");

/** A recall with the position in the list that is gone through: of the seller's orders, or of those who were told. */
export const StoredRecall = z.extend(Recall, { after: z.nullable(z.string()) });
export type StoredRecall = z.infer<typeof StoredRecall>;

export const toRecall = ({ after: _, ...recall }: StoredRecall): Recall => recall;

/** When data of a recall expires that is written now, in milliseconds since 1970. */
export const getRecallEnd = (): number => Date.now() + toRetentionMs(retention.recalls);

/** The stored form of a recall. */
export const toRecallDocument = ({
  _id,
  soldFrom,
  recalledAt,
  updatedAt,
  takenBack,
  ...fields
}: StoredRecall) => ({
  ...fields,
  takenBack: takenBack && { ...takenBack, at: toTimestamp(takenBack.at) },
  soldFrom: toTimestamp(soldFrom),
  recalledAt: toTimestamp(recalledAt),
  updatedAt: toTimestamp(updatedAt),
  expiresAt: Timestamp.fromMillis(getRecallEnd()),
});

const latestFirst: SortOrder = { field: "recalledAt", direction: "desc" };

/** One page of the recalls, the latest first. */
export async function listRecalls({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const { documents, nextCursor } = await readPage(recalls(), latestFirst, limit, cursor);
  return { recalls: parseAll(Recall, documents), nextCursor };
}

/** The latest recall of a product, taken back or not; null when there was none. */
export async function findRecall(productId: string): Promise<Recall | null> {
  return parseDocument(Recall, await recalls().doc(productId).get());
}

/** @throws AppError `notFound` */
export async function requireRecall(productId: string): Promise<Recall> {
  return requireDocument(Recall, await recalls().doc(productId).get());
}

/** The recall of a product; null when it is not recalled. */
export async function findNotice(productId: string): Promise<RecallNotice | null> {
  const recall = await findRecall(productId);
  return recall && isInForce(recall) ? toRecallNotice(recall) : null;
}

/** The recalls of these products, without those that were taken back. */
export async function readNotices(productIds: readonly string[]): Promise<RecallNotice[]> {
  const found = await readMany(firestore(), "recalls", Recall, [...new Set(productIds)]);
  return [...found.values()].filter(isInForce).map(toRecallNotice);
}

/** Recalls of which somebody is still to be told something, that one run of the job goes through. */
const maxWorking = 20;

/** The ids of recalls of which somebody is still to be told something. */
export async function listWorking(): Promise<string[]> {
  const working = recalls()
    .where("state", "in", [...workingStates])
    .limit(maxWorking);
  return (await working.select().get()).docs.map(({ id }) => id);
}
