import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import type { UserAccount } from "@halkopiha/domain/accounts/user.ts";
import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import { Select } from "../../../ui/forms/Select.tsx";

interface Props {
  account: UserAccount;
  /** Undefined while the admin has chosen none: then the stored year stays, or a payment is for this year. */
  chosen: number | undefined;
  onChange(year: number): void;
}

/** The year that a fee is paid for: this one, the next, or the one that is stored. §9 */
export function PaidYearSelect({ account, chosen, onChange }: Props) {
  const thisYear = toFinnishDay(new Date().toISOString()).year;
  const stored = account.paid ? toContractFacts(account).paidUntil : null;
  const years = [...new Set([stored ?? thisYear, thisYear, thisYear + 1])].toSorted();
  return (
    <Select
      label="Maksettu vuodelle"
      options={years.map((year) => ({ value: String(year), text: String(year) }))}
      value={String(chosen ?? stored ?? thisYear)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
