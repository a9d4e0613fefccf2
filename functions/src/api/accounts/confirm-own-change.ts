import { changesContact } from "@halkopiha/domain/accounts/account.ts";
import type { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { checkOwnPassword } from "../../accounts/changes/contact-change.ts";
import type { OwnChangeConfirmation } from "../../accounts/changes/own-change.ts";
import type { Caller } from "../../http/request/caller.ts";
import { limitConfirmation } from "../../limits/login-limits.ts";
import { limitEmailCode } from "../../limits/pincode-limits.ts";

/**
 * Checks the password of a caller who changes their own details; attempts are limited like logins. A new address is sent a pincode, and the
 * present one a link if there is no password; both are limited too.
 */
export function createOwnChangeConfirmation(
  { uid, user }: Caller,
  email: string | null,
  address: string,
): OwnChangeConfirmation {
  return {
    async byPassword(password) {
      await limitConfirmation(uid);
      await checkOwnPassword(uid, password);
      if (email !== null && email !== user.email) await limitEmailCode(uid, address);
    },
    byPresentAddress: () => limitEmailCode(uid, address),
  };
}

/** Says which contact details wait for the link that the present address was sent; null when none do. */
function formatWaitingContact(after: User, form: UserChange): string | null {
  if (form.currentPassword || !changesContact(after, form)) return null;
  const what = [
    form.email !== after.email && "uusi sähköpostiosoite",
    form.phonenumber !== after.contactInformation.phonenumbers[0] && "uusi puhelinnumero",
    (form.contactByPhone ?? after.billingByPhone) !== after.billingByPhone && "uusi yhteydenottotapa",
  ].filter((name) => name !== false);
  const way = after.email
    ? `linkistä, jonka lähetimme osoitteeseen ${after.email}`
    : "tekstiviestin linkistä";
  return `Vahvista vielä ${new Intl.ListFormat("fi-FI").format(what)} ${way}.`;
}

/**
 * The response message after users change their own details: everything is saved except changes that need a pincode, a confirmation or an
 * admin's approval.
 */
export function formatOwnChangeMessage({ user: before }: Caller, after: User, form: UserChange): string {
  const waiting = formatWaitingContact(after, form);
  const isAsked = !waiting && after.pendingEmail && form.email === after.pendingEmail;
  const request = after.pendingIdentity?.requestedAt;
  return [
    "Tietosi on tallennettu.",
    waiting,
    isAsked && `Vahvista uusi osoite: lähetimme pinkoodin osoitteeseen ${after.pendingEmail}.`,
    request &&
      request !== before.pendingIdentity?.requestedAt &&
      "Nimen tai Y-tunnuksen muutos odottaa ylläpidon hyväksyntää.",
  ]
    .filter(Boolean)
    .join(" ");
}
