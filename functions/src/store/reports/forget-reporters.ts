import { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { batchSize } from "../firestore/batches.ts";
import { reports } from "./reports.ts";

/**
 * Deletes the names and addresses of who reported what was last decided before this moment, and their codes: nobody can
 * appeal any more.
 */
export async function forgetReportersBefore(moment: Date): Promise<void> {
  let found: number;
  do {
    const { docs } = await reports()
      .where("hasReporter", "==", true)
      .where("updatedAt", "<", Timestamp.fromDate(moment))
      .select()
      .limit(batchSize)
      .get();
    const batch = firestore().batch();
    const forgotten = { reporter: null, hasReporter: false, "codes.reporter": [] };
    for (const { ref } of docs) batch.update(ref, forgotten);
    await batch.commit();
    found = docs.length;
  } while (found === batchSize);
}
