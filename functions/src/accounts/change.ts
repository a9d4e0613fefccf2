import {
  changedAccount,
  changesContact,
  withPendingEmail,
  withPendingIdentity,
  withSettings,
} from "@halkopiha/domain/account.ts";
import { activated } from "@halkopiha/domain/account-activation.ts";
import type { AccountSettings } from "@halkopiha/domain/account-settings.ts";
import { hiddenPersonalId } from "@halkopiha/domain/identity.ts";
import { contractEnd } from "@halkopiha/domain/membership.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import type { Locality } from "@halkopiha/domain/region.ts";
import type { UserChange } from "@halkopiha/domain/registration.ts";
import {
  type ActivationChange,
  effectiveRole,
  isAdmin,
  type Role,
  type User,
} from "@halkopiha/domain/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import { accountActivated } from "../mail/account-mails.ts";
import {
  changeAccount,
  countRoots,
  deleteAccounts,
  readAccount,
  tellOfPasswordWith,
} from "../store/accounts.ts";
import { checkFresh } from "../store/fresh.ts";
import { checkYtunnusFree } from "../store/identities.ts";
import { readLocalities } from "../store/localities.ts";
import {
  changeLogin,
  deleteLogins,
  type LoginChange,
  revokeSessions,
  unmailedAddress,
} from "../store/logins.ts";
import { queueMailWith } from "../store/mail.ts";
import { issuePincodeWith } from "../store/pincodes.ts";
import { countActivation } from "../store/plans.ts";
import { tellOldAddressWith } from "../store/undo-links.ts";
import { findUser } from "../store/users.ts";
import { type Actor, checkRank, doerOf } from "./actor.ts";
import { emailCode, wrongPassword } from "./contact-change.ts";
import { sealPersonalId } from "./personal-id.ts";

/** @throws Refusal `oneself`, `lastRoot` */
async function checkRoleChange(
  actor: Actor,
  user: User,
  role: Role,
  transaction: Transaction,
): Promise<void> {
  if (role === user.role) return;
  if (actor.uid === user._id) throw new Refusal("oneself");
  if (user.role === "root" && (await countRoots(transaction)) <= 1) throw new Refusal("lastRoot");
}

/** The newly sealed code of a form; undefined when the stored one stays. @throws Refusal `invalid` when there is none to stay */
function sealedId(user: User, form: UserChange): string | null | undefined {
  if (form.business || form.socialSecurityNumber === null) return null;
  if (form.socialSecurityNumber !== hiddenPersonalId)
    return sealPersonalId(form.socialSecurityNumber, user._id);
  if (user.socialSecurityNumber !== null) return undefined;
  throw new Refusal("invalid", { fields: { socialSecurityNumber: messages.requiredField } });
}

function loginChange(before: User, after: User, password: string | undefined): LoginChange {
  return {
    ...(after.email !== before.email && { email: after.email ?? unmailedAddress(after._id) }),
    ...(password !== undefined && { password }),
  };
}

/** Checks a password of the caller's own, as often as it may be tried. @throws Refusal `invalid`, `tooOften` */
export type Confirm = (password: string) => Promise<void>;

const needsPassword = (user: User, form: UserChange) =>
  changesContact(user, form) || form.password !== undefined;

/** Whether a person who changes their own contact details or password has shown that they know the password. */
async function confirmOwn(own: User, form: UserChange, confirm: Confirm): Promise<boolean> {
  if (!needsPassword(own, form)) return false;
  if (!form.currentPassword) throw wrongPassword("Vahvista muutos nykyisellä salasanallasi.");
  await confirm(form.currentPassword);
  return true;
}

function hasOtherContact(before: User, after: User): boolean {
  return (
    before.email !== after.email ||
    before.billingByPhone !== after.billingByPhone ||
    before.contactInformation.phonenumbers[0] !== after.contactInformation.phonenumbers[0]
  );
}

/** Whether a person may do other things from now on, or logs in otherwise. */
function isNewLogin(before: User, after: User, { password }: UserChange): boolean {
  return before.role !== after.role || before.email !== after.email || password !== undefined;
}

/** What of their own details a person may not change at once waits: the e-mail address for its proof, the identity for an admin. */
function withPending(user: User, asked: User): User {
  return withPendingIdentity(user, withPendingEmail(user, asked), new Date().toISOString());
}

/** What is stored of a personal id: one that another identity would be without goes once that is approved. */
function personalIdOf(user: User, changed: User, form: UserChange): string | null | undefined {
  const sealed = sealedId(user, form);
  return sealed === null && changed.socialSecurityNumber !== null ? undefined : sealed;
}

/**
 * Changes a person by the user-info form. What only admins may change is heard from admins only. Whoever changes their own contact
 * details or password shows that they know the password, and their new e-mail address counts once it is proved; the old one is told.
 * A new role, password or address ends every session. §6
 * @throws Refusal `userNotFound`, `forbidden`, `stale`, `oneself`, `lastRoot`, `usernameTaken`, `emailTaken`, `invalid`
 */
