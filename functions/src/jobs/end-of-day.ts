import { type RetentionRule, retention, retentionTime } from "@halkopiha/domain/retention.ts";
import { forgetUnverified } from "../accounts/forget-unverified.ts";
import { repairRegistrations } from "../accounts/repair-registrations.ts";
import { day } from "../config.ts";
import { rememberCounts } from "../store/dashboard.ts";
import { deleteContactsBefore, deleteResolvedBefore } from "../store/delete-contacts.ts";
import { deleteExportsBefore } from "../store/exports.ts";
import { deleteOrdersBefore } from "../store/orders.ts";
import { deleteOrphanPictures } from "../store/orphan-pictures.ts";
import { listRegions } from "../store/regions.ts";
import { closeExpired } from "../store/users.ts";

/** How long what no rule of retention names is kept, in milliseconds. */
const kept = { cutOffRegistrations: day / 24, orphanPictures: day };

/** Closes accounts whose year is over, deletes what nobody needs any more, and counts the rest. Safe to run twice. */
export async function endOfDay(now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  const beyond = (rule: RetentionRule) => before(retentionTime(rule));
  await closeExpired(now);
  await deleteResolvedBefore(beyond(retention.resolvedContacts));
  await deleteContactsBefore(beyond(retention.contacts));
  await deleteOrdersBefore(beyond(retention.orders));
  await deleteExportsBefore(beyond(retention.exports));
  await repairRegistrations(before(kept.cutOffRegistrations));
  await forgetUnverified(beyond(retention.unverified), now);
  await deleteOrphanPictures(before(kept.orphanPictures));
  const regions = await listRegions();
  await rememberCounts(
    now,
    regions.map(({ _id }) => _id),
  );
}
