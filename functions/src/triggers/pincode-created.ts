import type { User } from "@halkopiha/domain/accounts/user.ts";
import { isFinnishMobile } from "@halkopiha/domain/identity/identifiers.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { QueryDocumentSnapshot } from "firebase-functions/firestore";
import { alreadyRegistered, codeMessage, recoveryCode, registrationCode } from "../mail/account-mails.ts";
import { addressInUse, newEmailCode } from "../mail/contact-change-mails.ts";
import { tryConsumeRecipientLimit } from "../sending/recipient-limit.ts";
import { isKnownDevice } from "../store/accounts/known-devices.ts";
import { isAskedFor, Pincode } from "../store/accounts/pincodes.ts";
import { findUser } from "../store/accounts/users.ts";
import { safeParseDocument } from "../store/firestore/document.ts";
import { queueMail } from "../store/mail.ts";

/** To the new address itself, which only its reader can prove; nothing when the person has asked for yet another since. */
function createNewAddressMail({ pendingEmail }: User, pincode: Pincode): Mail | null {
  return pendingEmail && isAskedFor(pincode, pendingEmail.toLowerCase())
    ? newEmailCode(pendingEmail, pincode)
    : null;
}

/**
 * By SMS only to who joined without an address. One that was given is proved by the code that it gets: by a code to a telephone anybody
 * could have it, and would learn whether it has an account.
 */
function createMessage(user: User, { kind, ...pincode }: Pincode): Mail | Sms | null {
  if (kind === "email") return createNewAddressMail(user, { kind, ...pincode });
  const [phone] = user.contactInformation.phonenumbers;
  if (user.email === null) {
    return user.billingByPhone && phone && isFinnishMobile(phone) ? codeMessage(phone, pincode) : null;
  }
  return kind === "registration"
    ? registrationCode(user.email, pincode)
    : recoveryCode(user, user.email, pincode);
}

/** Tells somebody that another has tried to use their address. */
function createOwnerMail(kind: Pincode["kind"], address: string): Mail {
  return kind === "email" ? addressInUse(address) : alreadyRegistered(address);
}

/** Whether a message goes to somebody who may never have heard of us, or costs us money. */
function isRateLimited(message: Mail | Sms, { kind, knownEmail }: Pincode): boolean {
  return kind !== "recovery" || knownEmail !== null || !("subject" in message);
}

/** Sends a new code to the person that it is for, or tells the owner of an address that is known already. */
export async function sendPincode({ data }: { data: QueryDocumentSnapshot | undefined }): Promise<void> {
  const pincode = data && safeParseDocument(Pincode, data);
  // A delivery that comes late would send a code that works no more.
  if (!pincode || Date.parse(pincode.expiresAt) < Date.now()) return;
  // Firebase delivers a trigger at least once: the fixed id keeps it one message.
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
