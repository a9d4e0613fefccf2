import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { SessionUser } from "../../../lib/auth/session.ts";

// The server refuses the rest; here it is what has no button. §6

/** Only root touches admins; admins keep their own details themselves. */
export function canEditUser(actor: SessionUser, user: User): boolean {
  return actor.role === "root" || user.role === "user" || user._id === actor._id;
}

/** Nobody deletes themselves. */
export function canDeleteUser(actor: SessionUser, user: User): boolean {
  return canEditUser(actor, user) && user._id !== actor._id;
}

/** Only root gives roles, and nobody one to themselves. */
export function canAssignRole(actor: SessionUser, user: Pick<User, "_id"> | null): boolean {
  return actor.role === "root" && user?._id !== actor._id;
}
