import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { codeHolder } from "../../store/accounts/changer.ts";
import { rememberDevice } from "../../store/accounts/login/known-devices.ts";
import { enableLogin, revokeSessions, setPassword } from "../../store/accounts/login/logins.ts";
import { findPasswordLink, spendPasswordLink } from "../../store/accounts/login/password-links.ts";
import { findUser } from "../../store/accounts/users.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";
import { notifyPasswordChangedWith } from "../account-notices.ts";
import { checkNoOwnWords, checkNotCommon, getAccountNames } from "./check-new-password.ts";

/**
 * Sets the first password of an account with the code of its link, uses the link up, and enables the login. A rejected password leaves the link
 * usable.
 * @returns the user name with which the user logs in
 * @throws AppError `invalid` for a password that is easily guessed, `linkInvalid`
 */
export async function choosePassword(
  code: string,
  { password, visitor }: { password: string; visitor: string },
): Promise<{ username: string }> {
  await checkNotCommon(password);
  const uid = await findPasswordLink(code);
  const user = uid === null ? null : await findUser(uid);
  if (uid === null || !user) throw new AppError("linkInvalid");
  checkNoOwnWords(password, getAccountNames(user));
  await changeAccount(uid, codeHolder, async (stored, transaction) => {
    const deleteLinks = await spendPasswordLink(transaction, code);
    if (!deleteLinks) throw new AppError("linkInvalid");
    return {
      user: stored,
      endsSessions: true,
      also: (writer) => {
        deleteLinks();
        notifyPasswordChangedWith(writer, stored);
        recordEventWith(writer, { kind: "passwordReset", user: uid });
      },
    };
  });
  await setPassword(uid, password);
  await enableLogin(uid);
  await revokeSessions(uid);
  await rememberDevice(uid, visitor);
  return { username: user.username };
}
