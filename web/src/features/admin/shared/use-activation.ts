import { type Activation, User } from "@halkopiha/domain/accounts/user.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useConflict } from "../../../lib/forms/use-conflict.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";

interface ActivationResult {
  user: User;
  message: string;
}

const toActivation = ({ userAccount }: User): Activation => ({
  active: userAccount.isActive,
  paid: userAccount.paid,
});

const describeActivation = ({ active, paid, paidUntil }: Activation) =>
  ({
    active: ["Tili on aktiivinen", active ? "kyllä" : "ei"],
    paid: ["Tili on maksettu", paid ? "kyllä" : "ei"],
    paidUntil: ["Maksettu vuodelle", paidUntil === undefined ? "–" : String(paidUntil)],
  }) as const;

/**
 * Saves whether an account is paid and active. If another admin has changed this since it was shown, the admin chooses which values to
 * keep. §4
 */
export function useActivation(user: User, onSaved: (saved: ActivationResult) => unknown) {
  const [chosen, choose] = useState(toActivation(user));
  const [reason, setReason] = useState("");
  const [isUnpaid, setUnpaid] = useState(false);
  const [isSending, setSending] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const { getOpened, setOpened, handleStale, ...conflict } = useConflict({
    schema: User,
    opened: user,
    toValues: toActivation,
    describe: describeActivation,
    getValues: () => chosen,
    onReset: (mine) => choose(mine),
    submit: (mine) => void submit(mine),
  });

  async function send(mine: Activation): Promise<void> {
    const { _id, updatedAt } = getOpened();
    try {
      const body = { ...mine, updatedAt, ...(!mine.active && reason !== "" && { reason }) };
      const call = { params: { id: _id }, body };
      const saved = await api(activateUser, call, { handlesNoResponse: true });
      setOpened(saved.user);
      choose(toActivation(saved.user));
      await onSaved(saved);
    } catch (error) {
      if (await handleStale(error, mine, () => send(mine))) return;
      assertApiError(error);
      showBanner("danger", error.message);
    }
  }

  async function sendOnce(mine: Activation) {
    if (isSending) return;
    setSending(true);
    await send(mine).finally(() => setSending(false));
  }

  /** Asks before activating an account whose fee is not paid, because that is likely a mistake. */
  async function submit(mine = chosen) {
    const isActivated = mine.active && !getOpened().userAccount.isActive;
    if (isActivated && !mine.paid) setUnpaid(true);
    else await sendOnce(mine);
  }

  return {
    chosen,
    choose: (part: Partial<Activation>) => choose({ ...chosen, ...part }),
    /** Why the account is closed. */
    reason,
    setReason,
    isSending,
    submit: () => void submit(),
    /** Records the payment and activates the account. */
    activatePaid() {
      const paid = { active: true, paid: true };
      choose(paid);
      void submit(paid);
    },
    /** True while an activation without payment waits for `confirmUnpaid`. */
    isUnpaid,
    confirmUnpaid: () => sendOnce(chosen),
    cancelUnpaid: () => setUnpaid(false),
    ...conflict,
  };
}
