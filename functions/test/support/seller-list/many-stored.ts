import { type BulkWriter, type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { database } from "../market.ts";
import { withoutTriggers } from "../without-triggers.ts";
import { iterateManySellers } from "./many-sellers.ts";

type Change = (writer: BulkWriter, ref: DocumentReference, user: object) => void;

/** Writes many users to the database, at a time when the triggers are disabled. */
async function changeMany(count: number, change: Change): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  const at = (instant: string) => Timestamp.fromDate(new Date(instant));
  for await (const page of iterateManySellers(count)) {
    for (const { _id, createdAt, updatedAt, ...user } of page) {
      const stored = { ...user, createdAt: at(createdAt), updatedAt: at(updatedAt) };
      change(writer, database.collection("users").doc(_id), stored);
    }
    await writer.flush();
  }
}

/** Stores `count` sellers in the database. */
export const storeManySellers = (count: number) =>
  changeMany(count, (writer, ref, user) => void writer.set(ref, user));

export const removeManySellers = (count: number) =>
  changeMany(count, (writer, ref) => void writer.delete(ref));

/** Runs `work` while the database contains `count` additional sellers and the triggers are disabled. */
export function withManySellers(count: number, work: () => Promise<void>): Promise<void> {
  return withoutTriggers(async () => {
    try {
      await storeManySellers(count);
      await work();
    } finally {
      await removeManySellers(count);
    }
  });
}
