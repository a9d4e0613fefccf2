import { type BulkWriter, type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { database } from "../market.ts";
import { withoutTriggers } from "../without-triggers.ts";
import { iterateManySellers } from "./many-sellers.ts";

type Change = (writer: BulkWriter, ref: DocumentReference, user: object) => void;

/** Does something with so many users in the database, unseen by the triggers. */
async function changeMany(count: number, change: Change): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  const at = (instant: string) => Timestamp.fromDate(new Date(instant));
  await withoutTriggers(async () => {
    for await (const page of iterateManySellers(count)) {
      for (const { _id, createdAt, updatedAt, ...user } of page) {
        const stored = { ...user, createdAt: at(createdAt), updatedAt: at(updatedAt) };
        change(writer, database.collection("users").doc(_id), stored);
      }
      await writer.flush();
    }
  });
}

/** Puts so many sellers into the database. */
export const storeManySellers = (count: number) =>
  changeMany(count, (writer, ref, user) => void writer.set(ref, user));

export const removeManySellers = (count: number) =>
  changeMany(count, (writer, ref) => void writer.delete(ref));

/** Does something while the database holds so many sellers more. */
export async function withManySellers(count: number, work: () => Promise<void>): Promise<void> {
  try {
    await storeManySellers(count);
    await work();
  } finally {
    await removeManySellers(count);
  }
}
