import {
  applyUserChange,
  changesContact,
  withPendingEmail,
  withPendingIdentity,
} from "@halkopiha/domain/accounts/account.ts";
import type { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import { isAdmin, losesIds, type Role, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { hiddenPersonalId } from "@halkopiha/domain/identity/identifiers.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import type { Transaction } from "firebase-admin/firestore";
import { sealPersonalId } from "../../keys/personal-id.ts";
import { contactRequested, contactRequestedMessage } from "../../mail/accounts/contact-change-mails.ts";
import { type ChangedAccount, changeAccount } from "../../store/accounts/change-account.ts";
import { isReachable } from "../../store/accounts/contact-change/account-links.ts";
import {
  prepareContactRequest,
  type RequestedContact,
} from "../../store/accounts/contact-change/contact-requests.ts";
import { checkYtunnusFree } from "../../store/accounts/identity/identities.ts";
import { revokeSessions, setPassword } from "../../store/accounts/login/logins.ts";
import { issuePincodeWith } from "../../store/accounts/login/pincodes.ts";
import { countRoots, findUser } from "../../store/accounts/users.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";
import { checkNotStale } from "../../store/firestore/check-not-stale.ts";
import { notifyPasswordChangedWith } from "../account-notices.ts";
import { type Actor, checkRank, toChanger } from "../actor.ts";
import { checkNewPassword, getAccountNames } from "../login/check-new-password.ts";
import { createEmailPincode } from "./contact-change.ts";
import { prepareContactNotice } from "./contact-notice.ts";
import { toRequestedContact } from "./contact-request.ts";
import { confirmOwnChange, keepContact, type OwnChangeConfirmation } from "./own-change.ts";

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
  return prepareContactRequest(transaction, user, requested, {
    mail: contactRequested,
    sms: contactRequestedMessage,
  });
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
