import { Timestamp } from "firebase-admin/firestore";

/** The `updatedAt` of a write, as stored and as answered: equal, so that the next edit may send the answered one back. */
export function getWriteTime(): { stored: Timestamp; answered: string } {
  const stored = Timestamp.now();
  return { stored, answered: stored.toDate().toISOString() };
}
