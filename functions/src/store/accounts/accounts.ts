import { randomUUID } from "node:crypto";
import { type NewAccount, toUserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { parseDocument } from "../firestore/document.ts";
import { queueNoticeWith } from "../mail.ts";
import { type Changer, requireLiveSession } from "./changer.ts";
import { releaseEmail } from "./email-ref.ts";
import { type NewReservation, reserveEmail } from "./emails.ts";
import { deleteLogins } from "./logins.ts";
import { storePersonalIdWith } from "./personal-ids.ts";
import { forgetRegistrantWith } from "./registrants.ts";
import { deleteFactorWith } from "./second-factors.ts";
import { createSessionEnd } from "./sessions.ts";
import { deleteUnverifiedWith, readUnverified } from "./unverified.ts";
import { checkUsername, usernameRef } from "./usernames.ts";
import { findUser, userRef } from "./users.ts";

// Writes of users. Single reads are in users.ts, searches in user-list.ts.

const users = () => firestore().collection("users");

/** A new id, shared by a user's login and document. */
export function newUid(): string {
  return users().doc().id;
}

const timestamp = (instant: string | null) =>
  instant === null ? null : Timestamp.fromMillis(Date.parse(instant));

/** Converts a user to its stored document: the response fields plus the index fields of the admin panel. */
function toDocument(user: NewAccount) {
  const { expires } = user.userAccount;
  return {
    ...user,
    userAccount: { ...user.userAccount, expires: timestamp(expires) },
    ...toUserIndexFields(user),
  };
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
      ...toDocument(account),
      createdAt: at,
      updatedAt: at,
    });
    if (personalId !== null) storePersonalIdWith(transaction, uid, personalId);
    writeAudit(transaction, author, { ref: userRef(uid), written: toDocument(account) });
    also?.(transaction);
    const now = new Date().toISOString();
    return {
      user: { ...account, _id: uid, createdAt: now, updatedAt: now },
      replacedUids: [...replacedUids],
    };
  });
}

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
    const { user, personalId, secretsChanged, endsSessions, isEmailProven = false, first, also } = change;
    const renamed = toUsernameKey(before.username) !== toUsernameKey(user.username);
    if (renamed) await checkUsername(transaction, user, uid);
    const email = await moveEmail(transaction, before, user, isEmailProven);
    await first?.();
    email?.write();
    const end = endsSessions ? createSessionEnd() : null;
    const { _id, createdAt, updatedAt, ...fields } = user;
    transaction.update(ref, {
      ...toDocument(fields),
      // Where an earlier version stored it.
      ...(personalId !== undefined && { personalId: FieldValue.delete() }),
      ...end,
      updatedAt: FieldValue.serverTimestamp(),
    });
    if (personalId !== undefined) storePersonalIdWith(transaction, uid, personalId);
    const written = toDocument(fields);
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

/** What follows when an account becomes verified: the mail about its fee, and who registered it is forgotten. */
export function welcomeVerifiedWith(transaction: Transaction, user: User): void {
  forgetRegistrantWith(transaction, user.username);
  if (user.userAccount.isActive) return;
  queueNoticeWith(transaction, `welcome-${randomUUID()}`, userNotices.accountVerified(user));
}

/**
 * Marks the address of a registration as verified, and queues the mail that says what to pay and how.
 * @param registration the one that the code was for: a correction that has replaced it meanwhile has proved nothing
 * @throws AppError `userNotFound`, `pincodeExpired` when it was replaced
 */
export function markVerified({ _id: uid, createdAt }: Pick<User, "_id" | "createdAt">): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const user = parseDocument(User, await transaction.get(userRef(uid)));
    if (!user) throw new AppError("userNotFound");
    if (user.createdAt !== createdAt) throw new AppError("pincodeExpired");
    if (user.verified) return;
    transaction.update(userRef(uid), { verified: true, updatedAt: FieldValue.serverTimestamp() });
    welcomeVerifiedWith(transaction, user);
  });
}

/** Tells a seller who registered, and whose account was never active, by mail that it will not be. */
function notifyRejectedWith(transaction: Transaction, user: User): void {
  const { verified, terms, role, userAccount } = user;
  if (!verified || !terms || role !== "user" || userAccount.timesActivated > 0) return;
  queueNoticeWith(transaction, `rejected-${randomUUID()}`, userNotices.accountRejected(user));
}

/**
 * Deletes users, all or none, and frees their user names and addresses; `check` rejects by throwing. Products and logins are deleted afterwards
 * (`profileChanged`). The audit event is written in the transaction that deletes the user document.
 * @throws AppError `userNotFound`
 */
export function deleteAccounts(
  uids: readonly string[],
  author: AuditAuthor | null,
  check: (users: readonly User[], transaction: Transaction) => Promise<void>,
): Promise<User[]> {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...uids.map((uid) => userRef(uid)));
    const found = snapshots.map((snapshot) => parseDocument(User, snapshot)).filter((user) => user !== null);
    if (found.length < uids.length) throw new AppError("userNotFound");
    await check(found, transaction);
    const releases = await Promise.all(found.map(({ _id, email }) => releaseEmail(transaction, email, _id)));
    for (const snapshot of snapshots) {
      transaction.delete(snapshot.ref);
      writeAudit(transaction, author, { ref: snapshot.ref, before: snapshot, written: null });
    }
    for (const release of releases) release();
    for (const user of found) {
      transaction.delete(usernameRef(user.username));
      storePersonalIdWith(transaction, user._id, null);
      deleteFactorWith(transaction, user._id);
      notifyRejectedWith(transaction, user);
    }
    return found;
  });
}

/** The number of root users, read in a transaction. */
export async function countRoots(transaction: Transaction): Promise<number> {
  return (await transaction.get(users().where("role", "==", "root"))).size;
}

/** Reads a user in a transaction. */
export async function readAccount(uid: string, transaction: Transaction): Promise<User | null> {
  return parseDocument(User, await transaction.get(userRef(uid)));
}
