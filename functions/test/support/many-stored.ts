import { type BulkWriter, type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { pagesOfMany } from "./many-sellers.ts";
import { database } from "./market.ts";
import { quietly } from "./quietly.ts";

type Change = (writer: BulkWriter, ref: DocumentReference, user: object) => void;

/** Does something with so many users in the database, unseen by the triggers. */
async function changeMany(count: number, change: Change): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  const at = (instant: string) => Timestamp.fromDate(new Date(instant));
  await quietly(async () => {
    for await (const page of pagesOfMany(count)) {
      for (const { _id, createdAt, updatedAt, ...user } of page) {
        const stored = { ...user, createdAt: at(createdAt), updatedAt: at(updatedAt) };
        change(writer, database.collection("users").doc(_id), stored);
      }
      await writer.flush();
    }
  });
}

/** Puts so many sellers into the database. */
export const storeMany = (count: number) =>
  changeMany(count, (writer, ref, user) => void writer.set(ref, user));

export const removeMany = (count: number) => changeMany(count, (writer, ref) => void writer.delete(ref));

/** Does something while the database holds so many sellers more. */
export async function withManySellers(count: number, work: () => Promise<void>): Promise<void> {
  try {
    await storeMany(count);
    await work();
  } finally {
    await removeMany(count);
  }
}
