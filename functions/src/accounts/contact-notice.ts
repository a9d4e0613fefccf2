import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Transaction } from "firebase-admin/firestore";
import { readLinksOf } from "../store/accounts/mailed-links.ts";
import { notifyChangedByAdminWith, notifyOldAddressWith } from "../store/accounts/undo-links.ts";

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
