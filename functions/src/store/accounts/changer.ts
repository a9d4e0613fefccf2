import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import type { AuditAuthor } from "../admin/audit.ts";
import { readSession } from "./login/sessions.ts";
import { readSessionsValidFrom } from "./users.ts";

/** A session with which somebody makes a change. */
interface LiveSession {
  uid: string;
  sessionId: string;
  loggedInAt: Date;
}

/** Who changes an account. */
export interface Changer {
  /** The author of the audit event; null when there is none. */
  author: AuditAuthor | null;
  /** Null for a change that a mailed code proves. */
  session: LiveSession | null;
}

/** Whoever has a code that was sent to the account's own address. */
export const codeHolder: Changer = { author: null, session: null };

/**
 * Checks in the transaction of a change that the session with which it is made still holds: it may have ended since the request was authorised.
 * @throws AppError `unauthenticated`
 */
export async function requireLiveSession(transaction: Transaction, { session }: Changer): Promise<void> {
  if (!session) return;
  const { uid, sessionId, loggedInAt } = session;
  const [validFrom, stored] = await Promise.all([
    readSessionsValidFrom(uid, transaction),
    readSession(sessionId, transaction),
  ]);
  const holds = stored?.user === uid && Date.parse(stored.expiresAt) > Timestamp.now().toMillis();
  if (!holds || loggedInAt.getTime() < validFrom) throw new AppError("unauthenticated");
}
