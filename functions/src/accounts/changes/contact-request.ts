import { replaceFirst, withPendingEmail } from "@halkopiha/domain/accounts/account.ts";
import type { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { codeHolder } from "../../store/accounts/changer.ts";
import {
  findContactRequest,
  type RequestedContact,
  spendContactRequest,
} from "../../store/accounts/contact-change/contact-requests.ts";
import { revokeSessions } from "../../store/accounts/login/logins.ts";
import { issuePincodeWith } from "../../store/accounts/login/pincodes.ts";
import { findUser } from "../../store/accounts/users.ts";
import { createEmailPincode } from "./contact-change.ts";
import { notifyOldAddressWith } from "./contact-notice.ts";

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
    phonenumbers: replaceFirst(user.contactInformation.phonenumbers, phonenumber),
  };
  return withPendingEmail(user, { ...user, email, billingByPhone, contactInformation });
}

/** The address of requested contact details that is new to a user; null when it is not, or when they have none. */
const findNewEmail = (user: User, { email }: RequestedContact): string | null =>
  email === user.email ? null : email;

/** A request that waits for its confirmation. */
export interface ContactRequest {
  code: string;
  /** The user, whose limits the confirmation counts for. */
  uid: string;
  requested: RequestedContact;
  newEmail: string | null;
}

/** The request of a code. @throws AppError `linkInvalid` */
export async function requireContactRequest(code: string): Promise<ContactRequest> {
  const request = await findContactRequest(code);
  const user = request && (await findUser(request.uid));
  if (!request || !user) throw new AppError("linkInvalid");
  return { code, ...request, newEmail: findNewEmail(user, request.requested) };
}

/**
 * Uses the requested contact details. The present address is notified with a link that undoes the change; an address that is given
 * up ends every session.
 * @throws AppError `linkInvalid`
 */
export async function confirmContactChange({ code, uid, requested }: ContactRequest): Promise<User> {
  const { before, after } = await changeAccount(uid, codeHolder, async (user, transaction) => {
    const deleteRequests = await spendContactRequest(transaction, code);
    if (!deleteRequests) throw new AppError("linkInvalid");
    const changed = withRequested(user, requested);
    const newEmail = findNewEmail(user, requested);
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
