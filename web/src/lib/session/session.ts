import { deviceStorage } from "../storage/device-storage.ts";

/** The part of the user's account that every page needs. */
export interface SessionUser {
  _id: string;
  username: string;
  role: "user" | "admin" | "root";
  /** True if the account was not active when it was last loaded: then no call is made that an active account needs. */
  isInactive?: boolean;
  /** True for an admin who has to set up a second factor first: until then no admin page opens. */
  lacksSecondFactor?: boolean;
}

export interface Session {
  token: string;
  /** ISO 8601. */
  expiry: string;
  user: SessionUser;
}

/** Key of the session in the device storage. */
export const sessionKey = "session";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function parseSessionUser(stored: unknown): SessionUser | undefined {
  if (!isRecord(stored)) return undefined;
  const { _id, username, role, isInactive, lacksSecondFactor } = stored;
  if (typeof _id !== "string" || typeof username !== "string" || !_id || !username) return undefined;
  if (role !== "user" && role !== "admin" && role !== "root") return undefined;
  return {
    _id,
    username,
    role,
    ...(isInactive === true && { isInactive }),
    ...(lacksSecondFactor === true && { lacksSecondFactor }),
  };
}

/** Parses a stored session; undefined when it is empty, broken or tampered with. */
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

/** True when the device storage has a session that cannot be parsed. */
export function isStoredSessionInvalid(): boolean {
  return deviceStorage.has(sessionKey) && parseSession(deviceStorage.read(sessionKey)) === undefined;
}
