import type { Mail, Sms } from "@halkopiha/domain/outgoing.ts";
import type { User } from "@halkopiha/domain/user.ts";
import type { QueryDocumentSnapshot } from "firebase-functions/firestore";
import { alreadyRegistered, codeMessage, recoveryCode, registrationCode } from "../mail/account-mails.ts";
import { parseDocument } from "../store/document.ts";
import { queueMail } from "../store/mail.ts";
import { Pincode } from "../store/pincodes.ts";
import { findUser } from "../store/users.ts";

/** By SMS to who chose it when joining, and to who has no address; a lost password is asked for by e-mail. */
function messageFor(user: User, { _id, kind }: Pincode): Mail | Sms | null {
  const [phone] = user.contactInformation.phonenumbers;
  const bySms = user.email === null || (kind === "registration" && user.billingByPhone);
  if (bySms) return phone ? codeMessage(phone, _id) : null;
  if (user.email === null) return null;
  return kind === "registration"
    ? registrationCode(user, user.email, _id)
    : recoveryCode(user, user.email, _id);
}

/** Sends a new code to the person that it is for, or tells the owner of an address that is known already. */
export async function sendPincode({ data }: { data: QueryDocumentSnapshot | undefined }): Promise<void> {
  const pincode = data && parseDocument(Pincode, data);
  if (!pincode) return;
  // Firebase delivers a trigger at least once: the fixed id keeps it one message.
  const id = `pincode-${pincode._id}`;
  if (pincode.knownEmail) return queueMail(id, alreadyRegistered(pincode.knownEmail));
  const user = pincode.uid && (await findUser(pincode.uid));
  const message = user ? messageFor(user, pincode) : null;
  if (message) await queueMail(id, message);
}
