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

/** The refusal of a password that is missing or wrong; it names the field. */
export function wrongPasswordError(message: string): AppError {
  return new AppError("invalid", { message, fields: { currentPassword: message } });
}

/** Checks the password of somebody who is logged in. @throws AppError `invalid` naming the field */
export async function checkOwnPassword(uid: string, password: string): Promise<void> {
  const login = await findLogin({ uid });
  if (!login?.email || !(await signIn(login.email, password))) throw wrongPasswordError("Väärä salasana.");
}

/** Codes for a new address belong to the person, whichever of their devices they type them on. */
const toVisitorKey = (uid: string) => `person:${uid}`;

/** Who else has an address in Auth, and whether they are a person who has proved that it is theirs. */
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
 * Changes a person's e-mail address to the one they have asked for, once they have typed the code that was sent to it. The old address
 * is told, and every session ends.
 * @throws AppError `wrongPincode`, `pincodeExpired`, `userNotFound`, `emailTaken`
 */
export async function verifyEmail(uid: string, pincode: string): Promise<User> {
  const asked = (await findUser(uid))?.pendingEmail;
  if (!asked) throw new AppError("pincodeExpired");
  const typist = { visitor: toVisitorKey(uid) };
  // It is not used up: after a crash the same code finishes the change, and once that is done nothing is pending that it could prove.
  await tryPincodes({ kinds: ["email"], typist, typed: pincode, account: asked.toLowerCase(), use: false });
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

/** Gives up the address that a person has asked for. */
export async function cancelEmail(uid: string): Promise<User> {
  const { after } = await changeAccount(uid, null, (user) => ({ user: { ...user, pendingEmail: null } }));
  return after;
}

/** Frees an address for whoever has just shown that they read its mail: a registration nobody has proved cannot keep it. */
async function freeAddress(email: string, uid: string): Promise<void> {
  const holder = await findOtherHolder(email, uid);
  if (holder && !holder.isProven) await deleteLogins([holder.uid]);
}

/** A random password that nobody knows. The user sets a new one with a pincode mailed to the restored address. */
const createRandomPassword = () => randomBytes(32).toString("base64url");

/**
 * Restores how a person was reached before a change, with the code that the old address was sent. Whoever made the change may know the
 * password, so it works no more, and every session ends. Codes of later changes stop working, those of earlier ones do not.
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
