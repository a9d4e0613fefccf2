import { Timestamp } from "firebase-admin/firestore";
import { updateInBatches } from "../firestore/batches.ts";
import { reports } from "./reports.ts";

/**
 * Deletes the names and addresses of who reported what was last decided before this moment, and their codes: nobody can
 * appeal any more.
 */
export function forgetReportersBefore(moment: Date): Promise<void> {
  const decided = reports()
    .where("hasReporter", "==", true)
    .where("updatedAt", "<", Timestamp.fromDate(moment));
  return updateInBatches(decided, (transaction, { ref }) => {
    transaction.update(ref, { reporter: null, hasReporter: false, "codes.reporter": [] });
  });
}
