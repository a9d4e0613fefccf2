import { isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError, takenError } from "@halkopiha/domain/contract/app-error.ts";
import { isReservedUsername, mixesAlphabets, toSkeleton } from "@halkopiha/domain/identity/confusables.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../../firebase.ts";

/** The document that reserves a user name. */
export const usernameRef = (username: string) =>
  firestore().collection("usernames").doc(toUsernameKey(username));

/**
 * Checks that neither a user name nor a look-alike is taken, except by accounts that are replaced, so that the same transaction can reserve
 * it.
 * @throws AppError `usernameTaken`, `invalid` when it mixes alphabets
 */
export async function checkUsername(
  transaction: Transaction,
  { username, role }: Pick<User, "username" | "role">,
  uid: string,
  replaced: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (mixesAlphabets(username)) {
    throw new AppError("invalid", {
      fields: { username: "Käyttäjänimessä voi olla vain yhden kirjaimiston kirjaimia." },
    });
  }
  if (!isAdmin(role) && isReservedUsername(username)) throw takenError("username");
  const lookalikes = firestore()
    .collection("users")
    .where("usernameSkeleton", "==", toSkeleton(username))
    .limit(2 + replaced.size)
    .select();
  const [reserved, { docs }] = await Promise.all([
    transaction.get(usernameRef(username)),
    transaction.get(lookalikes),
  ]);
  const isReserved = reserved.exists && !replaced.has(String(reserved.get("uid")));
  if (isReserved || docs.some(({ id }) => id !== uid && !replaced.has(id))) throw takenError("username");
}
