import { type Activation, User } from "@halkopiha/domain/accounts/user.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { useSetAtom } from "jotai/react";
import { useRef, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { ApiError } from "../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { type FieldConflict, findChangedFields, mergeChanges, parseCurrent } from "./edit-conflict.ts";

interface ActivationResult {
  user: User;
  message: string;
}

interface Conflict {
  now: User;
  differences: readonly FieldConflict[];
}

const toActivation = ({ userAccount }: User): Activation => ({
  active: userAccount.isActive,
  paid: userAccount.paid,
});

const describeActivation = ({ active, paid }: Activation) =>
  ({
    active: ["Tili on aktiivinen", active ? "kyllä" : "ei"],
    paid: ["Tili on maksettu", paid ? "kyllä" : "ei"],
  }) as const;

function findConflicts(opened: User, now: User, mine: Activation): FieldConflict[] {
  const [before, after, typed] = [
    describeActivation(toActivation(opened)),
    describeActivation(toActivation(now)),
    describeActivation(mine),
  ];
  return findChangedFields(before, after).map((field) => ({
    label: before[field][0],
    before: before[field][1],
    now: after[field][1],
    mine: typed[field][1],
  }));
}

/**
 * Saves whether an account is paid and active. If another admin has changed this since it was shown, the admin chooses which values to
 * keep. §4
 */
export function useActivation(user: User, onSaved: (saved: ActivationResult) => unknown) {
  // The version of the user that the form shows; sent as `updatedAt` to detect concurrent edits.
  const opened = useRef(user);
  const [chosen, choose] = useState(toActivation(user));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isUnpaid, setUnpaid] = useState(false);
  const [isSending, setSending] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);

  function resetTo(now: User, mine: Activation) {
    opened.current = now;
    choose(mine);
    setConflict(null);
  }

  async function send(mine: Activation): Promise<void> {
    const { _id, updatedAt } = opened.current;
    try {
      const call = { params: { id: _id }, body: { ...mine, updatedAt } };
      const saved = await api(activateUser, call, { quiet: true });
      resetTo(saved.user, toActivation(saved.user));
      await onSaved(saved);
    } catch (error) {
      const now = parseCurrent(error, User);
      if (now) return handleConflict(now, mine);
      if (!(error instanceof ApiError)) throw error;
      showBanner("danger", error.message);
    }
  }

  async function handleConflict(now: User, mine: Activation) {
    const differences = findConflicts(opened.current, now, mine);
    if (differences.length > 0) return setConflict({ now, differences });
    // Only other fields of the account were changed: save over it.
    opened.current = now;
    await send(mine);
  }

  async function sendOnce(mine: Activation) {
    if (isSending) return;
    setSending(true);
    await send(mine).finally(() => setSending(false));
  }

  /** Asks before activating an account whose fee is not paid, because that is likely a mistake. */
  async function submit(mine = chosen) {
    const isActivated = mine.active && !opened.current.userAccount.isActive;
    if (isActivated && !mine.paid) setUnpaid(true);
    else await sendOnce(mine);
  }

  function takeMine({ now }: Conflict) {
    const mine = mergeChanges({ opened: toActivation(opened.current), mine: chosen, now: toActivation(now) });
    resetTo(now, mine);
    void submit(mine);
  }

  return {
    chosen,
    choose: (part: Partial<Activation>) => choose({ ...chosen, ...part }),
    isSending,
    submit: () => void submit(),
    /** True while an activation without payment waits for `confirmUnpaid`. */
    isUnpaid,
    confirmUnpaid: () => sendOnce(chosen),
    cancelUnpaid: () => setUnpaid(false),
    differences: conflict?.differences ?? null,
    takeMine: () => conflict && takeMine(conflict),
    takeNow: () => conflict && resetTo(conflict.now, toActivation(conflict.now)),
    /** Closes the conflict; the next save checks again. */
    decideLater: () => setConflict(null),
  };
}
