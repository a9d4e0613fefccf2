import { toRecord } from "../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** 0 account, 1 pincode, 2 new password. §2 */
export type RecoveryStep = 0 | 1 | 2;

export interface RecoveryProgress {
  step: RecoveryStep;
  /** The entered e-mail address or user name. */
  account: string;
  /** When the pincode was requested, in milliseconds since 1970. */
  requestedAt: number;
}

export const emptyRecovery: RecoveryProgress = { step: 0, account: "", requestedAt: 0 };

/** Validity of a pincode, in milliseconds: after it, the recovery starts again. */
const lifetime = 15 * 60_000;

/** Undefined for a recovery whose pincode has expired. */
export function parseRecovery(stored: unknown): RecoveryProgress | undefined {
  const { step, account, requestedAt } = toRecord(stored);
  if ((step !== 0 && step !== 1 && step !== 2) || typeof account !== "string") return undefined;
  if (typeof requestedAt !== "number" || requestedAt + lifetime < Date.now()) return undefined;
  return { step, account, requestedAt };
}

/** The current step of the password recovery, so that a reload returns to it. The pincode is not stored. */
export const recoveryAtom = userStoredAtom("recovery", emptyRecovery, parseRecovery);
