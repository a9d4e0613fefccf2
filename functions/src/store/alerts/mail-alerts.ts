import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { parseAll } from "../firestore/document.ts";
import { isQueued, queueMailWith } from "../mail.ts";
import { Alert, alerts } from "./alerts.ts";

interface Mailing {
  /** The end of the window whose listings are mailed. */
  until: Date;
  /** Fixed per address and day, so that an address is mailed once a day. */
  mailId: string;
  /** The mail to the alerts that still exist. */
  createMail(current: readonly Alert[]): Mail;
}

/**
 * Queues one mail for alerts of one address, in the transaction that stores how far they are mailed: after a crash nothing is sent twice. An
 * alert for a listing ends with its mail. Alerts that have ended meanwhile, or were mailed by a concurrent run, are left out.
 */
export function queueAlertMail(
  found: readonly Alert[],
  { until, mailId, createMail }: Mailing,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...found.map(({ _id }) => alerts().doc(_id)));
    const current = parseAll(
      Alert,
      snapshots.filter(({ exists }) => exists),
    ).filter((alert) => isDue(alert, until));
    if (current.length === 0 || (await isQueued(transaction, mailId))) return;
    queueMailWith(transaction, mailId, createMail(current));
    for (const { _id, productId } of current) {
      if (productId) transaction.delete(alerts().doc(_id));
      else transaction.update(alerts().doc(_id), { matchedUntil: Timestamp.fromDate(until) });
    }
  });
}

/** Whether an alert is confirmed and has not been mailed the listings of a window yet. */
export const isDue = ({ matchedUntil }: Alert, until: Date): boolean =>
  matchedUntil !== null && Date.parse(matchedUntil) < until.getTime();
