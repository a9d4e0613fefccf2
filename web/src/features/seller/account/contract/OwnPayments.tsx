import type { OwnPayment } from "@halkopiha/domain/accounts/payments/payment.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { listOwnPayments } from "@halkopiha/domain/contract/accounts/contract.ts";
import { listInvoices } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { useCallback } from "react";
import { api } from "../../../../lib/api/client.ts";
import { useLoaded } from "../../../../lib/api/use-loaded.ts";
import { InvoiceLinks } from "../../../../market/invoices/InvoiceLinks.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import styles from "../AccountPage.module.css";

function PaidYears({ payments }: { payments: readonly OwnPayment[] }) {
  return (
    <dl className={styles.facts} aria-label="Maksut">
      {payments.map(({ _id, year, amount, received }) => (
        <div key={_id}>
          <dt>Vuosi {year}</dt>
          <dd>
            Maksettu {formatEuros(amount)} {formatCalendarDay(received)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The invoices of the seller, and what they have paid for which year; the card says so when it cannot be loaded. */
export function OwnPayments({ user: { _id: id } }: { user: User }) {
  const load = useCallback(async () => {
    const [{ payments }, { invoices }] = await Promise.all([
      api(listOwnPayments, { params: { id } }, { handlesErrors: true }),
      api(listInvoices, { params: { id } }, { handlesErrors: true }),
    ]);
    return { payments, invoices };
  }, [id]);
  const { value, failure } = useLoaded(load);
  if (failure)
    return (
      <p role="status">Laskujasi ja maksujasi ei saatu haettua. Yritämme uudelleen, kun yhteys palaa.</p>
    );
  if (!value) return <Skeleton count={1} shape="line" />;
  const { payments, invoices } = value;
  return (
    <>
      <InvoiceLinks invoices={invoices} />
      {payments.length > 0 && <PaidYears payments={payments} />}
    </>
  );
}
