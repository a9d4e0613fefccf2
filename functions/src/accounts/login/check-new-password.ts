import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { containsOwnWord } from "@halkopiha/domain/identity/own-words.ts";
import { commonPassword, ownWordInPassword } from "@halkopiha/domain/identity/password.ts";
import { isCommonPassword } from "./common-passwords.ts";

// Checks of a password that somebody chooses, after the schema has checked its composition. A login checks nothing: passwords that were
// chosen before stay valid.

const toPasswordError = (message: string) =>
  new AppError("invalid", { message, fields: { password: message } });

/** @throws AppError `invalid` */
export async function checkNotCommon(password: string): Promise<void> {
  if (await isCommonPassword(password)) throw toPasswordError(commonPassword);
}

/** The names of an account that its password must not contain. */
type Names = readonly (string | null)[];

/** @throws AppError `invalid` */
export function checkNoOwnWords(password: string, names: Names): void {
  if (containsOwnWord(password, names)) throw toPasswordError(ownWordInPassword);
}

/** @throws AppError `invalid` */
export async function checkNewPassword(password: string, names: Names): Promise<void> {
  await checkNotCommon(password);
  checkNoOwnWords(password, names);
}

/** The names of a form that creates an account. */
export function getFormNames(
  form: { username: string; email: string | null } & (
    | { business: true; companyName: string }
    | { business: false; companyName: string | null; firstname: string; lastname: string }
  ),
): Names {
  const names = form.business ? [] : [form.firstname, form.lastname];
  return [form.username, form.email, form.companyName, ...names];
}

/** The names of a stored account, those that are pending too. */
export function getAccountNames(
  user: Pick<User, "username" | "email" | "pendingEmail" | "companyName" | "contactInformation">,
): Names {
  const { username, email, pendingEmail = null, companyName, contactInformation } = user;
  return [
    username,
    email,
    pendingEmail,
    companyName,
    contactInformation.firstname,
    contactInformation.lastname,
  ];
}
