import { isStanding, type Payment } from "@halkopiha/domain/accounts/payments/payment.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { listInvoices } from "@halkopiha/domain/contract/accounts/invoices.ts";
import { listPayments } from "@halkopiha/domain/contract/admin/payments.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { type ReactNode, useCallback, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { formatDate } from "../../../../lib/format/format.ts";
import { InvoiceLinks } from "../../../../market/invoices/InvoiceLinks.tsx";
import { Table } from "../../../../ui/data/Table.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { AsyncSection } from "../../shared/AsyncSection.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { UndoPayment } from "./UndoPayment.tsx";

interface Props {
  user: User;
  /** Whether the current admin may record and undo payments of this user. */
  canEdit: boolean;
  onChanged(): Promise<void>;
}

/** Struck through when the payment does not count. */
const strike = (payment: Payment, text: string): ReactNode => (isStanding(payment) ? text : <s>{text}</s>);

function describeRecording({ recordedBy, createdAt, undone }: Payment): string {
  const recorded = `${recordedBy.username} ${formatDate(createdAt)}`;
  return undone ? `${recorded}, kumonnut ${undone.by.username} ${formatDate(undone.at)}` : recorded;
}

interface ListProps {
  payments: readonly Payment[];
  onUndo: ((payment: Payment) => void) | undefined;
}

function PaymentList({ payments, onUndo }: ListProps) {
  if (payments.length === 0) return <p>Maksuja ei ole kirjattu.</p>;
  return (
    <Table
      caption="Maksut"
      captionHidden
      compact
      rows={payments}
      getKey={({ _id }) => _id}
      columns={[
        { header: "Vuosi", cell: (payment) => strike(payment, String(payment.year)) },
        { header: "Summa", isNumeric: true, cell: (payment) => strike(payment, formatEuros(payment.amount)) },
        { header: "Saapunut", cell: (payment) => strike(payment, formatCalendarDay(payment.received)) },
        { header: "Kirjannut", wraps: true, cell: describeRecording },
        {
          header: "Toiminnot",
          isActions: true,
          cell: (payment) =>
            onUndo &&
            isStanding(payment) && (
              <Button
                variant="plain"
                size="small"
                aria-label={`Kumoa maksu vuodelta ${payment.year}`}
                onClick={() => onUndo(payment)}
              >
                Kumoa
              </Button>
            ),
        },
      ]}
    />
  );
}

/** The payments of a user, with those that were undone, and the form for a new one. §9 */
export function UserPayments({ user, canEdit, onChanged }: Props) {
  const { _id: id } = user;
  const [undone, setUndone] = useState<Payment>();
  const load = useCallback(async () => {
    const [{ payments }, { invoices }, { accounts }] = await Promise.all([
      api(listPayments, { params: { id } }, { handlesNoResponse: true }),
      api(listInvoices, { params: { id } }, { handlesNoResponse: true }),
      api(listPlans, {}, { handlesNoResponse: true }),
    ]);
    return { payments, invoices, plans: accounts };
  }, [id]);
  return (
    <AsyncSection title="Maksut" load={load} lines={2}>
      {({ payments, invoices, plans }, reload) => {
        const update = () => {
          reload();
          void onChanged();
        };
        const paidYears = new Set(payments.filter(isStanding).map(({ year }) => year));
        return (
          <>
            <InvoiceLinks invoices={invoices} />
            <PaymentList payments={payments} onUndo={canEdit ? setUndone : undefined} />
            {canEdit && (
              <PaymentForm
                key={[...paidYears].join()}
                user={user}
                plans={plans}
                paidYears={paidYears}
                onChanged={update}
              />
            )}
            {undone && (
              <UndoPayment
                user={user}
                payment={undone}
                payments={payments}
                onClose={() => setUndone(undefined)}
                onChanged={update}
              />
            )}
          </>
        );
      }}
    </AsyncSection>
  );
}
