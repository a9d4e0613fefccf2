import { withPendingEmail } from "@halkopiha/domain/accounts/account.ts";
import type { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { changeAccount } from "../store/accounts/accounts.ts";
import {
  findContactRequest,
  type RequestedContact,
  spendContactRequest,
} from "../store/accounts/contact-requests.ts";
import { revokeSessions } from "../store/accounts/logins.ts";
import { issuePincodeWith } from "../store/accounts/pincodes.ts";
import { notifyOldAddressWith } from "../store/accounts/undo-links.ts";
import { findUser } from "../store/accounts/users.ts";
import { createEmailPincode } from "./contact-change.ts";

// Contact details that a user changes without the current password: 1. they are stored as a request, and the present address is sent a link;
// 2. with its code the phone number and the channel change, and a new e-mail address becomes pending until its pincode is entered.

type ContactForm = Pick<UserChange, "email" | "phonenumber" | "contactByPhone">;

/** The contact details of a form; a channel that it does not name stays. */
export function toRequestedContact(form: ContactForm, user: User): RequestedContact {
  const { email, phonenumber, contactByPhone = user.billingByPhone } = form;
  return { email, phonenumber, billingByPhone: contactByPhone };
}

function withRequested(user: User, { email, phonenumber, billingByPhone }: RequestedContact): User {
  const contactInformation = {
    ...user.contactInformation,
    phonenumbers: [phonenumber, ...user.contactInformation.phonenumbers.slice(1)],
  };
  return withPendingEmail(user, { ...user, email, billingByPhone, contactInformation });
}

/** The user of a code, whose limits the confirmation counts for. @throws AppError `linkInvalid` */
export async function requireContactRequest(code: string): Promise<{ uid: string; newEmail: string | null }> {
  const request = await findContactRequest(code);
  const user = request && (await findUser(request.uid));
  if (!request || !user) throw new AppError("linkInvalid");
  const { email } = request.requested;
  return { uid: request.uid, newEmail: email === user.email ? null : email };
}

/**
 * Uses the requested contact details of a code. The present address is notified with a link that undoes the change; an address that is given
 * up ends every session.
 * @throws AppError `linkInvalid`
 */
export async function confirmContactChange(code: string): Promise<User> {
  const request = await findContactRequest(code);
  if (!request) throw new AppError("linkInvalid");
  const { uid, requested } = request;
  const { before, after } = await changeAccount(uid, null, async (user, transaction) => {
    const deleteRequests = await spendContactRequest(transaction, code);
    if (!deleteRequests) throw new AppError("linkInvalid");
    const changed = withRequested(user, requested);
    const newEmail = requested.email === user.email ? null : requested.email;
    const pincode = newEmail && (await createEmailPincode(uid, newEmail));
    return {
      user: changed,
      endsSessions: changed.email !== user.email,
      also: (transaction) => {
        deleteRequests();
        if (pincode) issuePincodeWith(transaction, pincode);
        notifyOldAddressWith(transaction, user);
      },
    };
  });
  if (before.email !== after.email) await revokeSessions(uid);
  return after;
}
