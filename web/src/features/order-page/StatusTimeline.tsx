import { formatBuyerStatus } from "@halkopiha/domain/orders/buyer-status.ts";
import { cancellationLabel, isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import {
  type NextStatus,
  type OrderStatus,
  orderStatuses,
  statusTimeName,
} from "@halkopiha/domain/orders/order.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { withdrawalLabel } from "@halkopiha/domain/orders/withdrawal.ts";
import type { ReactNode } from "react";
import { formatDateTime } from "../../lib/format/format.ts";
import endStyles from "./OrderEnd.module.css";
import styles from "./StatusTimeline.module.css";

const isNext = (status: OrderStatus): status is NextStatus => status !== "recieved";

interface StepProps {
  name: string;
  time: string | undefined;
  isReached: boolean;
  isCurrent: boolean;
  children?: ReactNode;
}

function Step({ name, time, isReached, isCurrent, children }: StepProps) {
  return (
    <li className={isReached ? styles.reached : undefined} aria-current={isCurrent ? "step" : undefined}>
      <strong>{name}</strong>
      {isReached && time && <span className={styles.time}>{formatDateTime(time)}</span>}
      {children}
    </li>
  );
}

/** How the order ended, by whom and why. */
function CancelledStep({ cancellation }: { cancellation: NonNullable<BuyerOrder["cancellation"]> }) {
  const { by, at, reason } = cancellation;
  return (
    <Step name={cancellationLabel[by]} time={at} isReached isCurrent>
      {reason && <span className={endStyles.typed}>Syy: {reason}</span>}
    </Step>
  );
}

function WithdrawnSteps({ withdrawal }: { withdrawal: NonNullable<BuyerOrder["withdrawal"]> }) {
  const { at, part, state, stateAt } = withdrawal;
  const isWhole = part === undefined;
  const isSettled = state !== "withdrawn";
  return (
    <>
      <Step name={withdrawalLabel.withdrawn} time={at} isReached isCurrent={isWhole && !isSettled}>
        <span className={endStyles.typed}>{part ? `Osa tilauksesta: ${part}` : "Koko tilaus"}</span>
      </Step>
      {isSettled && <Step name={withdrawalLabel[state]} time={stateAt} isReached isCurrent={isWhole} />}
    </>
  );
}

/** What has happened to an order and when, and what is still to come: nothing after its end. */
export function StatusTimeline({ order }: { order: BuyerOrder }) {
  const { cancellation, withdrawal } = order;
  const current = orderStatuses.indexOf(order.status);
  const hasEnded = isEnded(order);
  const shown = hasEnded ? orderStatuses.slice(0, current + 1) : orderStatuses;
  return (
    <ol className={styles.timeline} aria-label="Tilauksen eteneminen">
      {shown.map((status, index) => (
        <Step
          key={status}
          name={formatBuyerStatus(order, status)}
          time={isNext(status) ? order.statusTimes?.[statusTimeName[status]] : order.createdAt}
          isReached={index <= current}
          isCurrent={index === current && !hasEnded}
        />
      ))}
      {cancellation && <CancelledStep cancellation={cancellation} />}
      {withdrawal && <WithdrawnSteps withdrawal={withdrawal} />}
    </ol>
  );
}
