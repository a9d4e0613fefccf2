import { toIdentity } from "@halkopiha/domain/accounts/account.ts";
import { displayName, User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toNameSkeleton } from "@halkopiha/domain/identity/confusables.ts";
import { identityName, type Lookalike } from "@halkopiha/domain/identity/identity-request.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../../firebase.ts";
import { parseAll } from "../../firestore/document.ts";

const users = () => firestore().collection("users");

/** Maximum number of displayed requests, and of compared accounts of each kind. */
const maxRequests = 50;
const maxLookalikes = 10;

/** Sellers with a pending identity request, the longest waiting first. */
export async function listIdentityRequests(): Promise<User[]> {
  const { docs } = await users().orderBy("pendingIdentity.requestedAt").limit(maxRequests).get();
  return parseAll(User, docs);
}

async function findBy(field: "nameSkeleton" | "ytunnus", value: string | null): Promise<User[]> {
  if (!value) return [];
  const { docs } = await users().where(field, "==", value).limit(maxLookalikes).get();
  return parseAll(User, docs);
}

/** Other accounts with a look-alike name or the same Y-tunnus as a user's pending or current identity, of those that are visible. */
export async function findLookalikes(user: User, isVisible: (other: User) => boolean): Promise<Lookalike[]> {
  const identity = user.pendingIdentity ?? toIdentity(user);
  const found = await Promise.all([
    findBy("ytunnus", identity.ytunnus),
    findBy("nameSkeleton", toNameSkeleton(identityName(identity))),
  ]);
  const others = new Map(
    found
      .flat()
      .filter(isVisible)
      .map((other) => [other._id, other]),
  );
  others.delete(user._id);
  return [...others.values()].map((other) => ({
    _id: other._id,
    username: other.username,
    name: displayName(other),
    ytunnus: other.ytunnus,
    isActive: other.userAccount.isActive,
  }));
}

/**
 * Checks that no other seller with this Y-tunnus was ever activated, in the transaction that stores it, so that none is activated in
 * between. Accounts that were never activated are ignored, since they merely claim it.
 * @throws AppError `invalid` naming the field
 */
export async function checkYtunnusFree(
  transaction: Transaction,
  ytunnus: string | null,
  uid: string,
): Promise<void> {
  if (ytunnus === null) return;
  const held = users().where("ytunnus", "==", ytunnus).where("userAccount.timesActivated", ">", 0).limit(2);
  const { docs } = await transaction.get(held.select());
  if (docs.every(({ id }) => id === uid)) return;
  const message = "Y-tunnus on jo toisella tilillä. Jos se on sinun, ota yhteyttä asiakaspalveluun.";
  throw new AppError("invalid", { message, fields: { ytunnus: message } });
}
