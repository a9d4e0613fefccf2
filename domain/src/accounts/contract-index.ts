import { addDays } from "../finnish-date.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import { findKnownTerms } from "../terms/accept-terms.ts";
import { toContractFacts, toNextNotice } from "./account-activation.ts";
import type { ContractFilter } from "./contract-filter.ts";
import { type ContractFacts, dueDay, getEnding } from "./contract-year.ts";
import { isSelling } from "./public-seller.ts";
import type { User } from "./user.ts";

/** The stored fields by which the nightly job and the list of users find contracts. */
export interface ContractIndexFields {
  /** The next day on which the contract of a seller changes or its notices are sent; null when there is none. */
  nextNotice: CalendarDay | null;
  /** How the contract ends unless something is paid, and the year of it: `toContractKey`. Null without a contract. */
  contractKey: string | null;
  /** The first day on which the account is closed unless something is paid; for users without a contract a day after all others. */
  sortEnd: CalendarDay;
  /** The year whose invoice is to be made once it has come; null when it is made, or nothing is to be paid. */
  invoiceYear: number | null;
  /** The newest version of the terms that the seller has accepted or was told of; null for who is not to be told. ADR 60 */
  knownTerms: number | null;
}

const withoutEnd: CalendarDay = "9999-12-31";

/** `late`: notice was given too late, so the year is still to be paid. */
const toContractKey = (kind: "notice" | "unpaid" | "late", year: number): string => `${kind}-${year}`;

/** Computes the index fields of a user's contract. */
export function toContractIndex(
  user: Pick<User, "role" | "userAccount" | "termsEvents">,
): ContractIndexFields {
  const facts = toContractFacts(user.userAccount);
  const ending = isSelling(user) ? getEnding(facts) : null;
  const { invoicedYear } = user.userAccount;
  const isInvoiced = ending?.reason === "unpaid" && (invoicedYear ?? 0) >= ending.year;
  const isLate = ending?.reason === "unpaid" && facts.noticeGiven !== null;
  return {
    nextNotice: toNextNotice(user),
    contractKey: ending && toContractKey(isLate ? "late" : ending.reason, ending.year),
    sortEnd: ending?.day ?? withoutEnd,
    invoiceYear: ending?.reason === "unpaid" && !isInvoiced ? ending.year : null,
    knownTerms: isSelling(user) ? findKnownTerms(user) : null,
  };
}

/** The stored keys of the contracts that a filter finds on a day; none when there can be none. */
export function listContractKeys(filter: ContractFilter, today: CalendarDay): string[] {
  const year = Number(today.slice(0, 4));
  const unpaid = [toContractKey("unpaid", year), toContractKey("late", year)];
  switch (filter) {
    case "endsThisYear":
      return [toContractKey("notice", year)];
    case "noticeGiven":
      return [year, year + 1].flatMap((each) => [toContractKey("notice", each), toContractKey("late", each)]);
    case "unpaid":
      return unpaid;
    case "overdue":
      return today > dueDay(year) ? unpaid : [];
  }
}

/** The last day on which an account is open, unless something is paid or taken back before; null when no year is covered. §9 */
export function findLastOpenDay(facts: ContractFacts, today: CalendarDay): CalendarDay | null {
  const ending = getEnding(facts);
  if (!ending) return null;
  const { paidUntil } = facts;
  const isPaidYear = paidUntil !== null && paidUntil >= Number(today.slice(0, 4));
  return ending.reason === "unpaid" && isPaidYear ? `${paidUntil}-12-31` : addDays(ending.day, -1);
}
