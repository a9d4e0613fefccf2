import type { UserSession } from "@halkopiha/domain/accounts/user-session.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { recordEventWith } from "../../admin/security-events.ts";
import { parseAll, parseDocument } from "../../firestore/document.ts";
import { forgetUserDevices } from "../../notifications/subscriptions.ts";
import { readSessionsEpoch, readSessionsValidFrom, userRef } from "../users.ts";
import { createSessionEnd } from "./session-end.ts";

// A session is valid as long as its document is there and has not expired, in the API and in the security rules.

const Stored = z.object({
  _id: z.string(),
  user: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** When it ends unless it is used, at most `endsAt`. */
  expiresAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Whether an admin has their rights in it, in the rules too; no earlier version stored it. */
  grantsAdminRights: z._default(z.boolean(), false),
});

/** Maximum number of a user's sessions: another login ends the one that was used longest ago. */
const maxSessions = 20;

/** Uses within this time are not stored one by one. In milliseconds. */
const useInterval = 5 * 60_000;

const collection = () => firestore().collection("sessions");

const sessionRef = (id: string) => collection().doc(id);

const ofUser = (uid: string) => collection().where("user", "==", uid);

function newestUseFirst(one: Pick<UserSession, "lastUsedAt">, other: Pick<UserSession, "lastUsedAt">) {
  return Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt);
}

async function readSessions(uid: string) {
  // More than the maximum only while several logins happen at once.
  const { docs } = await ofUser(uid)
    .limit(3 * maxSessions)
    .get();
  return parseAll(Stored, docs).sort(newestUseFirst);
}

/** How long a session lasts, in milliseconds. */
export interface SessionLimits {
  /** Without being used. */
  idle: number;
  /** From the login; at most 14 days, the maximum of Firebase Auth. */
  absolute: number;
}

interface NewSession {
  uid: string;
  device: string;
  limits: SessionLimits;
  /**
   * What must still hold: that no session has ended since the login began, before its password was compared; or the epoch that the user's own
   * change has begun.
   */
  since: Date | { epoch: string };
  grantsAdminRights: boolean;
}

/**
 * Stores a new session, and ends those beyond the maximum.
 * @returns false when all sessions of the user have ended meanwhile, for example because the password was changed
 */
export async function storeSession(
  id: string,
  { uid, device, limits, since, grantsAdminRights }: NewSession,
): Promise<boolean> {
  const now = Date.now();
  const isStored = await firestore().runTransaction(async (transaction) => {
    const holds =
      since instanceof Date
        ? (await readSessionsValidFrom(uid, transaction)) <= since.getTime()
        : (await readSessionsEpoch(uid, transaction)) === since.epoch;
    if (!holds) return false;
    transaction.set(sessionRef(id), {
      user: uid,
      device,
      createdAt: Timestamp.fromMillis(now),
      lastUsedAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + Math.min(limits.idle, limits.absolute)),
      endsAt: Timestamp.fromMillis(now + limits.absolute),
      grantsAdminRights,
    });
    if (since instanceof Date) recordEventWith(transaction, { kind: "login", user: uid });
    return true;
  });
  const superfluous = (await readSessions(uid)).slice(maxSessions);
  await Promise.all(superfluous.map(({ _id }) => sessionRef(_id).delete()));
  return isStored;
}

export type StoredSession = z.infer<typeof Stored>;

/** A session in a transaction, whether or not it has expired; null when there is none. */
export async function readSession(id: string, transaction: Transaction): Promise<StoredSession | null> {
  return parseDocument(Stored, await transaction.get(sessionRef(id)));
}

/** A user's session; null when it has ended. */
export async function findSession(id: string, uid: string): Promise<StoredSession | null> {
  const session = parseDocument(Stored, await sessionRef(id).get());
  return session?.user === uid && Date.parse(session.expiresAt) > Date.now() ? session : null;
}

/** Stores that a session is used, so that it ends later. One that was ended meanwhile is not stored again. */
export async function markUsed(session: StoredSession, { idle }: SessionLimits): Promise<void> {
  const now = Date.now();
  if (now - Date.parse(session.lastUsedAt) < useInterval) return;
  const expiresAt = Timestamp.fromMillis(Math.min(now + idle, Date.parse(session.endsAt)));
  const ref = sessionRef(session._id);
  await firestore().runTransaction(async (transaction) => {
    if (!(await transaction.get(ref)).exists) return;
    transaction.update(ref, { lastUsedAt: Timestamp.fromMillis(now), expiresAt });
  });
}

/** A user's sessions that are valid, the one that was used last first. `current`: the id of the request's own. */
export async function listSessions(uid: string, current: string): Promise<UserSession[]> {
  const [sessions, validFrom] = await Promise.all([readSessions(uid), readSessionsValidFrom(uid)]);
  const now = Date.now();
  return sessions
    .filter(({ expiresAt, createdAt }) => Date.parse(expiresAt) > now && Date.parse(createdAt) >= validFrom)
    .map(({ _id, device, createdAt, lastUsedAt }) => ({
      _id,
      device,
      createdAt,
      lastUsedAt,
      isCurrent: _id === current,
    }));
}

/** Ends one session, and the notifications on its device. @returns whether the user had it */
export async function endSession(id: string, uid: string): Promise<boolean> {
  const isEnded = await firestore().runTransaction(async (transaction) => {
    const session = parseDocument(Stored, await transaction.get(sessionRef(id)));
    if (session?.user !== uid) return false;
    transaction.delete(sessionRef(id));
    recordEventWith(transaction, { kind: "logout", user: uid });
    return true;
  });
  if (isEnded) await forgetUserDevices(uid, (sessionId) => sessionId === id);
  return isEnded;
}

/** Ends every session of a user, also of a login that is under way. */
export async function endEverySession(uid: string): Promise<void> {
  await userRef(uid).update(createSessionEnd());
  await deleteSessions(uid);
}

/** Deletes the sessions of a user and ends the notifications on their devices, but for the one to keep. */
export async function deleteSessions(uid: string, kept?: string): Promise<void> {
  const { docs } = await ofUser(uid).select().get();
  const batch = firestore().batch();
  for (const { id, ref } of docs) if (id !== kept) batch.delete(ref);
  recordEventWith(batch, { kind: "logout", user: uid });
  await batch.commit();
  await forgetUserDevices(uid, (sessionId) => kept === undefined || sessionId !== kept);
}
