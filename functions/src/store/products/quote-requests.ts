import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toRecipientKey } from "@halkopiha/domain/messaging/recipient-key.ts";
import { QuoteRequest, type QuoteStatus } from "@halkopiha/domain/quotes/quote-request.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { takePhotos } from "../files/uploaded-photos.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { parseAll, requireDocument, safeParseDocument } from "../firestore/document.ts";
import { indexFields, type StoredIndex } from "../firestore/index-stored.ts";
import { newestFirst, readPage } from "../firestore/page.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { getWriteTime } from "../firestore/write-time.ts";
import { queueNoticeWith } from "../mail.ts";

const requests = () => firestore().collection("quoteRequests");

/** The requests for a quote of a seller's services. */
export const queryQuoteRequests = (sellerId: string): Query => requests().where("sellerId", "==", sellerId);

/** What is stored of a new request. */
export type QuoteRequestFields = Omit<QuoteRequest, "_id" | "status" | "createdAt" | "updatedAt">;

/** The messages about a new request: to its seller, and to who has requested the quote. */
interface Notices {
  seller: Mail | Sms | null;
  buyer: Mail | null;
}

/** Who sends a request; a repeated one has the same key. */
interface Sender {
  visitor: string;
  key: string | undefined;
}

/** The spelling in which a number is searched, because it is stored as it was typed. */
const toPhoneKey = ({ phonenumber }: Pick<QuoteRequest, "phonenumber">) => ({
  phoneKey: phonenumber === null ? null : toRecipientKey(phonenumber),
});

/** The number of each request in the spelling in which it is searched. */
export const quoteRequestIndex: StoredIndex = {
  progressId: "quoteRequestIndex",
  version: 1,
  indexBatch: indexFields("quoteRequests", (snapshot) => {
    const request = safeParseDocument(QuoteRequest, snapshot);
    return request ? toPhoneKey(request) : {};
  }),
};

/**
 * Stores a request for a quote, takes its photos and queues its messages, in one transaction. A repeated one changes nothing.
 * @throws AppError `photoGone`
 */
export function createQuoteRequest(
  fields: QuoteRequestFields,
  { visitor, key }: Sender,
  createNotices: (request: QuoteRequest) => Notices,
): Promise<void> {
  const ref = key === undefined ? requests().doc() : requests().doc(sha256Hex(`${visitor}:${key}`));
  return firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return;
    const attachPhotos = await takePhotos(transaction, visitor, fields.photos);
    const now = getWriteTime();
    const status: QuoteStatus = "new";
    const lifetime = toRetentionMs(retention.quoteRequests);
    const expiry = { expiresAt: Timestamp.fromMillis(now.stored.toMillis() + lifetime) };
    transaction.create(ref, {
      ...fields,
      ...toPhoneKey(fields),
      status,
      createdAt: now.stored,
      updatedAt: now.stored,
      ...expiry,
    });
    attachPhotos({ sellerId: fields.sellerId, ...expiry });
    const request = { ...fields, _id: ref.id, status, createdAt: now.answered, updatedAt: now.answered };
    const { seller, buyer } = createNotices(request);
    queueNoticeWith(transaction, `quote-${ref.id}-notice`, seller);
    queueNoticeWith(transaction, `quote-${ref.id}-received`, buyer);
  });
}

/** One page of the requests of a seller's services, newest first. */
export async function listQuoteRequests(
  sellerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ quoteRequests: QuoteRequest[]; nextCursor: string | undefined }> {
  const { documents, nextCursor } = await readPage(queryQuoteRequests(sellerId), newestFirst, limit, cursor);
  return { quoteRequests: parseAll(QuoteRequest, documents), nextCursor };
}

/**
 * Marks a request, which its seller saw as it was at `updatedAt`. `check` rejects by throwing.
 * @throws AppError `notFound`, `stale`
 */
export function changeQuoteStatus(
  id: string,
  { status, updatedAt: seen }: { status: QuoteStatus; updatedAt?: string | undefined },
  check: (request: QuoteRequest) => void,
): Promise<QuoteRequest> {
  const ref = requests().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const before = requireDocument(QuoteRequest, await transaction.get(ref));
    check(before);
    if (before.status === status) return before;
    checkNotStale(seen, before);
    const now = getWriteTime();
    transaction.update(ref, { status, updatedAt: now.stored });
    return { ...before, status, updatedAt: now.answered };
  });
}
