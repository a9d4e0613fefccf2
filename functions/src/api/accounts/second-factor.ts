import * as calls from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { checkOwnPassword } from "../../accounts/changes/contact-change.ts";
import { renewSession } from "../../accounts/login/sessions.ts";
import * as changes from "../../accounts/second-factor/change-second-factor.ts";
import { readStatus } from "../../accounts/second-factor/second-factor.ts";
import { defineHandler } from "../../http/handler.ts";
import type { Caller } from "../../http/request/caller.ts";
import { limitCode, limitConfirmation, limitSetUp } from "../../limits/login-limits.ts";
import { findPending, findSecondFactor } from "../../store/accounts/login/second-factors.ts";

export const readSecondFactor = defineHandler(calls.readSecondFactor, ({ caller }) =>
  readStatus(caller.user),
);

/** Checks the password and a code of a caller who changes the second factor. */
async function confirmWithCode(
  { uid, user }: Caller,
  { currentPassword, code }: { currentPassword: string; code: string },
  address: string,
): Promise<void> {
  await limitConfirmation(uid);
  await checkOwnPassword(uid, currentPassword);
  await limitCode(uid, { code, address, visitor: null });
  await changes.requireCode(user, code);
}

export const startSecondFactor = defineHandler(calls.startSecondFactor, async ({ caller, body, address }) => {
  const { currentPassword, code } = body;
  if (await findSecondFactor(caller.uid)) {
    if (code === undefined) throw new AppError("invalid", { fields: { code: messages.requiredField } });
    await confirmWithCode(caller, { currentPassword, code }, address);
  } else {
    await limitConfirmation(caller.uid);
    await checkOwnPassword(caller.uid, currentPassword);
  }
  return changes.startSecondFactor(caller.user);
});

export const confirmSecondFactor = defineHandler(
  calls.confirmSecondFactor,
  async ({ caller, body, userAgent }) => {
    // Only a secret that waits is tried: whoever has no password cannot use up the tries of a login.
    if (!(await findPending(caller.uid))) throw new AppError("secondFactorExpired");
    await limitSetUp(caller.uid);
    const { codes: recoveryCodes, epoch } = await changes.confirmSecondFactor(caller, body.code);
    const owner = { ...caller, role: caller.user.role, grantsAdminRights: true, userAgent };
    const session = await renewSession(owner, epoch);
    return {
      recoveryCodes,
      message: "Kaksivaiheinen tunnistautuminen on käytössä.",
      ...(session && { session }),
    };
  },
);

export const removeSecondFactor = defineHandler(
  calls.removeSecondFactor,
  async ({ caller, body, address }) => {
    await confirmWithCode(caller, body, address);
    await changes.removeSecondFactor(caller);
    return { message: "Kaksivaiheinen tunnistautuminen on poistettu käytöstä." };
  },
);

export const renewRecoveryCodes = defineHandler(
  calls.renewRecoveryCodes,
  async ({ caller, body, address }) => {
    await confirmWithCode(caller, body, address);
    const recoveryCodes = await changes.renewRecoveryCodes(caller);
    return { recoveryCodes, message: "Palautuskoodit on vaihdettu." };
  },
);

export const resetSecondFactor = defineHandler(calls.resetSecondFactor, async ({ caller, params }) => {
  await changes.resetSecondFactor(caller, params.id);
  return { message: "Käyttäjän kaksivaiheinen tunnistautuminen on poistettu." };
});
