import { atom } from "jotai/vanilla";
import { device } from "./device.ts";
import { storedAtom } from "./stored-atom.ts";

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

const key = "session";

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

export const sessionAtom = storedAtom<Session | null>(key, null, sessionOf);

/** The status of the last answer; 0 when none came, null when there is nothing to tell. */
export const responseStatusAtom = atom<number | null>(null);

/** The same person goes on with another token. */
export const renewSessionAtom = atom(null, (get, set, renewed: Pick<Session, "token" | "expiry">) => {
  const session = get(sessionAtom);
  if (session) set(sessionAtom, { ...session, ...renewed });
});

export const isLoggedInAtom = atom((get) => get(sessionAtom) !== null);

export const isAdminAtom = atom((get) => {
  const role = get(sessionAtom)?.user.role;
  return role === "admin" || role === "root";
});

export function isExpired(session: Session, now: number): boolean {
  return Date.parse(session.expiry) <= now;
}

/** Something is kept on the device that was once a session and is none any more. */
export function isKeptSessionUnusable(): boolean {
  return device.has(key) && sessionOf(device.read(key)) === undefined;
}

/** Somebody has logged out, and the parts that keep things without the net have not forgotten them yet. */
export const hasLeftAtom = storedAtom("has-left", false, (kept) => (kept === true ? true : undefined));

/** Tells when someone logs in or out in another tab; answers how to stop. */
export const watchOtherTabs = (changed: () => void): (() => void) => device.watch(key, changed);

export const endSessionAtom = atom(null, (_get, set) => {
  set(sessionAtom, null);
  set(responseStatusAtom, null);
});
