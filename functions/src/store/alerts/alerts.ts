import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { AlertSearch, type AlertTarget, type NewAlert } from "@halkopiha/domain/alerts/alert.ts";
import { maxAlerts } from "@halkopiha/domain/alerts/limits.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Id, Instant } from "@halkopiha/domain/schemas/primitives.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { queueMailWith } from "../mail.ts";

/** An alert as stored. */
export const Alert = z.object({
  _id: Id,
  email: z.string(),
  /** Hash of the e-mail address, by which the alerts of one address follow each other. */
  recipient: z.string(),
  search: z.optional(AlertSearch),
  productId: z.optional(Id),
  /** Null until the link in the mail is confirmed; such an alert is never mailed. */
  confirmedAt: z.nullable(Instant),
  /** Listings until then have been mailed, or are older than the alert. */
  matchedUntil: z.nullable(Instant),
  expiresAt: Instant,
});
export type Alert = z.infer<typeof Alert>;

export const alerts = () => firestore().collection("alerts");

/** The fields of a target that are set: Firestore stores no undefined ones. */
function toStoredTarget({ search, productId }: AlertTarget): AlertTarget {
  const set = search && Object.entries(search).filter(([, value]) => value !== undefined);
  return { ...(set && { search: Object.fromEntries(set) }), ...(productId && { productId }) };
}

/**
 * Stores an alert and queues the mail with the link that confirms it, in one transaction. Only the mail contains the code; the document has
 * its hash.
 */
export async function createAlert(
  { email, ...target }: NewAlert,
  createMail: (code: string) => Mail,
): Promise<void> {
  const ref = alerts().doc();
  const code = randomBytes(16).toString("base64url");
  await firestore().runTransaction(async (transaction) => {
    transaction.create(ref, {
      ...toStoredTarget(target),
      email,
      recipient: sha256Hex(email),
      confirmHash: sha256Hex(code),
      confirmedAt: null,
      matchedUntil: null,
      createdAt: FieldValue.serverTimestamp(),
      expiresAt: Timestamp.fromMillis(Date.now() + toRetentionMs(retention.unconfirmedAlerts)),
    });
    queueMailWith(transaction, `alert-${ref.id}-confirm`, createMail(code));
  });
}

const isSameTarget = (one: Alert, other: Alert) =>
  isDeepStrictEqual(toStoredTarget(one), toStoredTarget(other));

/**
 * Confirms the alert of a code. If there is an older one for the same search or listing, that one is renewed instead, so that the links in
 * its mails still end it. Confirming it again changes nothing.
 * @throws AppError `linkInvalid`, `alertsFull`
 */
export async function confirmAlert(code: string): Promise<void> {
  const confirmHash = sha256Hex(code);
  const found = await alerts().where("confirmHash", "==", confirmHash).limit(1).get();
  const [first] = found.docs;
  if (!first) throw new AppError("linkInvalid");
  await firestore().runTransaction(async (transaction) => {
    const alert = parseDocument(Alert, await transaction.get(first.ref));
    const now = Date.now();
    if (!alert || Date.parse(alert.expiresAt) <= now) throw new AppError("linkInvalid");
    if (alert.confirmedAt) return;
    const { docs } = await transaction.get(alerts().where("recipient", "==", alert.recipient));
    const confirmed = parseAll(Alert, docs).filter(
      ({ confirmedAt, expiresAt }) => confirmedAt !== null && Date.parse(expiresAt) > now,
    );
    const expiresAt = Timestamp.fromMillis(now + toRetentionMs(retention.alerts));
    const older = confirmed.find((other) => isSameTarget(other, alert));
    if (older) {
      transaction.update(alerts().doc(older._id), { confirmHash, expiresAt });
      transaction.delete(first.ref);
      return;
    }
    if (confirmed.length >= maxAlerts) throw new AppError("alertsFull");
    const at = Timestamp.fromMillis(now);
    transaction.update(first.ref, { confirmedAt: at, matchedUntil: at, expiresAt });
  });
}

/** Deletes alerts; those that have ended already are left out. */
export async function deleteAlerts(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const batch = firestore().batch();
  for (const id of ids) batch.delete(alerts().doc(id));
  await batch.commit();
}

/** The alerts of some addresses, all of each address. */
export interface AlertPage {
  /** By recipient. */
  groups: Map<string, Alert[]>;
  /** The last recipient of the page; null on the last page. */
  after: string | null;
}

/** Number of alerts of a page; far more than one address has. */
const pageSize = 200;

/** Reads the alerts of the recipients after one, all alerts of each: at most 200 documents. */
export async function readAlertPage(after: string | null): Promise<AlertPage> {
  const ordered = alerts().orderBy("recipient").limit(pageSize);
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
  const groups = Map.groupBy(parseAll(Alert, docs), ({ recipient }) => recipient);
  if (docs.length < pageSize) return { groups, after: null };
  const recipients = [...new Set(docs.map((found) => String(found.get("recipient"))))];
  // The last recipient may have further alerts on the next page.
  const last = recipients.pop() ?? "";
  if (recipients.length > 0) groups.delete(last);
  return { groups, after: recipients.at(-1) ?? last };
}
