import { formatRecoveryCode } from "@halkopiha/domain/accounts/second-factor.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { readKeys, secondFactorKey } from "../../config.ts";
import { seal, unseal } from "../../keys/sealed-text.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { changeAccount } from "../../store/accounts/change-account.ts";
import { revokeSessions } from "../../store/accounts/login/logins.ts";
import {
  deleteFactorWith,
  findPending,
  findSecondFactor,
  storeFactorWith,
  storePending,
} from "../../store/accounts/login/second-factors.ts";
import { recordEventWith } from "../../store/admin/security-events.ts";
import { type Actor, checkRank, toChanger } from "../actor.ts";
import { createRecoveryCodes } from "./recovery-codes.ts";
import { needsSecondFactor, notifyWith, spendCode, wrongCodeError } from "./second-factor.ts";
import { buildOtpauthUri, createSecret, findStep } from "./totp.ts";

// How a user gets a second factor, changes and loses it. The caller has checked the password and limits the attempts.

/** A new secret for the user's app, which waits to be confirmed. */
export async function startSecondFactor({
  _id: uid,
  username,
}: User): Promise<{ secret: string; uri: string }> {
  const secret = createSecret();
  await storePending(uid, seal(readKeys(secondFactorKey), secret, uid));
  return { secret, uri: buildOtpauthUri(secret, username) };
}

/**
 * Puts the secret that waits into use, with a code of it. Every session ends: those that are open were opened without it.
 * @returns the recovery codes, as they are shown, and the epoch of sessions that has begun
 * @throws AppError `secondFactorExpired`, `wrongSecondFactor`
 */
export async function confirmSecondFactor(
  actor: Actor,
  code: string,
): Promise<{ codes: string[]; epoch: string | null }> {
  const { uid } = actor;
  let recovery: Awaited<ReturnType<typeof createRecoveryCodes>> | undefined;
  const { epoch } = await changeAccount(uid, toChanger(actor), async (user, transaction) => {
    const pending = await findPending(uid, transaction);
    const secret = pending && unseal(readKeys(secondFactorKey), pending, uid);
    if (!secret) throw new AppError("secondFactorExpired");
    const step = findStep(secret, code);
    if (step === null) throw wrongCodeError("code");
    recovery ??= await createRecoveryCodes();
    const enabledAt = new Date().toISOString();
    const factor = { sealed: pending, lastStep: step, recovery: recovery.stored, enabledAt };
    return {
      user,
      secretsChanged: ["secondFactor"],
      endsSessions: true,
      also: (writer) => {
        storeFactorWith(writer, uid, factor);
        notifyWith(writer, user, userNotices.secondFactorEnabled);
        recordEventWith(writer, { kind: "secondFactorEnabled", user: uid });
      },
    };
  });
  await revokeSessions(uid);
  return { codes: (recovery?.codes ?? []).map(formatRecoveryCode), epoch };
}

/**
 * Checks and uses up a code of a logged-in user.
 * @throws AppError `secondFactorMissing`, `wrongSecondFactor`
 */
export async function requireCode(user: User, code: string): Promise<void> {
  if (!(await findSecondFactor(user._id))) throw new AppError("secondFactorMissing");
  if (!(await spendCode(user, code))) throw wrongCodeError("code");
}

/** Lets a user log in with the password alone again. @throws AppError `secondFactorRequired`, `secondFactorMissing` */
export async function removeSecondFactor(actor: Actor): Promise<void> {
  await changeAccount(actor.uid, toChanger(actor), async (user, transaction) => {
    if (needsSecondFactor(user)) throw new AppError("secondFactorRequired");
    if (!(await findSecondFactor(actor.uid, transaction))) throw new AppError("secondFactorMissing");
    return {
      user,
      secretsChanged: ["secondFactor"],
      also: (writer) => {
        deleteFactorWith(writer, actor.uid);
        notifyWith(writer, user, userNotices.secondFactorRemoved);
        recordEventWith(writer, { kind: "secondFactorRemoved", user: actor.uid });
      },
    };
  });
}

/** @returns the new recovery codes, as they are shown. @throws AppError `secondFactorMissing` */
export async function renewRecoveryCodes(actor: Actor): Promise<string[]> {
  const { uid } = actor;
  const { codes, stored } = await createRecoveryCodes();
  await changeAccount(uid, toChanger(actor), async (user, transaction) => {
    const factor = await findSecondFactor(uid, transaction);
    if (!factor) throw new AppError("secondFactorMissing");
    return {
      user,
      secretsChanged: ["recoveryCodes"],
      also: (writer) => {
        storeFactorWith(writer, uid, { ...factor, recovery: stored });
        notifyWith(writer, user, userNotices.recoveryCodesRenewed);
        recordEventWith(writer, { kind: "recoveryCodesRenewed", user: uid });
      },
    };
  });
  return codes.map(formatRecoveryCode);
}

/**
 * Removes the second factor of another user, who has lost it, and ends their sessions.
 * @throws AppError `userNotFound`, `forbidden`, `oneself`, `secondFactorMissing`
 */
export async function resetSecondFactor(actor: Actor, uid: string): Promise<void> {
  if (actor.uid === uid)
    throw new AppError("oneself", {
      message: "Pyydä toista ylläpitäjää poistamaan kaksivaiheinen tunnistautumisesi.",
    });
  await changeAccount(uid, toChanger(actor), async (user, transaction) => {
    checkRank(actor, user, user.role);
    if (!(await findSecondFactor(uid, transaction))) throw new AppError("secondFactorMissing");
    return {
      user,
      secretsChanged: ["secondFactor"],
      endsSessions: true,
      also: (writer) => {
        deleteFactorWith(writer, uid);
        notifyWith(writer, user, userNotices.secondFactorRemoved);
        recordEventWith(writer, { kind: "secondFactorReset", user: uid });
      },
    };
  });
  await revokeSessions(uid);
}
