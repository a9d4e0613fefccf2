import { randomUUID } from "node:crypto";
import { isAdmin, type Role } from "@halkopiha/domain/accounts/user.ts";
import { describeDevice } from "../../client/describe-device.ts";
import { day } from "../../config.ts";
import { createOwnToken, createSessionCookie } from "../../store/accounts/login/logins.ts";
import { signInWithToken } from "../../store/accounts/login/passwords.ts";
import { type SessionLimits, storeSession } from "../../store/accounts/login/sessions.ts";

const hour = 60 * 60_000;

/** ADR 39 has the reasons. */
const limitsOfSellers: SessionLimits = { idle: 14 * day, absolute: 14 * day };
const limitsOfAdmins: SessionLimits = { idle: 12 * hour, absolute: 7 * day };

export function getSessionLimits(role: Role): SessionLimits {
  return isAdmin(role) ? limitsOfAdmins : limitsOfSellers;
}

/** A session cookie of Firebase Auth, used as the bearer token of the API. */
export interface Session {
  token: string;
  /** ISO 8601. */
  expiry: string;
}

/** Who logs in, and where. */
interface Owner {
  uid: string;
  role: Role;
  userAgent: string | undefined;
  /** Whether an admin has given a second factor, or needs none. */
  grantsAdminRights: boolean;
}

/** A new session; null when the account is deleted or what it builds on does not hold any more. */
async function createSession(
  { uid, role, userAgent, grantsAdminRights }: Owner,
  since: Date | { epoch: string },
): Promise<Session | null> {
  const limits = getSessionLimits(role);
  const id = randomUUID();
  const idToken = await signInWithToken(await createOwnToken(uid, id));
  const token = idToken && (await createSessionCookie(idToken, limits.absolute));
  if (!token) return null;
  const device = await describeDevice(userAgent);
  if (!(await storeSession(id, { uid, device, limits, since, grantsAdminRights }))) return null;
  return { token, expiry: new Date(Date.now() + limits.absolute).toISOString() };
}

/**
 * Creates a session for a user who has just been authenticated; null when the account is deleted or its password changed meanwhile. Its id is
 * in the cookie: two of the same second would be equal without it.
 * @param begun when the login began, before its password was compared
 */
export function openSession(owner: Owner, begun: Date): Promise<Session | null> {
  return createSession(owner, begun);
}

/**
 * A session for a user whose own change has just ended all sessions; null when it cannot be created, or they have ended once more, and the user has
 * to log in again.
 * @param epoch the one that the change has begun; null when it has ended no session, and there is nothing to renew
 */
export async function renewSession(owner: Owner, epoch: string | null): Promise<Session | null> {
  if (epoch === null) return null;
  try {
    return await createSession(owner, { epoch });
  } catch {
    return null;
  }
}
