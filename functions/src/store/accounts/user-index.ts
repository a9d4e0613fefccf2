import { toUserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { findChangedFields, parseDocument, safeParseDocument } from "../firestore/document.ts";

/** Increase when `toUserIndexFields` changes, so that the nightly job indexes the stored users again. */
export const userIndexVersion = 2;

/** Number of users read in one transaction. */
const batchSize = 100;
/** Maximum number of users that a night indexes; the next night continues. */
const maxPerNight = 20_000;

/** How far the stored users are indexed: the version that is complete, or the last user of the one in progress. */
const Progress = z.object({ version: z.int(), after: z.nullable(z.string()) });

const progressRef = () => firestore().collection("figures").doc("userIndex");

/** The fields of a stored user that differ from what would be stored today: index terms, and defaults that queries compare. */
function findOutdatedFields(snapshot: QueryDocumentSnapshot): Record<string, unknown> {
  const user = safeParseDocument(User, snapshot);
  return user ? findChangedFields(snapshot, { verified: user.verified, ...toUserIndexFields(user) }) : {};
}

/** Indexes the users after an id; the id of the last one, or null at the end. `updatedAt` stays: nobody has changed the account. */
function indexBatch(after: string | null): Promise<string | null> {
  return firestore().runTransaction(async (transaction) => {
    const users = firestore().collection("users").orderBy(FieldPath.documentId()).limit(batchSize);
    const { docs } = await transaction.get(after === null ? users : users.startAfter(after));
    for (const snapshot of docs) {
      const outdated = findOutdatedFields(snapshot);
      if (Object.keys(outdated).length > 0) transaction.update(snapshot.ref, outdated);
    }
    return docs.length === batchSize ? (docs.at(-1)?.id ?? null) : null;
  });
}

/** Computes the index fields of stored users again after their version has changed; one read when it has not. */
export async function indexStoredUsers(): Promise<void> {
  const stored = parseDocument(Progress, await progressRef().get());
  const isCurrent = stored?.version === userIndexVersion;
  if (isCurrent && stored.after === null) return;
  let after = isCurrent ? stored.after : null;
  for (let count = 0; count < maxPerNight; count += batchSize) {
    after = await indexBatch(after);
    await progressRef().set({ version: userIndexVersion, after });
    if (after === null) return;
  }
}
