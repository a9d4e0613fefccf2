import { effectiveRole, isAdmin, type Role, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import type { Request } from "express";
import * as z from "zod/mini";
import { getSessionLimits } from "../../accounts/login/sessions.ts";
import { setEventAccount } from "../../client/event-source.ts";
import { auth } from "../../firebase.ts";
import { getAuthErrorCode } from "../../store/accounts/login/logins.ts";
import { findSession, markUsed } from "../../store/accounts/login/sessions.ts";
import { findUserOfSession } from "../../store/accounts/users.ts";

/** The logged-in user with the currently stored user document. */
export interface Caller {
  uid: string;
  /** The effective role, from the currently stored user document: that of a user while the second factor is lacking. */
  role: Role;
  /** Whether an admin has given a second factor in this session, or needs none. */
  grantsAdminRights: boolean;
  /** Whether an admin's rights are lacking only for the second factor. */
  lacksSecondFactor: boolean;
  user: User;
  loggedInAt: Date;
  /** Expiry of the session. */
  expiry: Date;
  sessionId: string;
}

/** Times in seconds since 1970. */
const Claims = z.object({ uid: z.string(), auth_time: z.number(), exp: z.number(), session: z.string() });

/** The bearer token of a request; null without one. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.get("authorization") ?? "")?.[1] ?? null;
}

/** Whether Auth rejected the token. False when Auth could not be reached. */
function isRejectedByAuth(error: unknown): boolean {
  const code = getAuthErrorCode(error);
  return code !== null && code !== "auth/internal-error";
}

/** The error for a login that has ended or never was one. */
const endedError = () => new AppError("unauthenticated", { incident: "denied" });

/**
 * Verifies a login: signature, expiry, and that neither Auth, the user document nor the session's own has ended it.
 * @throws AppError `unauthenticated`, `unavailable` when Auth does not respond
 */
export async function identify(token: string | null): Promise<Caller> {
  if (!token) throw new AppError("unauthenticated");
  const claims = await auth()
    .verifySessionCookie(token, true)
    .catch((error: unknown) => {
      throw isRejectedByAuth(error) ? endedError() : new AppError("unavailable");
    });
  const read = Claims.safeParse(claims);
  // A login from before sessions were stored has none.
  if (!read.success) throw endedError();
  const { uid, auth_time, exp, session: id } = read.data;
  setEventAccount(uid);
  const loggedInAt = new Date(auth_time * 1000);
  const [user, session] = await Promise.all([findUserOfSession(uid, loggedInAt), findSession(id, uid)]);
  if (!user || !session) throw endedError();
  const { grantsAdminRights } = session;
  const role = effectiveRole(user);
  await markUsed(session, getSessionLimits(role));
  const lacksSecondFactor = isAdmin(role) && !grantsAdminRights;
  return {
    uid,
    role: lacksSecondFactor ? "user" : role,
    grantsAdminRights,
    lacksSecondFactor,
    user,
    loggedInAt,
    expiry: new Date(exp * 1000),
    sessionId: id,
  };
}

/** The logged-in user of a token; null without a token and for an expired one. */
export async function findCaller(token: string | null): Promise<Caller | null> {
  return token ? identify(token).catch(() => null) : null;
}

/** Whether the caller owns the entity or is an admin. */
export function canManage(caller: Caller, ownerId: string): boolean {
  return caller.uid === ownerId || isAdmin(caller.role);
}

/** @throws AppError `notFound` unless the caller owns the entity or is an admin */
export function requireOwner(caller: Caller, ownerId: string): void {
  if (!canManage(caller, ownerId)) throw hiddenError();
}
