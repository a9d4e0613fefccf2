import { isAdmin, type Role, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Changer } from "../store/accounts/changer.ts";
import type { AuditAuthor } from "../store/admin/audit.ts";

/** The user who makes a change: the owner of the account or an admin. */
export interface Actor {
  uid: string;
  role: Role;
  user: Pick<User, "username" | "role">;
  sessionId: string;
  loggedInAt: Date;
}

/** The author of an audit event; null for sellers, of whose own changes only those of the contract (`toAuditedChanger`) and the ends of orders are audited. An admin without the second factor is one too. */
export function toAuditAuthor({ uid, user }: Pick<Actor, "uid" | "user">): AuditAuthor | null {
  return isAdmin(user.role) ? { _id: uid, username: user.username } : null;
}

/** Who makes a change with a session, which must hold when the change is stored. */
export const toChanger = (actor: Actor): Changer => ({ author: toAuditAuthor(actor), session: actor });

/** Who did something, whatever their role. */
export const toAuthor = ({ uid, user }: Pick<Actor, "uid" | "user">): AuditAuthor => ({
  _id: uid,
  username: user.username,
});

/** As `toChanger`, for a change that is in the audit log whoever makes it: a seller's notice closes the account later. */
export const toAuditedChanger = (actor: Actor): Changer => ({ author: toAuthor(actor), session: actor });

/**
 * Only root changes admins; other admins can only edit their own details.
 * @throws AppError `forbidden`
 */
export function checkRank(actor: Actor, user: User, role: Role): void {
  if (actor.role === "root" || (!isAdmin(user.role) && !isAdmin(role))) return;
  if (actor.uid !== user._id || role !== user.role) throw new AppError("forbidden");
}
