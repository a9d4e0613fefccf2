import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Caller } from "../http/request/caller.ts";
import { limitConfirmation, limitEmailCode } from "../http/request/request-limits.ts";
import type { ConfirmPassword } from "./change-account.ts";
import { checkOwnPassword } from "./contact-change.ts";

/**
 * Checks the password of a caller who changes their own details; attempts are limited like logins. A new address is sent a pincode, which
 * is limited too.
 */
export function createPasswordConfirmation(
  { uid, user }: Caller,
  email: string | null,
  address: string,
): ConfirmPassword {
  return async (password) => {
    await limitConfirmation(uid, address);
    await checkOwnPassword(uid, password);
    if (email !== null && email !== user.email) await limitEmailCode(uid, address);
  };
}

/**
 * The response message after users change their own details: everything is saved except changes that need a pincode or an admin's approval.
 */
export function formatOwnChangeMessage({ user: before }: Caller, after: User, asked: string | null): string {
  const isAsked = after.pendingEmail && asked === after.pendingEmail;
  const request = after.pendingIdentity?.requestedAt;
  return [
    "Tietosi on tallennettu.",
    isAsked && `Vahvista uusi osoite: lähetimme pinkoodin osoitteeseen ${after.pendingEmail}.`,
    request &&
      request !== before.pendingIdentity?.requestedAt &&
      "Nimen tai Y-tunnuksen muutos odottaa ylläpidon hyväksyntää.",
  ]
    .filter(Boolean)
    .join(" ");
}
