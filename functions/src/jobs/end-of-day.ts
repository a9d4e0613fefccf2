import { type RetentionRule, retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import {
  deleteInterruptedRegistrations,
  deleteUnverifiedRegistrations,
} from "../accounts/registration/clean-up.ts";
import { day } from "../config.ts";
import { movePersonalIds } from "../store/accounts/identity/personal-ids.ts";
import { storeCounts } from "../store/admin/dashboard.ts";
import { deleteExportsBefore } from "../store/admin/exports.ts";
import { deleteContactsBefore, deleteResolvedBefore } from "../store/contacts/delete-contacts.ts";
import { deleteOrphanOgImages } from "../store/files/og-images.ts";
import { deleteOrphanImages } from "../store/files/orphan-images.ts";
import { deleteMessagesBefore } from "../store/orders/order-messages.ts";
import { deleteOrdersBefore } from "../store/orders/orders.ts";
import { correctUnits } from "../store/products/delivery-costs.ts";
import { storeEndedOffers } from "../store/products/ended-offers.ts";
import { indexEndedPauses } from "../store/products/paused-products.ts";
import { listRegions } from "../store/reference-data/regions.ts";
import { forgetReportersBefore } from "../store/reports/forget-reporters.ts";
import { deleteReviewsBefore, recountReviews } from "../store/reviews/recount-reviews.ts";
import { storePartStarts } from "../store/sitemap.ts";
import { changeContracts } from "./change-contracts.ts";
import { eraseDueAccounts } from "./erase-accounts.ts";
import { makeInvoices } from "./make-invoices.ts";
import { listMigrations, migrate } from "./migrate.ts";
import { closeAccountsByTerms, tellSellersOfTerms } from "./tell-of-terms.ts";

/** Retention of data that no retention rule covers, in milliseconds. */
const gracePeriods = { interruptedRegistrations: day / 24, orphanImages: day };

/**
 * Warns of the end of contracts and closes accounts that are not paid, sends invoices, tells sellers of new terms, deletes accounts whose sellers have asked for it, corrects the units of old delivery costs, moves personal ids of old accounts and seals all of them with the newest
 * key, deletes data whose retention has ended, ends offers, counts the reviews of the day again, stores counts of the rest, indexes users, orders, audit events, products and sellers whose index fields are of
 * an earlier version, and divides the sitemap into parts. Safe to run twice.
 */
export async function endOfDay(now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  const beyond = (rule: RetentionRule) => before(toRetentionMs(rule));
  await changeContracts(now);
  await makeInvoices(now);
  await closeAccountsByTerms(now);
  await eraseDueAccounts(now);
  await correctUnits();
  await movePersonalIds();
  await deleteResolvedBefore(beyond(retention.resolvedContacts));
  await deleteContactsBefore(beyond(retention.contacts));
  await deleteMessagesBefore(beyond(retention.orderMessages));
  await forgetReportersBefore(beyond(retention.reporters));
  await deleteReviewsBefore(beyond(retention.reviews));
  await deleteOrdersBefore(beyond(retention.orders));
  await deleteExportsBefore(beyond(retention.exports));
  await deleteInterruptedRegistrations(before(gracePeriods.interruptedRegistrations));
  await deleteUnverifiedRegistrations(beyond(retention.unverified), now);
  await deleteOrphanImages(before(gracePeriods.orphanImages));
  await deleteOrphanOgImages();
  await recountReviews(now);
  await migrate(listMigrations());
  // After the migration, which gives accounts of earlier versions the field by which they are found.
  await tellSellersOfTerms(now);
  const today = toFinnishDate(now.toISOString());
  await indexEndedPauses(today);
  await storeEndedOffers(today);
  const regions = await listRegions();
  await storeCounts(
    now,
    regions.map(({ _id }) => _id),
  );
  await storePartStarts();
}
