import { rootInvited, rootInvitedMessage } from "../../src/mail/accounts/root-mails.ts";
import { sendPasswordLink } from "../../src/store/accounts/login/password-links.ts";
import { findUser } from "../../src/store/accounts/users.ts";

/** The code of a link with which a user may choose a password. */
export async function newPasswordCode(uid: string): Promise<string> {
  const user = await findUser(uid);
  const sent = user && (await sendPasswordLink(user, { mail: rootInvited, sms: rootInvitedMessage }));
  if (!sent) throw new Error(`${uid} cannot be sent a link`);
  return sent.code;
}