export async function changeUser(
  actor: Actor,
  uid: string,
  form: UserChange,
  place: Locality,
  confirm: Confirm,
): Promise<User> {
  const own = actor.uid === uid ? await findUser(uid) : null;
  const heard = isAdmin(actor.role)
    ? form
    : { ...form, username: undefined, password: undefined, role: undefined, accountPlan: undefined };
  const isConfirmed = own !== null && (await confirmOwn(own, heard, confirm));
  if (own && !isAdmin(own.role) && heard.ytunnus !== own.ytunnus) await checkYtunnusFree(heard.ytunnus, uid);
  const { before, after } = await changeAccount(uid, doerOf(actor), async (user, transaction) => {
    const asked = changedAccount(user, heard, place);
    const isOwn = actor.uid === uid;
    const changed = isOwn ? withPending(user, asked) : asked;
    const newEmail = isOwn && asked.email !== user.email ? asked.email : null;
    const pincode = newEmail && (await emailCode(uid, newEmail));
    checkRank(actor, user, changed.role);
    checkFresh(form.updatedAt, user);
    await checkRoleChange(actor, user, changed.role, transaction);
    if (isOwn && needsPassword(user, heard) && !isConfirmed) throw new Refusal("stale", { current: user });
    if (changed.email === null && !changed.billingByPhone) {
      throw new Refusal("invalid", { fields: { email: messages.requiredField } });
    }
    const first = () => changeLogin(uid, loginChange(user, changed, heard.password));
    const secretsChanged = heard.password === undefined ? [] : ["password"];
    const also = (transaction: Transaction) => {
      if (pincode) issuePincodeWith(transaction, pincode);
      if (hasOtherContact(user, changed)) tellOldAddressWith(transaction, user);
      if (heard.password !== undefined) tellOfPasswordWith(transaction, user);
    };
    const endsSessions = isNewLogin(user, changed, heard);
    return {
      user: changed,
      personalId: personalIdOf(user, changed, heard),
      secretsChanged,
      endsSessions,
      first,
      also,
    };
  });
  if (isNewLogin(before, after, heard)) await revokeSessions(uid);
  return after;
}

/**
 * Changes how and where a seller delivers.
 * @throws Refusal `userNotFound`, `forbidden`, `invalid` when a locality is not there
 */
export async function changeSettings(actor: Actor, uid: string, form: AccountSettings): Promise<User> {
  const ids = [...new Set(form.deliveryLocations.map(({ _id }) => _id))];
  const known = await readLocalities(ids);
  const places = ids.map((id) => known.get(id)).filter((place) => place !== undefined);
  if (places.length < ids.length) {
    throw new Refusal("invalid", { fields: { deliveryLocations: "Valitse paikkakunnat luettelosta." } });
  }
  const { after } = await changeAccount(uid, doerOf(actor), (user) => {
    checkRank(actor, user, user.role);
    return { user: withSettings(user, form, places) };
  });
  return after;
}

/**
 * Records whether an account is paid and active. A seller who becomes active is told by mail; one who no longer is loses every
 * session. §4
 * @throws Refusal `userNotFound`, `forbidden`, `oneself`, `stale`
 */
export async function activateUser(
  actor: Actor,
  uid: string,
  { updatedAt: seen, ...activation }: ActivationChange,
): Promise<User> {
  const { before, after } = await changeAccount(uid, doerOf(actor), async (user, transaction) => {
    checkRank(actor, user, user.role);
    if (actor.uid === uid && !activation.active) throw new Refusal("oneself");
    checkFresh(seen, user);
    const userAccount = activated(user.userAccount, activation, contractEnd(new Date()));
    if (userAccount.timesActivated > user.userAccount.timesActivated) {
      await countActivation(transaction, userAccount.account.accountPlan);
      const mailId = `activated-${uid}-${userAccount.timesActivated}`;
      if (user.email) queueMailWith(transaction, mailId, accountActivated(user, user.email));
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
 * @throws Refusal `userNotFound`, `forbidden`, `oneself`, `lastRoot`
 */
export async function deleteUsers(actor: Actor, uids: readonly string[]): Promise<void> {
  const ids = [...new Set(uids)];
  await deleteAccounts(ids, doerOf(actor), async (users, transaction) => {
    // Whoever deletes may have been deleted or have lost the role a moment ago: then nothing happens.
    const now = await readAccount(actor.uid, transaction);
    if (!now || effectiveRole(now) !== actor.role) throw new Refusal("unauthenticated");
    for (const user of users) checkRank(actor, user, user.role);
    if (ids.includes(actor.uid)) throw new Refusal("oneself");
    const roots = users.filter(({ role }) => role === "root").length;
    if (roots > 0 && (await countRoots(transaction)) <= roots) throw new Refusal("lastRoot");
  });
  await deleteLogins(ids);
}
