import { type BulkWriter, type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { database } from "./database.ts";

const users = database.collection("users");
const ids = (count: number) => Array.from({ length: count }, (_, index) => `journey-many-${index}`);

/** Runs `work` with the suite's triggers disabled, so that writing a thousand sellers causes no events. */
export async function withTriggersDisabled(work: () => Promise<unknown>): Promise<void> {
  const triggers = `http://${process.env["FIREBASE_EMULATOR_HUB"]}/functions`;
  await fetch(`${triggers}/disableBackgroundTriggers`, { method: "PUT" });
  await work().finally(() => fetch(`${triggers}/enableBackgroundTriggers`, { method: "PUT" }));
}

async function write(
  count: number,
  change: (writer: BulkWriter, ref: DocumentReference) => void,
): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  await withTriggersDisabled(async () => {
    for (const id of ids(count)) change(writer, users.doc(id));
    await writer.close();
  });
}

/** Stores `count` sellers, each a copy of one from the sample market. */
export async function storeManySellers(count: number): Promise<void> {
  const sample = (await users.doc("halkomestari").get()).data();
  const createdAt = Timestamp.now();
  await write(count, (writer, ref) => void writer.set(ref, { ...sample, username: ref.id, createdAt }));
}

export const removeManySellers = (count: number) => write(count, (writer, ref) => void writer.delete(ref));
