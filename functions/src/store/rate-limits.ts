import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseDocument } from "./firestore/document.ts";
import { sha256Hex } from "./firestore/sha256.ts";

/** At most `max` attempts within `window` milliseconds. */
export interface RateLimit {
  max: number;
  window: number;
}

const Window = z.object({ count: z.int(), expiresAt: z.iso.datetime() });

/** Keys contain user names and addresses, so only their hashes are stored. */
const windowRef = (key: string) => firestore().collection("rateLimits").doc(sha256Hex(key));

/** The count of a key in the current window; 0 without one. */
export async function readCount(key: string): Promise<number> {
  const stored = parseDocument(Window, await windowRef(key).get());
  return stored && Date.parse(stored.expiresAt) > Date.now() ? stored.count : 0;
}

/**
 * Consumes one attempt like `consume`.
 * @returns false when the limit is exceeded
 */
export async function tryConsume(key: string, limit: RateLimit): Promise<boolean> {
  try {
    await consume(key, limit);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "tooOften") return false;
    throw error;
  }
}

/**
 * Counts one attempt for a key. The counters are stored in Firestore, so they hold across instances.
 * @throws AppError `tooOften` above the limit, with the seconds until the window ends
 */
export function consume(key: string, { max, window }: RateLimit): Promise<void> {
  const ref = windowRef(key);
  return firestore().runTransaction(async (transaction) => {
    const now = Date.now();
    const stored = parseDocument(Window, await transaction.get(ref));
    const running = stored && Date.parse(stored.expiresAt) > now ? stored : null;
    const expiresAt = running ? Date.parse(running.expiresAt) : now + window;
    const count = (running?.count ?? 0) + 1;
    if (count > max) throw new AppError("tooOften", { retryAfter: Math.ceil((expiresAt - now) / 1000) });
    transaction.set(ref, { count, expiresAt: Timestamp.fromMillis(expiresAt) });
  });
}
