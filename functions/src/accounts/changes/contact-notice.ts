import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import { contactChanged, contactChangedMessage } from "../../mail/accounts/contact-change-mails.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { readLinksOf } from "../../store/accounts/contact-change/account-links.ts";
import { sendUndoLinkWith } from "../../store/accounts/contact-change/undo-links.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";
import { queueNoticeWith } from "../../store/mail.ts";

/**
 * Records a contact change, and notifies the old e-mail address of it, with an undo link; by SMS when there was no address. Writes in the
 * transaction of the change.
 */
export function notifyOldAddressWith(transaction: Transaction, before: User): void {
  recordEventWith(transaction, { kind: "contactChanged", user: before._id });
  sendUndoLinkWith(transaction, before, { mail: contactChanged, sms: contactChangedMessage });
}

/**
 * As `notifyOldAddressWith`, without an undo link: an admin gives an account back to its owner, and the old address is that of whoever took it.
 */
function notifyChangedByAdminWith(transaction: Transaction, before: User): void {
  recordEventWith(transaction, { kind: "contactChanged", user: before._id });
  queueNoticeWith(transaction, `contact-changed-${randomUUID()}`, userNotices.contactChangedByAdmin(before));
}

function hasContactChanged(before: User, after: User): boolean {
  return (
    before.email !== after.email ||
    before.billingByPhone !== after.billingByPhone ||
    before.contactInformation.phonenumbers[0] !== after.contactInformation.phonenumbers[0]
  );
}

/**
 * Reads what a change of contact details needs: the old address is told, with a link that undoes the change. When an admin gives an account back that
 * somebody has taken over, the old address is that thief's, who also has links: so the links end, and there is no new one, when the admin gives a new
 * password too or the contact details were changed within the life of a link.
 * @returns writes it, to be called after the transaction's reads
 */
export async function prepareContactNotice(
  transaction: Transaction,
  user: User,
  { changed, isOwn, hasNewPassword }: { changed: User; isOwn: boolean; hasNewPassword: boolean },
): Promise<() => unknown> {
  const isNewContact = hasContactChanged(user, changed);
  if (isOwn) return () => isNewContact && notifyOldAddressWith(transaction, user);
  if (!isNewContact && !hasNewPassword) return () => {};
  const links = await readLinksOf(transaction, user._id);
  return () => {
    links.remove();
    if (!isNewContact) return;
    if (hasNewPassword || links.count > 0) notifyChangedByAdminWith(transaction, user);
    else notifyOldAddressWith(transaction, user);
  };
}
