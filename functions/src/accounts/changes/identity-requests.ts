import { withIdentity } from "@halkopiha/domain/accounts/account.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { IdentityDecision } from "@halkopiha/domain/identity/identity-request.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { queueNoticeWith } from "../../store/mail.ts";
import { type Actor, checkRank, toChanger } from "../actor.ts";

/** A personal identity code that was stored only for the request is deleted with it. */
const removeRequest = (user: User) => ({
  user: { ...user, pendingIdentity: null },
  personalId: user.socialSecurityNumber === null ? null : undefined,
});

/** Withdraws a seller's own request; does nothing if there is none. */
export async function withdrawIdentity(actor: Actor): Promise<User> {
  const { after } = await changeAccount(actor.uid, toChanger(actor), removeRequest);
  return after;
}

/**
 * Approves or rejects a seller's identity request and notifies the seller by mail.
 * @throws AppError `userNotFound`, `forbidden`, `stale` when `requestedAt` is not that of the current request
 */
export async function decideIdentity(
  actor: Actor,
  uid: string,
  { approve, requestedAt }: IdentityDecision,
): Promise<User> {
  const { after } = await changeAccount(uid, toChanger(actor), (user) => {
    checkRank(actor, user, user.role);
    const request = user.pendingIdentity;
    if (request?.requestedAt !== requestedAt) throw new AppError("stale", { current: user });
    const decided = approve
      ? { user: withIdentity(user, request), personalId: request.hasPersonalId ? undefined : null }
      : removeRequest(user);
    return {
      ...decided,
      also: (transaction) => {
        const id = `identity-${uid}-${Date.parse(requestedAt)}`;
        queueNoticeWith(transaction, id, userNotices.identityDecided(user, request, approve));
      },
    };
  });
  return after;
}
