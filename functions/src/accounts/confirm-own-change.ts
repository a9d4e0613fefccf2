import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Caller } from "../http/caller.ts";
import { limitConfirmation, limitEmailCode } from "../http/request-limits.ts";
import type { ConfirmPassword } from "./change-account.ts";
import { checkOwnPassword } from "./contact-change.ts";

/** Checks the password of a caller who changes their details, counted like a login; a new address is sent a code, which counts too. */
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

/** What a person is told who has changed their own details: all is saved, but for what waits. */
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
