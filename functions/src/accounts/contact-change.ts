import { randomBytes } from "node:crypto";
import { isUnconfirmedRegistration } from "@halkopiha/domain/accounts/account-activation.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { changeAccount } from "../store/accounts/accounts.ts";
import {
  changeLogin,
  createPlaceholderEmail,
  deleteLogins,
  findLogin,
  revokeSessions,
} from "../store/accounts/logins.ts";
import { signIn } from "../store/accounts/passwords.ts";
import { type NewPincode, tryPincodes } from "../store/accounts/pincodes.ts";
import { findUndoLink, notifyOldAddressWith, spendUndoLink } from "../store/accounts/undo-links.ts";
import { findUser } from "../store/accounts/users.ts";

// Changing an e-mail address: 1. the user requests it with the password, it is stored in `pendingEmail`; 2. a pincode is mailed to it; 3.
// the pincode changes the address in Auth, then in the user document, and notifies the old address. After a crash between the two writes
// the same pincode, or a new one, completes the change.

/** The error for a missing or wrong password; it names the field. */
export function wrongPasswordError(message: string): AppError {
  return new AppError("invalid", { message, fields: { currentPassword: message } });
}

/** Checks the password of a logged-in user. @throws AppError `invalid` naming the field */
export async function checkOwnPassword(uid: string, password: string): Promise<void> {
  const login = await findLogin({ uid });
  if (!login?.email || !(await signIn(login.email, password))) throw wrongPasswordError("Väärä salasana.");
}

/** Pincodes for a new address are keyed by user, so they can be entered on any of the user's devices. */
const toVisitorKey = (uid: string) => `person:${uid}`;

/** Finds another login with this e-mail address in Auth, and whether its user has proved it or was ever handled by an admin. */
async function findOtherHolder(
  email: string,
  uid: string,
): Promise<{ uid: string; isProven: boolean } | null> {
  const holder = await findLogin({ email });
  if (!holder || holder.uid === uid) return null;
  const person = await findUser(holder.uid);
  return { uid: holder.uid, isProven: person !== null && !isUnconfirmedRegistration(person) };
}

/** The pincode for a new e-mail address. If another account has the address, its owner is notified instead; the response is the same. */
export async function createEmailPincode(uid: string, asked: string): Promise<NewPincode> {
  const account = asked.toLowerCase();
  const holder = await findOtherHolder(account, uid);
  const knownEmail = holder?.isProven ? asked : null;
  return { kind: "email", uid, account, visitor: toVisitorKey(uid), digits: 6, knownEmail };
}

/**
 * Changes a user's e-mail address to the pending one after its pincode was entered. The old address is notified, and every session ends.
 * @throws AppError `wrongPincode`, `pincodeExpired`, `userNotFound`, `emailTaken`
 */
export async function verifyEmail(uid: string, pincode: string): Promise<User> {
  const asked = (await findUser(uid))?.pendingEmail;
  if (!asked) throw new AppError("pincodeExpired");
  const typist = { visitor: toVisitorKey(uid) };
  // The code stays usable: after a crash it completes the change, and afterwards there is no pending address left for it.
  const target = { name: asked.toLowerCase(), uid: null };
  await tryPincodes({ kinds: ["email"], typist, typed: pincode, target, use: false });
  await freeAddress(asked, uid);
  const { after } = await changeAccount(uid, null, (user) => {
    if (user.pendingEmail !== asked) throw new AppError("pincodeExpired");
    return {
      user: { ...user, email: asked, pendingEmail: null },
      endsSessions: true,
      first: () => changeLogin(uid, { email: asked }),
      also: (transaction) => notifyOldAddressWith(transaction, user),
    };
  });
  await revokeSessions(uid);
  return after;
}

/** Discards the user's pending e-mail address. */
export async function cancelEmail(uid: string): Promise<User> {
  const { after } = await changeAccount(uid, null, (user) => ({ user: { ...user, pendingEmail: null } }));
  return after;
}

/** Frees an address for a user who has proved it: an unconfirmed registration with the same address is deleted. */
async function freeAddress(email: string, uid: string): Promise<void> {
  const holder = await findOtherHolder(email, uid);
  if (holder && !holder.isProven) await deleteLogins([holder.uid]);
}

/** A random password that nobody knows. The user sets a new one with a pincode mailed to the restored address. */
const createRandomPassword = () => randomBytes(32).toString("base64url");

/**
 * Restores the contact details from before a change, with the code that the old address was sent. The author of the change may know the
 * password, so it is replaced, and every session ends. Undo links of later changes are deleted, those of earlier ones stay valid.
 * @throws AppError `linkInvalid`, `emailTaken`
 */
export async function undoContactChange(code: string): Promise<void> {
  const undo = await findUndoLink(code);
  if (!undo || !(await findUser(undo.uid))) throw new AppError("linkInvalid");
  const { uid, before } = undo;
  const { phonenumbers, ...restored } = before;
  if (before.email) await freeAddress(before.email, uid);
  const login = { email: before.email ?? createPlaceholderEmail(uid), password: createRandomPassword() };
  await changeAccount(uid, null, async (user, transaction) => {
    const deleteUndoLinks = await spendUndoLink(transaction, code);
    if (!deleteUndoLinks) throw new AppError("linkInvalid");
    const contactInformation = { ...user.contactInformation, phonenumbers };
    return {
      user: { ...user, ...restored, contactInformation, pendingEmail: null },
      endsSessions: true,
      first: () => changeLogin(uid, login),
      also: deleteUndoLinks,
    };
  });
  await revokeSessions(uid);
}
