import type { CalendarDay } from "../schemas/primitives.ts";
import { toContractFacts } from "./account-activation.ts";
import { accountState, type ContractNotice, listNotices } from "./contract-year.ts";
import type { UserAccount } from "./user.ts";

/** What a day brings to an active account. */
export interface ContractDay {
  account: UserAccount;
  /** What the seller is told. */
  notices: ContractNotice[];
}

/**
 * An active account after the nightly job of a day, and what its seller is told, also of the days that the job has skipped. Warnings of a
 * closing that has come are left out. A closed account is unpaid. §9
 */
export function passDay(account: UserAccount, today: CalendarDay): ContractDay {
  const facts = toContractFacts(account);
  const { noticedUntil = null } = account;
  const isClosing = accountState(facts, today) === "closed";
  const sentUntil = noticedUntil !== null && noticedUntil > today ? noticedUntil : today;
  const passed = { ...account, noticedUntil: sentUntil };
  if (!isClosing) return { account: passed, notices: listNotices(facts, noticedUntil, today) };
  return {
    account: { ...passed, isActive: false, paid: false },
    notices: listNotices(facts, null, today).filter(({ kind }) => kind === "closed"),
  };
}
