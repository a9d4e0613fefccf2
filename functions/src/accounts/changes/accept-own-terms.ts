import type { User } from "@halkopiha/domain/accounts/user.ts";
import { acceptTerms, isAccepted } from "@halkopiha/domain/terms/accept-terms.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { type Actor, toChanger } from "../actor.ts";

/**
 * Stores that a seller accepts a version of the terms of use, and when. A retry changes nothing. ADR 60
 * @throws AppError `outdated` for a version that is not in force any more
 */
export async function acceptOwnTerms(actor: Actor & { user: User }, version: number): Promise<User> {
  if (isAccepted(actor.user, version)) return actor.user;
  const { after } = await changeAccount(actor.uid, toChanger(actor), (user) => ({
    user: acceptTerms(user, version, new Date().toISOString()),
  }));
  return after;
}
