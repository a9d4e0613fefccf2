import { deviceStorage } from "../storage/device-storage.ts";

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

function parseSessionUser(stored: unknown): SessionUser | undefined {
  if (!isRecord(stored)) return undefined;
  const { _id, username, role } = stored;
  if (typeof _id !== "string" || typeof username !== "string" || !_id || !username) return undefined;
  if (role !== "user" && role !== "admin" && role !== "root") return undefined;
  return { _id, username, role };
}

/** The session that was kept, unless it is empty, broken or someone has been at it. */
export function parseSession(stored: unknown): Session | undefined {
  if (!isRecord(stored)) return undefined;
  const { token, expiry } = stored;
  const user = parseSessionUser(stored["user"]);
  if (!user || typeof token !== "string" || !token) return undefined;
  if (typeof expiry !== "string" || Number.isNaN(Date.parse(expiry))) return undefined;
  return { token, expiry, user };
}

export function isExpired(session: Session, now: number): boolean {
  return Date.parse(session.expiry) <= now;
}

/** Something is kept on the device that was once a session and is none any more. */
export function isStoredSessionInvalid(): boolean {
  return deviceStorage.has(sessionKey) && parseSession(deviceStorage.read(sessionKey)) === undefined;
}
