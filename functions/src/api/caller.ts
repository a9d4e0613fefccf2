import { Refusal } from "@halkopiha/domain/refusal.ts";
import { isAdmin, Role, type User } from "@halkopiha/domain/user.ts";
import type { Request } from "express";
import * as z from "zod/mini";
import { auth } from "../firebase.ts";
import { authErrorCode } from "../store/logins.ts";
import { findUser } from "../store/users.ts";

/** Who is logged in, with the person as stored now. */
export interface Caller {
  uid: string;
  role: Role;
  user: User;
  /** When the login ends. */
  expiry: Date;
}

const Claims = z.object({ uid: z.string(), role: z._default(Role, "user"), exp: z.number() });

/** The bearer token of a request; null without one. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.get("authorization") ?? "")?.[1] ?? null;
}

/** Whether Auth itself says no; that it cannot be asked is no fault of the one who calls. */
function isRefused(error: unknown): boolean {
  const code = authErrorCode(error);
  return code !== null && code !== "auth/internal-error";
}

/**
 * Verifies a login: signature, expiry and that it has not been revoked since.
 * @throws Refusal `unauthenticated`, `unavailable` when Auth does not answer
 */
export async function identify(token: string | null): Promise<Caller> {
  if (!token) throw new Refusal("unauthenticated");
  const claims = await auth()
    .verifySessionCookie(token, true)
    .catch((error: unknown) => {
      throw new Refusal(isRefused(error) ? "unauthenticated" : "unavailable");
    });
  const { uid, role, exp } = Claims.parse(claims);
  const user = await findUser(uid);
  // A login knows the role it began with; once that has changed it no longer holds.
  if (!user || user.role !== role) throw new Refusal("unauthenticated");
  return { uid, role, user, expiry: new Date(exp * 1000) };
}

/** Who holds this token; null for nobody, and for a login that no longer holds. */
export async function whoAsks(token: string | null): Promise<Caller | null> {
  return token ? identify(token).catch(() => null) : null;
}

/** Whether a caller may handle a thing of this owner: their own, and an admin everyone's. */
export function mayHandle(caller: Caller, ownerId: string): boolean {
  return caller.uid === ownerId || isAdmin(caller.role);
}
