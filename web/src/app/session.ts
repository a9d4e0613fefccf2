import { device } from "./device.ts";

/** Who is logged in, as far as every page needs to know. */
export interface SessionUser {
  _id: string;
  username: string;
  role: "user" | "admin" | "root";
}

export interface Session {
  token: string;
  /** ISO 8601. */
  expiry: string;
  user: SessionUser;
}

/** What the device keeps it under. */
export const sessionKey = "session";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function userOf(kept: unknown): SessionUser | undefined {
  if (!isRecord(kept)) return undefined;
  const { _id, username, role } = kept;
  if (typeof _id !== "string" || typeof username !== "string" || !_id || !username) return undefined;
  if (role !== "user" && role !== "admin" && role !== "root") return undefined;
  return { _id, username, role };
}

/** The session that was kept, unless it is empty, broken or someone has been at it. */
export function sessionOf(kept: unknown): Session | undefined {
  if (!isRecord(kept)) return undefined;
  const { token, expiry } = kept;
  const user = userOf(kept["user"]);
  if (!user || typeof token !== "string" || !token) return undefined;
  if (typeof expiry !== "string" || Number.isNaN(Date.parse(expiry))) return undefined;
  return { token, expiry, user };
}

export function isExpired(session: Session, now: number): boolean {
  return Date.parse(session.expiry) <= now;
}

/** Something is kept on the device that was once a session and is none any more. */
export function isKeptSessionUnusable(): boolean {
  return device.has(sessionKey) && sessionOf(device.read(sessionKey)) === undefined;
}
