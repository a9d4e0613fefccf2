import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { accountState, dueDay, getEnding } from "@halkopiha/domain/accounts/contract-year.ts";
import { countPayments } from "@halkopiha/domain/accounts/payments/count-payments.ts";
import type { Payment } from "@halkopiha/domain/accounts/payments/payment.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { undoPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../../lib/api/client.ts";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { getToday } from "../../../../lib/format/today.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { ConfirmDialog } from "../../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  user: User;
  payment: Payment;
  /** All recorded payments of the user. */
  payments: readonly Payment[];
  onClose(): void;
  onChanged(): void;
}

/** What becomes of an account without a payment. */
function describeUndo({ user: { userAccount }, payment, payments }: Props, today: CalendarDay): string {
  const others = payments.filter((each) => each !== payment);
  const account = countPayments(userAccount, others, today);
  const facts = toContractFacts(account);
  const ending = getEnding(facts);
  if (!userAccount.isActive) return "Tili on edelleen suljettu.";
  if (accountState(facts, today) === "closed")
    return "Tilin sopimus ei ole sen jälkeen voimassa, ja tili suljetaan ensi yönä.";
  if (ending?.reason !== "unpaid") return "Tili on edelleen auki sopimuksen loppuun.";
  return `Tili on edelleen auki. Vuoden ${ending.year} maksun eräpäivä on ${formatCalendarDay(dueDay(ending.year))}.`;
}

/** Asks before a payment is undone. The record stays. */
export function UndoPayment(props: Props) {
  const { user, payment, onClose, onChanged } = props;
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();

  async function undo() {
    const { message } = await api(undoPayment, { params: { id: user._id, payment: payment._id } });
    showBanner("success", message);
    onChanged();
  }

  return (
    <ConfirmDialog
      title={`Kumotaanko maksu vuodelta ${payment.year}?`}
      confirm="Kumoa maksu"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={undo}
    >
      <p>
        {displayName(user)}: {formatEuros(payment.amount)}, saapunut {formatCalendarDay(payment.received)}.
        Kirjaus jää luetteloon kumottuna.
      </p>
      <p>{describeUndo(props, getToday())}</p>
    </ConfirmDialog>
  );
}
