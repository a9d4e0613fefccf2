import { settleWithdrawal } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { WithdrawalState } from "@halkopiha/domain/orders/order-endings.ts";
import { getNextWithdrawalState, withdrawalLabel } from "@halkopiha/domain/orders/withdrawal.ts";
import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { useId, useTransition } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { toMailHref } from "../../../lib/format/contact-href.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./OrderEnding.module.css";
import { useShowChanged } from "./use-show-changed.ts";

/** How far the buyer's withdrawal is settled, and what the seller marks next. */
export function WithdrawalCard({
  order,
  withdrawal,
}: {
  order: Order;
  withdrawal: NonNullable<Order["withdrawal"]>;
}) {
  const [isSending, start] = useTransition();
  const isOffline = useIsOffline();
  const reason = useId();
  const showChanged = useShowChanged();
  const next = getNextWithdrawalState(order);

  async function settle(state: WithdrawalState) {
    try {
      const answer = await api(settleWithdrawal, { params: { id: order._id }, body: { state } });
      showChanged(answer.order);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    }
  }

  return (
    <Card className={styles.card}>
      <h2>Ostaja on peruuttanut sopimuksen</h2>
      <dl className={styles.facts}>
        <dt>Vastaanotettu</dt>
        <dd>{formatDateTime(withdrawal.at)}</dd>
        <dt>Ilmoittaja</dt>
        <dd>
          {withdrawal.name}, <a href={toMailHref(withdrawal.email)}>{withdrawal.email}</a>
        </dd>
        <dt>Peruutus koskee</dt>
        <dd className={styles.typed}>{withdrawal.part ?? "koko tilausta"}</dd>
        {withdrawal.reason && (
          <>
            <dt>Syy</dt>
            <dd className={styles.typed}>{withdrawal.reason}</dd>
          </>
        )}
        <dt>Tila</dt>
        <dd>
          {withdrawalLabel[withdrawal.state]}, {formatDateTime(withdrawal.stateAt)}
        </dd>
      </dl>
      {next && (
        <>
          <p>
            Palauta maksu, myös toimituskulut, viimeistään {withdrawalDays} päivän kuluttua ilmoituksesta.
            Saat odottaa, kunnes tavara on palautettu. Jos ostaja ei ollut maksanut, merkitse maksu heti
            palautetuksi.
            {withdrawal.part && " Korjaa palautetun tuotteen määrä itse."}
          </p>
          <OfflineNotice action="Peruutuksen merkitseminen" id={reason} />
          <Button
            busy={isSending}
            disabled={isOffline}
            aria-describedby={isOffline ? reason : undefined}
            onClick={() => start(() => settle(next))}
          >
            {withdrawalLabel[next]}
          </Button>
        </>
      )}
    </Card>
  );
}
