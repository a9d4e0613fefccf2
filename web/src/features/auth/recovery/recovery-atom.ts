import { toRecord } from "../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** 0 account, 1 pincode, 2 new password. §2 */
export type RecoveryStep = 0 | 1 | 2;

export interface RecoveryProgress {
  step: RecoveryStep;
  /** The entered e-mail address or user name. */
  account: string;
}

export const emptyRecovery: RecoveryProgress = { step: 0, account: "" };

function parseRecovery(stored: unknown): RecoveryProgress | undefined {
  const { step, account } = toRecord(stored);
  if ((step !== 0 && step !== 1 && step !== 2) || typeof account !== "string") return undefined;
  return { step, account };
}

/** The current step of the password recovery, so that a reload returns to it. The pincode is not stored. */
export const recoveryAtom = userStoredAtom("recovery", emptyRecovery, parseRecovery);
