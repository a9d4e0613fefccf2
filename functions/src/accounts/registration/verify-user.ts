import type { User } from "@halkopiha/domain/accounts/user.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { enableLogin } from "../../store/accounts/login/logins.ts";
import { welcomeVerifiedWith } from "../account-notices.ts";
import { type Actor, checkRank, toChanger } from "../actor.ts";

/**
 * Marks an account as verified on behalf of its owner, enables its login, and queues the mail about its fee. Safe to repeat.
 * @throws AppError `userNotFound`, `forbidden`
 */
export async function verifyUser(actor: Actor, uid: string): Promise<User> {
  const { after } = await changeAccount(uid, toChanger(actor), (user) => {
    checkRank(actor, user, user.role);
    return {
      user: { ...user, verified: true },
      first: () => enableLogin(uid),
      also: (transaction) => {
        if (!user.verified) welcomeVerifiedWith(transaction, user);
      },
    };
  });
  return after;
}
