import { Timestamp } from "firebase-admin/firestore";

/** An instant of an answer as it is stored. */
export const toTimestamp = (instant: string): Timestamp => Timestamp.fromMillis(Date.parse(instant));
