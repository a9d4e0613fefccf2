import { type RetentionRule, retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { deleteUnverifiedRegistrations } from "../accounts/forget-unverified.ts";
import { deleteInterruptedRegistrations } from "../accounts/repair-registrations.ts";
import { day } from "../config.ts";
import { movePersonalIds } from "../store/accounts/personal-ids.ts";
import { sealedIds } from "../store/accounts/sealed-ids.ts";
import { userIndex } from "../store/accounts/user-index.ts";
import { closeExpiredAccounts } from "../store/accounts/users.ts";
import { auditIndex } from "../store/admin/audit-index.ts";
import { storeCounts } from "../store/admin/dashboard.ts";
import { deleteContactsBefore, deleteResolvedBefore } from "../store/admin/delete-contacts.ts";
import { deleteExportsBefore } from "../store/admin/exports.ts";
import { deleteOrphanOgImages } from "../store/files/og-images.ts";
import { deleteOrphanImages } from "../store/files/orphan-images.ts";
import { indexStored } from "../store/firestore/index-stored.ts";
import { orderIndex } from "../store/orders/order-index.ts";
import { deleteOrdersBefore } from "../store/orders/orders.ts";
import { correctUnits } from "../store/products/delivery-costs.ts";
import { indexEndedPauses } from "../store/products/paused-products.ts";
import { productIndex } from "../store/products/product-index.ts";
import { sellerIndex } from "../store/products/seller-index.ts";
import { listRegions } from "../store/reference-data/regions.ts";
import { storePartStarts } from "../store/sitemap.ts";

/** Retention of data that no retention rule covers, in milliseconds. */
const gracePeriods = { interruptedRegistrations: day / 24, orphanImages: day };

/**
 * Closes expired accounts, corrects the units of old delivery costs, moves personal ids of old accounts and seals all of them with the newest
 * key, deletes data whose retention has ended, stores counts of the rest, indexes users, orders, audit events, products and sellers whose index fields are of
 * an earlier version, and divides the sitemap into parts. Safe to run twice.
 */
export async function endOfDay(now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  const beyond = (rule: RetentionRule) => before(toRetentionMs(rule));
  await closeExpiredAccounts(now);
  await correctUnits();
  await movePersonalIds();
  await deleteResolvedBefore(beyond(retention.resolvedContacts));
  await deleteContactsBefore(beyond(retention.contacts));
  await deleteOrdersBefore(beyond(retention.orders));
  await deleteExportsBefore(beyond(retention.exports));
  await deleteInterruptedRegistrations(before(gracePeriods.interruptedRegistrations));
  await deleteUnverifiedRegistrations(beyond(retention.unverified), now);
  await deleteOrphanImages(before(gracePeriods.orphanImages));
  await deleteOrphanOgImages();
  await indexStored(sealedIds());
  await indexStored(userIndex);
  await indexStored(orderIndex);
  await indexStored(auditIndex);
  await indexStored(productIndex);
  await indexStored(sellerIndex);
  await indexEndedPauses(toFinnishDate(now.toISOString()));
  const regions = await listRegions();
  await storeCounts(
    now,
    regions.map(({ _id }) => _id),
  );
  await storePartStarts();
}
