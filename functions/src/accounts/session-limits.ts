import { isAdmin, type Role } from "@halkopiha/domain/accounts/user.ts";
import { day } from "../config.ts";

const hour = 60 * 60_000;

/** How long a session lasts, in milliseconds. */
export interface SessionLimits {
  /** Without being used. */
  idle: number;
  /** From the login; at most 14 days, the maximum of Firebase Auth. */
  absolute: number;
}

/** ADR 39 has the reasons. */
const limitsOfSellers: SessionLimits = { idle: 14 * day, absolute: 14 * day };
const limitsOfAdmins: SessionLimits = { idle: 12 * hour, absolute: 7 * day };

export function getSessionLimits(role: Role): SessionLimits {
  return isAdmin(role) ? limitsOfAdmins : limitsOfSellers;
}
