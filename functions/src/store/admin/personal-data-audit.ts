import { type AuditEvent, FieldChange, forgetAccountChange } from "@halkopiha/domain/admin/audit.ts";
import {
  type ContactKey,
  maskContact,
  toKeyText,
} from "@halkopiha/domain/personal-data/personal-data-search.ts";
import * as z from "zod/mini";
import { eventKeys } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { signWithNewest } from "../../keys/signatures.ts";
import { batchSize, forEachBatch } from "../firestore/batches.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { type AuditAuthor, audit, createEvent } from "./audit.ts";

const Changes = z.object({ changes: z.array(FieldChange) });

/** Takes out of the change log what a deleted account was changed from and to: the events stay, and name it by its user name. */
export async function forgetAccountChanges(uid: string): Promise<void> {
  await forEachBatch(audit().where("target._id", "==", uid), batchSize, async (transaction, found) => {
    for (const snapshot of found) {
      const stored = safeParseDocument(Changes, snapshot);
      if (stored) transaction.update(snapshot.ref, { changes: stored.changes.map(forgetAccountChange) });
    }
    return true;
  });
}

/** Equal for the same address or number, which cannot be read from it without the key. */
const toPseudonym = (key: ContactKey): string =>
  signWithNewest(eventKeys, `contact:${toKeyText(key)}`)
    .toString("hex")
    .slice(0, 20);

/** Records that an admin has searched, copied or erased what is stored of an address or a number, which the event has as a pseudonym and masked. */
export async function recordPersonalDataWork(
  author: AuditAuthor,
  key: ContactKey,
  { action, changes }: Pick<AuditEvent, "action" | "changes">,
): Promise<void> {
  const target = { _id: toPseudonym(key), name: maskContact(key) };
  const batch = firestore().batch();
  createEvent(batch, author, { action, kind: "personalData", target, changes });
  await batch.commit();
}
