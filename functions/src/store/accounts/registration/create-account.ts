import type { NewAccount } from "@halkopiha/domain/accounts/account.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../../admin/audit.ts";
import { parseDocument } from "../../firestore/document.ts";
import { reserveEmail } from "../identity/emails.ts";
import { storePersonalIdWith } from "../identity/personal-ids.ts";
import { checkUsername, usernameRef } from "../identity/usernames.ts";
import { toUserDocument } from "../user-document.ts";
import { userRef, users } from "../users.ts";
import { deleteUnverifiedWith, readUnverified } from "./unverified.ts";

/** A new id, shared by a user's login and document. */
export function newUid(): string {
  return users().doc().id;
}

interface CreateAccountOptions {
  /** The encrypted personal identity code. */
  personalId: string | null;
  /** The admin who creates the account; null when its owner does. */
  author: AuditAuthor | null;
  /** Fields of the user name's reservation that say who registered it; undefined when an admin creates the account. */
  registrant?: object | undefined;
  /** Uids of unverified registrations that this one replaces; those verified since are kept. */
  replaces?: readonly string[] | undefined;
  /**
   * Runs after all checks, reads further data and rejects the creation by throwing; the function it returns writes in the same transaction.
   */
  first?: ((transaction: Transaction) => Promise<() => void>) | undefined;
  /** Further writes in the same transaction. */
  also?: ((transaction: Transaction) => void) | undefined;
}

/** A stored account, and the unverified registrations that it has replaced: their logins are the caller's to delete. */
export interface NewAccountResult {
  user: User;
  replacedUids: readonly string[];
}

/**
 * Stores a new user and reserves the user name and the address. Returns the existing user when the call is repeated.
 * @throws AppError `usernameTaken`, `emailTaken`, and what `first` throws
 */
export function createAccount(
  uid: string,
  account: NewAccount,
  { personalId, author, registrant, replaces = [], first, also }: CreateAccountOptions,
): Promise<NewAccountResult> {
  return firestore().runTransaction(async (transaction) => {
    const existing = parseDocument(User, await transaction.get(userRef(uid)));
    if (existing && !replaces.includes(uid)) return { user: existing, replacedUids: [] };
    const found = await Promise.all(replaces.map((id) => readUnverified(id, transaction)));
    const replaced = found.filter((registration) => registration !== null);
    const replacedUids = new Set(replaced.map(({ user }) => user._id));
    if (existing && !replacedUids.has(uid)) return { user: existing, replacedUids: [] };
    await checkUsername(transaction, account, uid, replacedUids);
    const reservation =
      account.email === null
        ? null
        : await reserveEmail(transaction, account.email, uid, { replaced: replacedUids });
    const writeFirst = await first?.(transaction);
    writeFirst?.();
    for (const registration of replaced) deleteUnverifiedWith(transaction, registration);
    const at = FieldValue.serverTimestamp();
    reservation?.write();
    // Not `create`: what is replaced has just been deleted in this transaction, which has checked that nothing else is there.
    transaction.set(usernameRef(account.username), { uid, createdAt: at, ...registrant });
    transaction.set(userRef(uid), {
      ...toUserDocument(account),
      createdAt: at,
      updatedAt: at,
    });
    if (personalId !== null) storePersonalIdWith(transaction, uid, personalId);
    writeAudit(transaction, author, { ref: userRef(uid), written: toUserDocument(account) });
    also?.(transaction);
    const now = new Date().toISOString();
    return {
      user: { ...account, _id: uid, createdAt: now, updatedAt: now },
      replacedUids: [...replacedUids],
    };
  });
}
