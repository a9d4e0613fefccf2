import { randomBytes } from "node:crypto";
import { isUnconfirmedRegistration } from "@halkopiha/domain/accounts/account-activation.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type ChangedAccount, changeAccount } from "../../store/accounts/change-account.ts";
import { codeHolder } from "../../store/accounts/changer.ts";
import { findUndoLink, spendUndoLink } from "../../store/accounts/contact-change/undo-links.ts";
import { findUidByEmail } from "../../store/accounts/identity/emails.ts";
import { revokeSessions, setPassword } from "../../store/accounts/login/logins.ts";
import { isPassword } from "../../store/accounts/login/passwords.ts";
import type { NewPincode } from "../../store/accounts/login/pincodes.ts";
import { deleteFactorWith, findSecondFactor } from "../../store/accounts/login/second-factors.ts";
import { tryPincodes } from "../../store/accounts/login/try-pincodes.ts";
import { findUser } from "../../store/accounts/users.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";
import { type Actor, toChanger } from "../actor.ts";
import { notifyOldAddressWith } from "./contact-notice.ts";

// Changing an e-mail address: 1. the user requests it with the password, it is stored in `pendingEmail`; 2. a pincode is mailed to it; 3.
// the pincode changes the address and notifies the old one.

/** The details of an error about a missing or wrong password; it names the field. */
const toPasswordError = (message: string) => ({ message, fields: { currentPassword: message } });

/** The error for a missing password. */
export const missingPasswordError = (message: string) => new AppError("invalid", toPasswordError(message));

/** Checks the password of a logged-in user. @throws AppError `invalid` naming the field */
export async function checkOwnPassword(uid: string, password: string): Promise<void> {
  if (await isPassword(uid, password)) return;
  throw new AppError("invalid", { ...toPasswordError("Väärä salasana."), incident: "confirmationFailed" });
}

/** Pincodes for a new address are keyed by user, so they can be entered on any of the user's devices. */
const toVisitorKey = (uid: string) => `person:${uid}`;

/** Whether another user has this address, and has proved it or was ever handled by an admin. */
async function isProvenByOther(email: string, uid: string): Promise<boolean> {
  const holder = await findUidByEmail(email);
  const other = holder === null || holder === uid ? null : await findUser(holder);
  return other !== null && !isUnconfirmedRegistration(other);
}

/** The pincode for a new e-mail address. If another account has the address, its owner is notified instead; the response is the same. */
export async function createEmailPincode(uid: string, asked: string): Promise<NewPincode> {
  const account = asked.toLowerCase();
  const knownEmail = (await isProvenByOther(account, uid)) ? asked : null;
  return { kind: "email", uid, account, visitor: toVisitorKey(uid), digits: 6, knownEmail };
}

/**
 * Changes a user's e-mail address to the pending one after its pincode was entered. The old address is notified, and every session ends.
 * @throws AppError `wrongPincode`, `pincodeExpired`, `userNotFound`, `emailTaken`
 */
export async function verifyEmail(actor: Actor, pincode: string): Promise<ChangedAccount> {
  const { uid } = actor;
  const asked = (await findUser(uid))?.pendingEmail;
  if (!asked) throw new AppError("pincodeExpired");
  const typist = { visitor: toVisitorKey(uid) };
  // The code stays usable until the change is stored: afterwards there is no pending address left for it.
  const target = { name: asked.toLowerCase(), uid: null };
  await tryPincodes({ kinds: ["email"], typist, typed: pincode, target, use: false });
  const changed = await changeAccount(uid, toChanger(actor), (user) => {
    if (user.pendingEmail !== asked) throw new AppError("pincodeExpired");
    return {
      user: { ...user, email: asked, pendingEmail: null },
      isEmailProven: true,
      endsSessions: true,
      also: (transaction) => notifyOldAddressWith(transaction, user),
    };
  });
  await revokeSessions(uid);
  return changed;
}

/** Discards the user's pending e-mail address. */
export async function cancelEmail(actor: Actor): Promise<User> {
  const { after } = await changeAccount(actor.uid, toChanger(actor), (user) => ({
    user: { ...user, pendingEmail: null },
  }));
  return after;
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
  const { uid, before, createdAt } = undo;
  const { phonenumbers, ...restored } = before;
  await changeAccount(uid, codeHolder, async (user, transaction) => {
    const factor = await findSecondFactor(uid, transaction);
    const deleteUndoLinks = await spendUndoLink(transaction, code);
    if (!deleteUndoLinks) throw new AppError("linkInvalid");
    const contactInformation = { ...user.contactInformation, phonenumbers };
    return {
      user: { ...user, ...restored, contactInformation, pendingEmail: null },
      isEmailProven: true,
      endsSessions: true,
      first: async () => void (await setPassword(uid, createRandomPassword())),
      also: (transaction) => {
        deleteUndoLinks();
        // Whoever made the change may have set it up, and would keep the owner out with it.
        if (factor && factor.enabledAt >= createdAt) deleteFactorWith(transaction, uid);
        recordEventWith(transaction, { kind: "contactChangeUndone", user: uid });
      },
    };
  });
  await revokeSessions(uid);
}
