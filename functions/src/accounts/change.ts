import { activated, changedAccount, withSettings } from "@halkopiha/domain/account.ts";
import type { AccountSettings } from "@halkopiha/domain/account-settings.ts";
import { hiddenPersonalId } from "@halkopiha/domain/identity.ts";
import { contractEnd } from "@halkopiha/domain/membership.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import type { Locality } from "@halkopiha/domain/region.ts";
import type { UserChange } from "@halkopiha/domain/registration.ts";
import { type ActivationChange, isAdmin, type Role, type User } from "@halkopiha/domain/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import { accountActivated } from "../mail/account-mails.ts";
import { changeAccount, countRoots, deleteAccounts, readAccount } from "../store/accounts.ts";
import { checkFresh } from "../store/fresh.ts";
import { readLocalities } from "../store/localities.ts";
import {
  changeLogin,
  deleteLogins,
  type LoginChange,
  revokeSessions,
  unmailedAddress,
} from "../store/logins.ts";
import { queueMailWith } from "../store/mail.ts";
import { countActivation } from "../store/plans.ts";
import { type Actor, doerOf } from "./actor.ts";
import { sealPersonalId } from "./personal-id.ts";

/**
 * Only root touches admins; admins keep their own details themselves.
 * @throws Refusal `forbidden`
 */
function checkRank(actor: Actor, user: User, role: Role): void {
  if (actor.role === "root" || (!isAdmin(user.role) && !isAdmin(role))) return;
  if (actor.uid !== user._id || role !== user.role) throw new Refusal("forbidden");
}

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
    ...(after.role !== before.role && { role: after.role }),
  };
}

/**
 * Changes a person by the user-info form. What only admins may change is heard from admins only; a new role or password
 * ends every session. §6
 * @throws Refusal `userNotFound`, `forbidden`, `stale`, `oneself`, `lastRoot`, `usernameTaken`, `emailTaken`, `invalid`
 */
export async function changeUser(
  actor: Actor,
  uid: string,
  form: UserChange,
  place: Locality,
): Promise<User> {
  const heard = isAdmin(actor.role)
    ? form
    : { ...form, username: undefined, password: undefined, role: undefined, accountPlan: undefined };
  const { before, after } = await changeAccount(uid, doerOf(actor), async (user, transaction) => {
    const changed = changedAccount(user, heard, place);
    checkRank(actor, user, changed.role);
    checkFresh(form.updatedAt, user);
    await checkRoleChange(actor, user, changed.role, transaction);
    if (changed.email === null && !changed.billingByPhone) {
      throw new Refusal("invalid", { fields: { email: messages.requiredField } });
    }
    const first = () => changeLogin(uid, loginChange(user, changed, heard.password));
    const secretsChanged = heard.password === undefined ? [] : ["password"];
    return { user: changed, personalId: sealedId(user, heard), secretsChanged, first };
  });
  if (after.role !== before.role || heard.password !== undefined) await revokeSessions(uid);
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
 * @throws Refusal `userNotFound`, `forbidden`, `stale`
 */
export async function activateUser(
  actor: Actor,
  uid: string,
  { updatedAt: seen, ...activation }: ActivationChange,
): Promise<User> {
  const { before, after } = await changeAccount(uid, doerOf(actor), async (user, transaction) => {
    checkRank(actor, user, user.role);
    checkFresh(seen, user);
    const userAccount = activated(user.userAccount, activation, contractEnd(new Date()));
    if (userAccount.timesActivated > user.userAccount.timesActivated) {
      await countActivation(transaction, userAccount.account.accountPlan);
      const mailId = `activated-${uid}-${userAccount.timesActivated}`;
      if (user.email) queueMailWith(transaction, mailId, accountActivated(user, user.email));
    }
    return { user: { ...user, userAccount } };
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
    if (now?.role !== actor.role) throw new Refusal("unauthenticated");
    for (const user of users) checkRank(actor, user, user.role);
    if (ids.includes(actor.uid)) throw new Refusal("oneself");
    const roots = users.filter(({ role }) => role === "root").length;
    if (roots > 0 && (await countRoots(transaction)) <= roots) throw new Refusal("lastRoot");
  });
  await deleteLogins(ids);
}
