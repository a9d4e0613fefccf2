import { changesContact } from "@halkopiha/domain/accounts/account.ts";
import type { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { isReachable } from "../../store/accounts/contact-change/account-links.ts";
import { missingPasswordError } from "./contact-change.ts";

/** How users confirm a change of their own contact details or password; attempts are limited. */
export interface OwnChangeConfirmation {
  /** Checks the current password. @throws AppError `invalid`, `tooOften` */
  byPassword(password: string): Promise<void>;
  /** Counts a message to the present address. @throws AppError `tooOften` */
  byPresentAddress(): Promise<void>;
}

/**
 * Users confirm a new password of their own with the current one, and new contact details with it or later from the present address.
 * @returns whether a password was confirmed
 * @throws AppError `invalid`, `tooOften`
 */
export async function confirmOwnChange(
  own: User,
  form: UserChange,
  confirm: OwnChangeConfirmation,
): Promise<boolean> {
  if (!changesContact(own, form) && form.password === undefined) return false;
  if (form.currentPassword) {
    await confirm.byPassword(form.currentPassword);
    return true;
  }
  if (form.password !== undefined || !isReachable(own))
    throw missingPasswordError("Vahvista muutos nykyisellä salasanallasi.");
  await confirm.byPresentAddress();
  return false;
}

/** The form with the user's present contact details. */
export function keepContact<F extends UserChange>(
  form: F,
  { email, contactInformation, billingByPhone }: User,
): F {
  const [phonenumber = form.phonenumber] = contactInformation.phonenumbers;
  return { ...form, email, phonenumber, contactByPhone: billingByPhone };
}
