import { isUnconfirmedRegistration } from "@halkopiha/domain/accounts/account-activation.ts";
import type { Registration } from "@halkopiha/domain/accounts/registration.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { parseAll } from "../../firestore/document.ts";
import { sha256Hex } from "../../firestore/sha256.ts";
import { usernameRef } from "../identity/usernames.ts";
import { findUser } from "../users.ts";

// The reservation of a user name says who registered it, until the account is verified: only hashes, and of the address as it was entered,
// whether or not it belongs to another account.

const reservations = () => firestore().collection("usernames");

/** Maximum number of a visitor's registrations that are compared; more of them are limited per hour. */
const maxCompared = 20;

const Reservation = z.object({
  _id: z.string(),
  uid: z.string(),
  requestedEmail: z._default(z.nullable(z.string()), null),
  requestId: z._default(z.string(), ""),
});

const toRegistrant = (visitor: string) => sha256Hex(`registrant:${visitor}`);
const toRequestedEmail = (email: string | null) => email && sha256Hex(`registered:${email.toLowerCase()}`);

/** The fields of a reservation that say who registered it. `requestId`: the same for a repeated call. */
export function toRegistrantFields(visitor: string, email: string | null, requestId: string) {
  return { registrant: toRegistrant(visitor), requestedEmail: toRequestedEmail(email), requestId };
}

/** A visitor's own registration with the same user name or address. */
export interface OwnRegistration {
  uid: string;
  requestId: string;
  hasSameEmail: boolean;
}

/**
 * The unverified registrations of a visitor with the user name or the address of a form. Who owns the address makes no difference, so the
 * result does not reveal it.
 */
export async function listOwnRegistrations(
  visitor: string,
  { username, email }: Pick<Registration, "username" | "email">,
): Promise<OwnRegistration[]> {
  const own = reservations().where("registrant", "==", toRegistrant(visitor)).limit(maxCompared);
  const requested = toRequestedEmail(email);
  const same = parseAll(Reservation, (await own.get()).docs)
    .map((found) => ({ ...found, hasSameEmail: requested !== null && found.requestedEmail === requested }))
    .filter(({ _id, hasSameEmail }) => hasSameEmail || _id === toUsernameKey(username));
  const users = await Promise.all(same.map(({ uid }) => findUser(uid)));
  return same.filter((_, index) => {
    const user = users[index];
    return user && isUnconfirmedRegistration(user);
  });
}

/** Forgets who registered an account, once it is verified. */
export function forgetRegistrantWith(transaction: Transaction, username: string): void {
  transaction.update(usernameRef(username), {
    registrant: FieldValue.delete(),
    requestedEmail: FieldValue.delete(),
    requestId: FieldValue.delete(),
  });
}
