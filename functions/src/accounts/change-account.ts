import {
  applyUserChange,
  changesContact,
  withPendingEmail,
  withPendingIdentity,
  withSettings,
} from "@halkopiha/domain/accounts/account.ts";
import { applyActivation } from "@halkopiha/domain/accounts/account-activation.ts";
import type { AccountSettings } from "@halkopiha/domain/accounts/account-settings.ts";
import type { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import {
  type ActivationChange,
  effectiveRole,
  isAdmin,
  losesIds,
  type Role,
  type User,
} from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { hiddenPersonalId } from "@halkopiha/domain/identity/identifiers.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { getContractEnd } from "@halkopiha/domain/reference-data/membership.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import type { Transaction } from "firebase-admin/firestore";
import { userNotices } from "../mail/user-notices.ts";
import {
  type ChangedAccount,
  changeAccount,
  countRoots,
  deleteAccounts,
  readAccount,
} from "../store/accounts/accounts.ts";
import { prepareContactRequest, type RequestedContact } from "../store/accounts/contact-requests.ts";
import { checkYtunnusFree } from "../store/accounts/identities.ts";
import { deleteLogins, revokeSessions, setPassword } from "../store/accounts/logins.ts";
import { isReachable } from "../store/accounts/mailed-links.ts";
import { issuePincodeWith } from "../store/accounts/pincodes.ts";
import { notifyPasswordChangedWith } from "../store/accounts/sessions.ts";
import { deleteSessions } from "../store/accounts/user-sessions.ts";
import { findUser } from "../store/accounts/users.ts";
import { recordEventWith } from "../store/admin/security-events.ts";
import { checkNotStale } from "../store/firestore/check-not-stale.ts";
import { queueNoticeWith } from "../store/mail.ts";
import { readLocalities } from "../store/reference-data/localities.ts";
import { countActivation } from "../store/reference-data/plans.ts";
import { type Actor, checkRank, toAuditAuthor, toChanger } from "./actor.ts";
import { checkNewPassword, getAccountNames } from "./check-new-password.ts";
import { createEmailPincode, missingPasswordError } from "./contact-change.ts";
import { prepareContactNotice } from "./contact-notice.ts";
import { toRequestedContact } from "./contact-request.ts";
import { sealPersonalId } from "./personal-id.ts";

/** @throws AppError `oneself`, `lastRoot` */
async function checkRoleChange(
  actor: Actor,
  user: User,
  role: Role,
  transaction: Transaction,
): Promise<void> {
  if (role === user.role) return;
  if (actor.uid === user._id) throw new AppError("oneself");
  if (user.role === "root" && (await countRoots(transaction)) <= 1) throw new AppError("lastRoot");
}

/**
 * The newly encrypted personal identity code of a form; undefined when the stored one is kept. @throws AppError `invalid` when no code is
 * stored
 */
function toSealedId(user: User, form: UserChange): string | null | undefined {
  if (form.business || form.socialSecurityNumber === null) return null;
  if (form.socialSecurityNumber === undefined) return undefined;
  if (form.socialSecurityNumber !== hiddenPersonalId)
    return sealPersonalId(form.socialSecurityNumber, user._id);
  if (user.socialSecurityNumber !== null) return undefined;
  throw new AppError("invalid", { fields: { socialSecurityNumber: messages.requiredField } });
}

/** How users confirm a change of their own contact details or password; attempts are limited. */
export interface OwnChangeConfirmation {
  /** Checks the current password. @throws AppError `invalid`, `tooOften` */
  byPassword(password: string): Promise<void>;
  /** Counts a message to the present address. @throws AppError `tooOften` */
  byPresentAddress(): Promise<void>;
}

/**
 * Users confirm a new password of their own with the current one, and new contact details with it or later from the present address.
 * @returns whether a password was confirmed
 * @throws AppError `invalid`, `tooOften`
 */
async function confirmOwnChange(
  own: User,
  form: UserChange,
  confirm: OwnChangeConfirmation,
): Promise<boolean> {
  if (!changesContact(own, form) && form.password === undefined) return false;
  if (form.currentPassword) {
    await confirm.byPassword(form.currentPassword);
    return true;
  }
  if (form.password !== undefined || !isReachable(own))
    throw missingPasswordError("Vahvista muutos nykyisellä salasanallasi.");
  await confirm.byPresentAddress();
  return false;
}

/** The form with the user's present contact details. */
function keepContact<F extends UserChange>(form: F, { email, contactInformation, billingByPhone }: User): F {
  const [phonenumber = form.phonenumber] = contactInformation.phonenumbers;
  return { ...form, email, phonenumber, contactByPhone: billingByPhone };
}

/** Rejects taking away a person's ids, and contact details by which nobody is reached. @throws AppError `invalid` */
function checkComplete(user: User, asked: User, { email, billingByPhone }: RequestedContact): void {
  if (losesIds(user, asked))
    throw new AppError("invalid", { fields: { socialSecurityNumber: messages.requiredField } });
  if (email === null && !billingByPhone)
    throw new AppError("invalid", { fields: { email: messages.requiredField } });
}

/** As `prepareContactRequest`. @throws AppError `stale` when the contact details have changed since the password was not asked for */
function prepareRequest(transaction: Transaction, user: User, requested: RequestedContact) {
  if (!isReachable(user)) throw new AppError("stale", { current: user });
  return prepareContactRequest(transaction, user, requested);
}

/** Whether the role, the e-mail address or the password changed. */
function hasLoginChanged(before: User, after: User, { password }: UserChange): boolean {
  return before.role !== after.role || before.email !== after.email || password !== undefined;
}

/** Stores a new e-mail address as pending until it is verified, and a new identity as pending until an admin approves it. */
function withPending(user: User, asked: User): User {
  return withPendingIdentity(user, withPendingEmail(user, asked), new Date().toISOString());
}

/** The encrypted personal id to store. A pending identity change keeps the old one until an admin approves it. */
function toStoredPersonalId(user: User, changed: User, form: UserChange): string | null | undefined {
  const sealed = toSealedId(user, form);
  return sealed === null && changed.socialSecurityNumber !== null ? undefined : sealed;
}

/**
 * Updates a user from the user-info form. Admin-only fields are ignored for other users. Own contact details that change without the
 * current password wait for a confirmation from the present address, and the rest is saved; a new password needs the current one. A new
 * e-mail address is used after verification, and the old one is notified. A new role, password or address ends every session. §6
 * @throws AppError `userNotFound`, `forbidden`, `stale`, `oneself`, `lastRoot`, `usernameTaken`, `emailTaken`, `invalid`
 */
export async function changeUser(
  actor: Actor,
  uid: string,
  form: UserChange,
  locality: Locality,
  confirm: OwnChangeConfirmation,
): Promise<ChangedAccount> {
  const own = actor.uid === uid ? await findUser(uid) : null;
  const permittedChange = isAdmin(actor.role)
    ? form
    : { ...form, username: undefined, password: undefined, role: undefined, accountPlan: undefined };
  const isConfirmed = own !== null && (await confirmOwnChange(own, permittedChange, confirm));
  const changed = await changeAccount(uid, toChanger(actor), async (user, transaction) => {
    const isOwn = actor.uid === uid;
    const waits = isOwn && !isConfirmed && changesContact(user, permittedChange);
    const form = waits ? keepContact(permittedChange, user) : permittedChange;
    const asked = applyUserChange(user, form, locality);
    const requested = toRequestedContact(permittedChange, user);
    checkComplete(user, asked, requested);
    const changed = isOwn ? withPending(user, asked) : asked;
    const newEmail = isOwn && asked.email !== user.email ? asked.email : null;
    const pincode = newEmail && (await createEmailPincode(uid, newEmail));
    checkRank(actor, user, changed.role);
    checkNotStale(form.updatedAt, user);
    await checkRoleChange(actor, user, changed.role, transaction);
    if (permittedChange.password !== undefined)
      await checkNewPassword(permittedChange.password, [user, asked].flatMap(getAccountNames));
    if (isOwn && !isAdmin(user.role) && asked.ytunnus !== user.ytunnus)
      await checkYtunnusFree(transaction, asked.ytunnus, uid);
    const first = async () => {
      if (permittedChange.password !== undefined) await setPassword(uid, permittedChange.password);
    };
    const sendRequest = waits ? await prepareRequest(transaction, user, requested) : null;
    const hasNewPassword = permittedChange.password !== undefined;
    const tellOldAddress = await prepareContactNotice(transaction, user, { changed, isOwn, hasNewPassword });
    const secretsChanged = permittedChange.password === undefined ? [] : ["password"];
    const also = (transaction: Transaction) => {
      if (pincode) issuePincodeWith(transaction, pincode);
      sendRequest?.();
      tellOldAddress();
      if (permittedChange.password !== undefined) {
        notifyPasswordChangedWith(transaction, user);
        recordEventWith(transaction, { kind: "passwordChanged", user: uid });
      }
      if (changed.role !== user.role) recordEventWith(transaction, { kind: "roleChanged", user: uid });
    };
    const endsSessions = hasLoginChanged(user, changed, permittedChange);
    return {
      user: changed,
      personalId: toStoredPersonalId(user, changed, permittedChange),
      secretsChanged,
      endsSessions,
      first,
      also,
    };
  });
  if (changed.epoch !== null) await revokeSessions(uid);
  return changed;
}

/** @throws AppError `invalid` when one of the localities does not exist */
async function readDeliveryLocations(chosen: readonly { _id: string }[]): Promise<Locality[]> {
  const ids = [...new Set(chosen.map(({ _id }) => _id))];
  const known = await readLocalities(ids);
  const localities = ids.map((id) => known.get(id)).filter((locality) => locality !== undefined);
  if (localities.length < ids.length) {
    throw new AppError("invalid", { fields: { deliveryLocations: "Valitse paikkakunnat luettelosta." } });
  }
  return localities;
}

/**
 * Updates a seller's delivery settings and description.
 * @throws AppError `userNotFound`, `forbidden`, `stale`, `invalid` when a locality does not exist
 */
export async function changeSettings(actor: Actor, uid: string, form: AccountSettings): Promise<User> {
  const { deliveryLocations } = form;
  const localities = deliveryLocations ? await readDeliveryLocations(deliveryLocations) : null;
  const { after } = await changeAccount(uid, toChanger(actor), (user) => {
    checkRank(actor, user, user.role);
    checkNotStale(form.updatedAt, user);
    return { user: withSettings(user, form, localities) };
  });
  return after;
}

/**
 * Records whether an account is paid and active; what is not given stays as it is. A seller who becomes active is notified by mail; deactivating a seller ends every session.
 * §4
 * @throws AppError `userNotFound`, `forbidden`, `oneself`, `stale`
 */
export async function activateUser(
  actor: Actor,
  uid: string,
  { updatedAt: seen, active, paid }: Partial<ActivationChange>,
): Promise<User> {
  const { before, after } = await changeAccount(uid, toChanger(actor), async (user, transaction) => {
    checkRank(actor, user, user.role);
    const activation = {
      active: active ?? user.userAccount.isActive,
      paid: paid ?? user.userAccount.paid,
    };
    if (actor.uid === uid && !activation.active) throw new AppError("oneself");
    checkNotStale(seen, user);
    const userAccount = applyActivation(user.userAccount, activation, getContractEnd(new Date()));
    if (userAccount.timesActivated > user.userAccount.timesActivated) {
      await countActivation(transaction, userAccount.account.accountPlan);
      const mailId = `activated-${uid}-${userAccount.timesActivated}`;
      queueNoticeWith(transaction, mailId, userNotices.accountActivated(user));
    }
    return {
      user: { ...user, userAccount },
      endsSessions: user.userAccount.isActive && !userAccount.isActive,
    };
  });
  if (before.userAccount.isActive && !after.userAccount.isActive) await revokeSessions(uid);
  return after;
}

/**
 * Deletes accounts, all or none, with their logins and sessions. §6
 * @throws AppError `userNotFound`, `forbidden`, `oneself`, `lastRoot`
 */
export async function deleteUsers(actor: Actor, uids: readonly string[]): Promise<void> {
  const ids = [...new Set(uids)];
  await deleteAccounts(ids, toAuditAuthor(actor), async (users, transaction) => {
    // The actor may have been deleted or demoted since the request was authorised; then nothing is deleted.
    const now = await readAccount(actor.uid, transaction);
    if (!now || effectiveRole(now) !== actor.role)
      throw new AppError("unauthenticated", { incident: "denied" });
    for (const user of users) checkRank(actor, user, user.role);
    if (ids.includes(actor.uid)) throw new AppError("oneself");
    const roots = users.filter(({ role }) => role === "root").length;
    if (roots > 0 && (await countRoots(transaction)) <= roots) throw new AppError("lastRoot");
  });
  await deleteLogins(ids);
  await Promise.all(ids.map((id) => deleteSessions(id)));
}
