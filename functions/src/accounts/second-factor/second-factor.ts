import { randomUUID } from "node:crypto";
import { isAppCode, type SecondFactorStatus } from "@halkopiha/domain/accounts/second-factor.ts";
import { isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Transaction } from "firebase-admin/firestore";
import { passwordOnlyAdmins, readKeys, secondFactorKey } from "../../config.ts";
import { reseal, unseal } from "../../keys/sealed-text.ts";
import { type PlainNotice, userNotices } from "../../mail/user-notices.ts";
import {
  changeFactor,
  findSecondFactor,
  type SecondFactor,
} from "../../store/accounts/login/second-factors.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";
import { queueNoticeWith } from "../../store/mail.ts";
import { findRecoveryCode } from "./recovery-codes.ts";
import { findStep } from "./totp.ts";

// The second factor of a login: a code of an authenticator app, or a recovery code. ADR 40

/** Whether a user has an admin's rights only with a second factor; also while the account is closed, because it may be opened again. */
export const needsSecondFactor = ({ role }: Pick<User, "role">): boolean =>
  isAdmin(role) && !passwordOnlyAdmins.value();

export async function readStatus(user: User): Promise<SecondFactorStatus> {
  const factor = await findSecondFactor(user._id);
  return {
    isEnabled: factor !== null,
    isObligatory: needsSecondFactor(user),
    recoveryCodesLeft: factor?.recovery.hashes.length ?? 0,
  };
}

/** Notifies a user of a change of the second factor, in the transaction of the change. */
export function notifyWith(transaction: Transaction, user: User, createNotice: PlainNotice): void {
  queueNoticeWith(transaction, `second-factor-${randomUUID()}`, createNotice(user));
}

/** The second factor after a code of the app was used; null when the code is wrong, or was used before. */
function useAppCode(uid: string, factor: SecondFactor, code: string): SecondFactor | null {
  const keys = readKeys(secondFactorKey);
  const secret = unseal(keys, factor.sealed, uid);
  const step = secret === null ? null : findStep(secret, code);
  if (step === null || step <= factor.lastStep) return null;
  return { ...factor, lastStep: step, sealed: reseal(keys, factor.sealed, uid) ?? factor.sealed };
}

/** Uses a recovery code up, and notifies the user by mail. @returns whether it was one */
async function spendRecoveryCode(user: User, code: string): Promise<boolean> {
  const found = await findSecondFactor(user._id);
  const used = found && (await findRecoveryCode(found.recovery, code));
  if (used === null) return false;
  return changeFactor(user._id, (factor) => {
    const hashes = factor.recovery.hashes.filter((hash) => hash !== used);
    if (hashes.length === factor.recovery.hashes.length) return null;
    return {
      factor: { ...factor, recovery: { ...factor.recovery, hashes } },
      also: (transaction) => {
        notifyWith(transaction, user, () => userNotices.recoveryCodeUsed(user, hashes.length));
        recordEventWith(transaction, { kind: "recoveryCodeUsed", user: user._id });
      },
    };
  });
}

/** Uses a code of the app or a recovery code; each works once. @returns whether it is right */
export function spendCode(user: User, code: string): Promise<boolean> {
  if (!isAppCode(code)) return spendRecoveryCode(user, code);
  return changeFactor(user._id, (factor) => {
    const used = useAppCode(user._id, factor, code);
    return used && { factor: used };
  });
}

/** The error for a wrong code; it names the field. */
export const wrongCodeError = (field: "code" | "secondFactor"): AppError => {
  const { message } = new AppError("wrongSecondFactor");
  return new AppError("wrongSecondFactor", { fields: { [field]: message } });
};
