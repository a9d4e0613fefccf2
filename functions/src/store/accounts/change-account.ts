import { dropOldBounces } from "@halkopiha/domain/accounts/drop-old-bounces.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { writeAudit } from "../admin/audit.ts";
import { parseDocument } from "../firestore/document.ts";
import { type Changer, requireLiveSession } from "./changer.ts";
import { releaseEmail } from "./identity/email-ref.ts";
import { type NewReservation, reserveEmail } from "./identity/emails.ts";
import { storePersonalIdWith } from "./identity/personal-ids.ts";
import { checkUsername, usernameRef } from "./identity/usernames.ts";
import { deleteLogins } from "./login/logins.ts";
import { createSessionEnd } from "./login/session-end.ts";
import { toUserDocument } from "./user-document.ts";
import { findUser, userRef } from "./users.ts";

export interface AccountChange {
  user: User;
  /** Names of changed secrets; the audit event lists them without values. */
  secretsChanged?: readonly string[];
  /** A newly encrypted personal identity code; null deletes it, undefined leaves it unchanged. */
  personalId?: string | null | undefined;
  /** Whether the change ends every session of the user. */
  endsSessions?: boolean;
  /** Whether the user has proved a new address, so that an unconfirmed registration that has it is deleted. */
  isEmailProven?: boolean;
  /** Runs after all checks and before all writes; if it throws, nothing is written. */
  first?: () => Promise<void>;
  /** Further writes in the same transaction. */
  also?: (transaction: Transaction) => void;
}

/** A changed account. */
export interface ChangedAccount {
  before: User;
  after: User;
  /** The epoch of sessions that the change has begun; null when it has ended none. */
  epoch: string | null;
}

/** The stored `updatedAt` of a user: clients send it back and it must match exactly. */
async function readUpdatedAt(uid: string): Promise<string> {
  return (await findUser(uid))?.updatedAt ?? new Date().toISOString();
}

/** Reads whether a user may have a changed address. @returns what writes it and frees the old one; null when it has not changed */
async function moveEmail(
  transaction: Transaction,
  before: User,
  after: User,
  isProven: boolean,
): Promise<NewReservation | null> {
  if (before.email === after.email) return null;
  const release = await releaseEmail(transaction, before.email, before._id);
  const reservation =
    after.email === null ? null : await reserveEmail(transaction, after.email, before._id, { isProven });
  return {
    write() {
      release();
      reservation?.write();
    },
    replaces: reservation?.replaces ?? null,
  };
}

/**
 * Updates a user in one transaction with the result of `decide`, which rejects by throwing. A changed user name or address is reserved and
 * the old one freed.
 * @throws AppError `unauthenticated` when the session of the changer has ended, `userNotFound`, `usernameTaken`, `emailTaken`
 */
export async function changeAccount(
  uid: string,
  changer: Changer,
  decide: (user: User, transaction: Transaction) => AccountChange | Promise<AccountChange>,
): Promise<ChangedAccount> {
  const { author } = changer;
  const { before, after, replaced, epoch } = await firestore().runTransaction(async (transaction) => {
    await requireLiveSession(transaction, changer);
    const ref = userRef(uid);
    const snapshot = await transaction.get(ref);
    const before = parseDocument(User, snapshot);
    if (!before) throw new AppError("userNotFound");
    const change = await decide(before, transaction);
    const { personalId, secretsChanged, endsSessions, isEmailProven = false, first, also } = change;
    const user = dropOldBounces(before, change.user);
    const renamed = toUsernameKey(before.username) !== toUsernameKey(user.username);
    if (renamed) await checkUsername(transaction, user, uid);
    const email = await moveEmail(transaction, before, user, isEmailProven);
    await first?.();
    email?.write();
    const end = endsSessions ? createSessionEnd() : null;
    const { _id, createdAt, updatedAt, ...fields } = user;
    transaction.update(ref, {
      ...toUserDocument(fields),
      // Where an earlier version stored it.
      ...(personalId !== undefined && { personalId: FieldValue.delete() }),
      ...end,
      updatedAt: FieldValue.serverTimestamp(),
    });
    if (personalId !== undefined) storePersonalIdWith(transaction, uid, personalId);
    const written = toUserDocument(fields);
    writeAudit(transaction, author, {
      ref,
      before: snapshot,
      written,
      ...(secretsChanged && { secretsChanged }),
    });
    if (renamed) {
      transaction.create(usernameRef(user.username), { uid, createdAt: FieldValue.serverTimestamp() });
      transaction.delete(usernameRef(before.username));
    }
    also?.(transaction);
    return { before, after: user, replaced: email?.replaces, epoch: end?.sessionsEpoch ?? null };
  });
  if (replaced) await deleteLogins([replaced]);
  return { before, after: { ...after, updatedAt: await readUpdatedAt(uid) }, epoch };
}

/**
 * Marks the address of a registration as verified.
 * @param registration the one that the code was for: a correction that has replaced it meanwhile has proved nothing
 * @param also further writes in the same transaction, unless it was verified before
 * @throws AppError `userNotFound`, `pincodeExpired` when it was replaced
 */
export function markVerified(
  { _id: uid, createdAt }: Pick<User, "_id" | "createdAt">,
  also: (transaction: Transaction, user: User) => void,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const user = parseDocument(User, await transaction.get(userRef(uid)));
    if (!user) throw new AppError("userNotFound");
    if (user.createdAt !== createdAt) throw new AppError("pincodeExpired");
    if (user.verified) return;
    transaction.update(userRef(uid), { verified: true, updatedAt: FieldValue.serverTimestamp() });
    also(transaction, user);
  });
}
