import { endUnfetchedOrder, settleWithdrawal } from "@halkopiha/domain/contract/shop/orders.ts";
import { canCancel } from "@halkopiha/domain/orders/cancellation.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { WithdrawalState } from "@halkopiha/domain/orders/order-endings.ts";
import { getNextWithdrawalState, withdrawalLabel } from "@halkopiha/domain/orders/withdrawal.ts";
import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { Suspense, useId, useTransition } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { toMailHref } from "../../../lib/format/contact-href.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import type { DisplayedStatus } from "../steps/displayed-status.ts";
import styles from "./OrderEnding.module.css";
import { useShowChanged } from "./use-show-changed.ts";

/** Loaded when it is opened: few orders are rejected. */
const RejectDialog = lazyPart(() => import("./RejectDialog.tsx").then((file) => file.RejectDialog));

const cancelledTexts = {
  buyer: "Ostaja perui tilauksen ennen sen käsittelyä.",
  seller: "Tilaus on hylätty.",
  notFetched: "Tilausta ei noudettu.",
} as const;

/** How far the buyer's withdrawal is settled, and what the seller marks next. */
function WithdrawalCard({
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

/** How an order has ended; nothing while it goes on. */
export function OrderEnding({ order }: { order: Order }) {
  const { cancellation, withdrawal } = order;
  if (withdrawal) return <WithdrawalCard order={order} withdrawal={withdrawal} />;
  if (!cancellation) return null;
  return (
    <Card className={styles.card}>
      <h2>{cancelledTexts[cancellation.by]}</h2>
      <p>
        {formatDateTime(cancellation.at)}. Tilattu määrä on palannut myyntiin. Jos ostaja on jo maksanut,
        palauta hänelle koko summa.
      </p>
      {cancellation.reason && <p className={styles.typed}>Syy: {cancellation.reason}</p>}
    </Card>
  );
}

/** What ends an order by its seller, as long as its status allows it. A queued step is sent or taken back first. */
export function EndOrder({ order, displayedStatus }: { order: Order; displayedStatus: DisplayedStatus }) {
  const { overlay, open, close } = useOverlay();
  const isOffline = useIsOffline();
  const reason = useId();
  const showChanged = useShowChanged();
  if (displayedStatus.step) return null;
  const canReject = canCancel(order, "seller");
  if (!canReject && !canCancel(order, "notFetched")) return null;

  async function giveUp() {
    showChanged((await api(endUnfetchedOrder, { params: { id: order._id } })).order);
  }

  const text = canReject ? "Hylkää tilaus" : "Ei noudettu";
  return (
    <div className={styles.end}>
      <OfflineNotice action={canReject ? "Tilauksen hylkääminen" : "Tilauksen päättäminen"} id={reason} />
      <Button
        variant="plain"
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
        onClick={() => open("end")}
      >
        {text}
      </Button>
      {overlay === "end" && canReject && (
        <Suspense fallback={null}>
          <RejectDialog order={order} onClose={close} onChanged={showChanged} />
        </Suspense>
      )}
      {overlay === "end" && !canReject && (
        <ConfirmDialog
          title="Eikö tilausta noudettu?"
          confirm="Ei noudettu"
          onClose={close}
          onConfirm={giveUp}
        >
          <p>
            Tilaus {order.orderNumber} päättyy, ostaja saa siitä tiedon, ja tilattu määrä palaa myyntiin. Tätä
            ei voi kumota.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
