import type { User } from "@halkopiha/domain/accounts/user.ts";
import { isFinnishMobile } from "@halkopiha/domain/identity/identifiers.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { QueryDocumentSnapshot } from "firebase-functions/firestore";
import { tryConsumeRecipientLimit } from "../limits/recipient-limit.ts";
import {
  alreadyRegistered,
  pincodeMessage,
  recoveryPincode,
  registrationPincode,
} from "../mail/accounts/account-mails.ts";
import { addressInUse, newEmailPincode } from "../mail/accounts/contact-change-mails.ts";
import { isKnownDevice } from "../store/accounts/login/known-devices.ts";
import { isAskedFor, Pincode } from "../store/accounts/login/pincodes.ts";
import { findUser } from "../store/accounts/users.ts";
import { safeParseDocument } from "../store/firestore/document.ts";
import { queueMail } from "../store/mail.ts";

/** The mail to a pending e-mail address; null when the user has requested yet another one since. */
function createNewAddressMail({ pendingEmail }: User, pincode: Pincode): Mail | null {
  return pendingEmail && isAskedFor(pincode, pendingEmail.toLowerCase())
    ? newEmailPincode(pendingEmail, pincode)
    : null;
}

/**
 * Sends an SMS only to users who registered without an address. A given address is verified by a mail to it: with a pincode by SMS anyone
 * could claim the address, and would learn whether it has an account.
 */
function createMessage(user: User, { kind, ...pincode }: Pincode): Mail | Sms | null {
  if (kind === "email") return createNewAddressMail(user, { kind, ...pincode });
  const [phone] = user.contactInformation.phonenumbers;
  if (user.email === null) {
    return user.billingByPhone && phone && isFinnishMobile(phone) ? pincodeMessage(phone, pincode) : null;
  }
  return kind === "registration"
    ? registrationPincode(user.email, pincode)
    : recoveryPincode(user, user.email, pincode);
}

/** Informs the owner of an address about another user's attempt to use it. */
function createOwnerMail(kind: Pincode["kind"], address: string): Mail {
  return kind === "email" ? addressInUse(address) : alreadyRegistered(address);
}

/** Whether a message goes to a possibly uninvolved recipient, or costs money. */
function isRateLimited(message: Mail | Sms, { kind, knownEmail }: Pincode): boolean {
  return kind !== "recovery" || knownEmail !== null || !("subject" in message);
}

/** Sends a new pincode to its user, or notifies the owner of an already registered address. */
export async function sendPincode({ data }: { data: QueryDocumentSnapshot | undefined }): Promise<void> {
  const pincode = data && safeParseDocument(Pincode, data);
  // A late event would send an expired pincode.
  if (!pincode || Date.parse(pincode.expiresAt) < Date.now()) return;
  // The digits have been mailed already.
  if (pincode.sameAs !== undefined) return;
  // Firebase delivers events at least once: the fixed id prevents a second message.
  const id = `pincode-${pincode._id}`;
  const user = pincode.uid === null ? null : await findUser(pincode.uid);
  const code = user ? createMessage(user, pincode) : null;
  const message = pincode.knownEmail ? createOwnerMail(pincode.kind, pincode.knownEmail) : code;
  if (!message) return;
  const isOwners = user?.verified && (await isKnownDevice(user._id, pincode.visitor));
  const device = isOwners ? pincode.visitor : undefined;
  if (isRateLimited(message, pincode) && !(await tryConsumeRecipientLimit("code", message.to, device)))
    return;
  await queueMail(id, message);
}
