import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { findHidingReason } from "@halkopiha/domain/products/hiding.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Report } from "@halkopiha/domain/reports/report.ts";
import { type CountedEvent, countEvent } from "@halkopiha/domain/reports/report-figures.ts";
import { isHiding, type ReportParty } from "@halkopiha/domain/reports/report-outcomes.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { createCode } from "../contacts/ticket-codes.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { parseDocument } from "../firestore/document.ts";
import { queueMailWith } from "../mail.ts";
import { readHidable } from "../products/hidden-listings.ts";
import { readHidableReview } from "../reviews/reviews.ts";
import { readFigures } from "./report-figures.ts";
import { checkCode, reports, StoredReport, toDocument, toReport } from "./reports.ts";

/** Whose content it is: a seller, or the buyer of an order; null when the content or the account has been deleted. */
export type Affected = { kind: "seller"; user: User } | { kind: "buyer"; order: Order } | null;

/** The reported content as a transaction has read it. */
interface Content {
  affected: Affected;
  /** Why it is hidden; null when it is not. */
  hiddenReason: string | null;
  setHidden(reason: string | null, author: AuditAuthor | null): Promise<Product | null>;
}

const deletedContent: Content = {
  affected: null,
  hiddenReason: null,
  setHidden: () => Promise.resolve(null),
};

async function readListing(transaction: Transaction, id: string): Promise<Content> {
  const listing = await readHidable(transaction, id);
  return {
    affected: { kind: "seller", user: listing.seller },
    hiddenReason: findHidingReason(listing.product.hidden),
    setHidden: (reason, author) => Promise.resolve(listing.setHidden(reason, author)),
  };
}

async function readReview(transaction: Transaction, orderId: string): Promise<Content> {
  const { review, order, setHidden } = await readHidableReview(transaction, orderId);
  return {
    affected: { kind: "buyer", order },
    hiddenReason: review.hidden?.reason ?? null,
    async setHidden(reason, author) {
      await setHidden(reason, author);
      return null;
    },
  };
}

async function readContent(transaction: Transaction, { target }: Report): Promise<Content> {
  try {
    return target.orderId === null
      ? await readListing(transaction, target.id)
      : await readReview(transaction, target.orderId);
  } catch (error) {
    if (error instanceof AppError && error.code === "notFound") return deletedContent;
    throw error;
  }
}

/** The new codes of both parties' links. */
export type LinkCodes = Readonly<Record<ReportParty, string>>;

/** What changes of a report. */
interface ReportChange {
  /** The admin who decides; null for a party. */
  author: AuditAuthor | null;
  /** The `updatedAt` that the admin saw. */
  seen?: string | undefined;
  /** The code of the party's link; null for an admin. */
  code: string | null;
  /** The report afterwards; rejects by throwing. `party` is null for an admin. */
  decide(report: Report, party: ReportParty | null, now: Date): Report;
  /** What is counted of the change. */
  toEvent(report: Report): CountedEvent;
  /** The messages about it, queued in the same transaction. */
  createMails(report: Report, affected: Affected, codes: LinkCodes): readonly QueuedMessage[];
}

/** How the content is changed by a decision: hidden for a reason, shown again, or left as it is. */
function findNewReason(before: Report, after: Report, { hiddenReason }: Content): string | null | undefined {
  if (before.decision === after.decision || !after.decision) return undefined;
  if (isHiding(after.decision.outcome)) return after.decision.reason;
  // Another decision may have hidden it since.
  return before.decision && hiddenReason === before.decision.reason ? null : undefined;
}

/** A changed report, the party that has changed it, and the listing that was hidden or shown. */
export interface ChangedReport {
  report: Report;
  party: ReportParty | null;
  product: Product | null;
}

/**
 * Changes a report, what is shown of its content, what is counted, and the mails about it, in one transaction.
 * @throws AppError `notFound`, `stale`, or `linkInvalid` for a wrong code
 */
export function changeReport(id: string, change: ReportChange): Promise<ChangedReport> {
  const ref = reports().doc(id);
  const newCodes = { reporter: createCode(), affected: createCode() };
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const stored = parseDocument(StoredReport, snapshot);
    const party = change.code === null ? null : checkCode(stored, change.code);
    if (!stored) throw new AppError("notFound");
    const now = new Date();
    const before = toReport(stored);
    const after = change.decide(before, party, now);
    checkNotStale(change.seen, before);
    const content = await readContent(transaction, before);
    const { figures, write } = await readFigures(transaction, now.toISOString());
    const reason = findNewReason(before, after, content);
    const product = reason === undefined ? null : await content.setHidden(reason, change.author);
    const mails = change.createMails(after, content.affected, {
      reporter: newCodes.reporter.code,
      affected: newCodes.affected.code,
    });
    const codes =
      mails.length === 0
        ? stored.codes
        : {
            reporter: [...stored.codes.reporter, newCodes.reporter.hash],
            affected: [...stored.codes.affected, newCodes.affected.hash],
          };
    transaction.set(ref, toDocument({ ...after, codes }));
    write(countEvent(figures, change.toEvent(after)));
    writeAudit(transaction, change.author, {
      ref,
      before: snapshot,
      written: { state: after.state, decision: after.decision },
    });
    for (const { id: mailId, mail } of mails) queueMailWith(transaction, mailId, mail);
    return { report: after, party, product };
  });
}
