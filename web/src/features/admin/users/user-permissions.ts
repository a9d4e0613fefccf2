import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { SessionUser } from "../../../lib/session/session.ts";

// The server enforces these rules; here they hide buttons. §6

/** Only root may edit admins; admins may edit themselves. */
export function canEditUser(actor: SessionUser, user: User): boolean {
  return actor.role === "root" || user.role === "user" || user._id === actor._id;
}

/** Users may not delete themselves. */
export function canDeleteUser(actor: SessionUser, user: User): boolean {
  return canEditUser(actor, user) && user._id !== actor._id;
}

/** Only root may assign roles, and not their own. */
export function canAssignRole(actor: SessionUser, user: Pick<User, "_id"> | null): boolean {
  return actor.role === "root" && user?._id !== actor._id;
}
