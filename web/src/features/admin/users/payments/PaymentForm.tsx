import { calculateExpectedFee } from "@halkopiha/domain/accounts/payments/payment-amount.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { recordPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { formatPlainEuros } from "@halkopiha/domain/money/euros.ts";
import type { PricedPlan } from "@halkopiha/domain/reference-data/membership.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useId, useRef, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { getToday } from "../../../../lib/format/today.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import styles from "../Users.module.css";
import { type PaymentErrors, type PaymentValues, parsePayment } from "./payment-form.ts";

interface Props {
  user: User;
  plans: readonly PricedPlan[];
  /** The years of which a payment is recorded. */
  paidYears: ReadonlySet<number>;
  onChanged(): void;
}

/** The year that a seller most likely pays for now: the first of these that is not paid. */
const findUnpaidYear = (years: readonly number[], paid: ReadonlySet<number>, thisYear: number): number =>
  years.find((year) => year >= thisYear && !paid.has(year)) ?? thisYear;

/** Focuses the first field of a form that has an error, once they are shown. */
function focusFirstError(form: HTMLFormElement | null): void {
  const first = form?.querySelector("[aria-invalid=true]");
  if (first instanceof HTMLElement) first.focus();
}

/** Form with which an admin records that a seller has paid for a year. §9 */
export function PaymentForm({ user, plans, paidYears, onChanged }: Props) {
  const today = getToday();
  const thisYear = Number(today.slice(0, 4));
  const years = [thisYear - 1, thisYear, thisYear + 1];
  const getFee = (year: number) =>
    formatPlainEuros(calculateExpectedFee(user.userAccount, plans, year, today).gross);
  const [first] = useState(() => findUnpaidYear(years, paidYears, thisYear));
  const [typed, setTyped] = useState<PaymentValues>({
    year: String(first),
    amount: getFee(first),
    received: today,
  });
  const [errors, setErrors] = useState<PaymentErrors>({});
  const [isSending, setSending] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const reason = useId();
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<PaymentValues>) => setTyped({ ...typed, ...part });

  function showErrors(found: PaymentErrors) {
    setErrors(found);
    requestAnimationFrame(() => focusFirstError(form.current));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parsePayment(typed, today);
    if (parsed.errors) return showErrors(parsed.errors);
    setErrors({});
    setSending(true);
    try {
      const { message } = await api(recordPayment, { params: { id: user._id }, body: parsed.payment });
      showBanner("success", message);
      onChanged();
    } catch (error) {
      assertApiError(error);
      showErrors(error.fields);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles.activation}
      onSubmit={(event) => void save(event)}
      noValidate
      aria-label="Kirjaa maksu"
    >
      <Select
        label="Maksun vuosi"
        options={years.map((year) => ({ value: String(year), text: String(year) }))}
        value={typed.year}
        error={errors.year}
        onChange={({ target: { value } }) => change({ year: value, amount: getFee(Number(value)) })}
      />
      <TextField
        label="Summa (€)"
        inputMode="decimal"
        value={typed.amount}
        error={errors.amount}
        onChange={({ target: { value } }) => change({ amount: value })}
      />
      <TextField
        label="Maksu saapui"
        type="date"
        max={today}
        value={typed.received}
        error={errors.received}
        onChange={({ target: { value } }) => change({ received: value })}
      />
      <Button
        type="submit"
        variant="plain"
        busy={isSending}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
      >
        Kirjaa maksu
      </Button>
      <OfflineNotice action="Maksun kirjaaminen" id={reason} />
    </form>
  );
}
