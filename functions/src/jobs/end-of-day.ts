import { forgetUnverified } from "../accounts/forget-unverified.ts";
import { day } from "../config.ts";
import { deleteResolvedBefore } from "../store/contacts.ts";
import { rememberCounts } from "../store/dashboard.ts";
import { deleteExportsBefore } from "../store/exports.ts";
import { deleteOrphanPictures } from "../store/orphan-pictures.ts";
import { listRegions } from "../store/regions.ts";
import { closeExpired } from "../store/users.ts";

/** How long what is done with is kept, in milliseconds. */
const kept = { resolvedContacts: 365 * day, exports: 7 * day, orphanPictures: day, unverified: day };

/** Closes accounts whose year is over, deletes what nobody needs any more, and counts the rest. Safe to run twice. */
export async function endOfDay(now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await closeExpired(now);
  await deleteResolvedBefore(before(kept.resolvedContacts));
  await deleteExportsBefore(before(kept.exports));
  await forgetUnverified(before(kept.unverified), now);
  await deleteOrphanPictures(before(kept.orphanPictures));
  const regions = await listRegions();
  await rememberCounts(
    now,
    regions.map(({ _id }) => _id),
  );
}
