import { startOfDay, toFinnishDay } from "../calendar.ts";
import type { Instant } from "../schemas/primitives.ts";
import { hasLeft } from "./cancellation.ts";
import { getFulfilment } from "./fulfilment.ts";
import type { Order } from "./order.ts";
import { type Withdrawal, type WithdrawalState, withdrawalStates } from "./order-endings.ts";
import type { WithdrawalForm } from "./withdrawal-form.ts";
import { withdrawalDays } from "./withdrawal-instructions.ts";

type Contract = Pick<Order, "status" | "createdAt" | "updatedAt" | "statusTimes" | "items" | "delivery"> & {
  seller: Pick<Order["seller"], "business">;
};
type Settled = Pick<Order, "status" | "items" | "delivery"> & {
  withdrawal?: Pick<Withdrawal, "part" | "state"> | undefined;
};

/** The instant at which the days end that follow the day of an instant, in Finland. */
function endOfPeriod(start: Instant): Instant {
  const first = toFinnishDay(start);
  return startOfDay({ ...first, day: first.day + withdrawalDays + 1 });
}

/**
 * When the period for withdrawal ends: that instant is past it. Null for goods that are not delivered, whose period has no end yet.
 * Consumer Rights Directive art. 9(2).
 */
export function getWithdrawalEnd(order: Contract): Instant | null {
  if (getFulfilment(order) === "service") return endOfPeriod(order.createdAt);
  if (order.status !== "delivered") return null;
  // Without the time of delivery, the last change of the order is the latest it can have been.
  return endOfPeriod(order.statusTimes?.delivered ?? order.updatedAt);
}

/** Why a buyer cannot withdraw: a private seller's buyer is no consumer. */
export type WithdrawalObstacle = "private" | "cancelled" | "over";

/** What prevents a withdrawal now; null when nothing does. `now`: milliseconds since 1970. */
export function findWithdrawalObstacle(
  order: Contract & { cancellation?: unknown },
  now: number,
): WithdrawalObstacle | null {
  if (!order.seller.business) return "private";
  if (order.cancellation !== undefined) return "cancelled";
  const end = getWithdrawalEnd(order);
  return end !== null && now >= Date.parse(end) ? "over" : null;
}

/** Whether there are products that the buyer gives back: not those of a service, and not those that are still with their seller. */
const needsReturn = (order: Settled): boolean =>
  getFulfilment(order) !== "service" && (order.withdrawal?.part !== undefined || hasLeft(order.status));

/** What follows for a withdrawal; null without one, and after its settlement. */
export function getNextWithdrawalState(order: Settled): Exclude<WithdrawalState, "withdrawn"> | null {
  switch (order.withdrawal?.state) {
    case "withdrawn":
      return needsReturn(order) ? "goods returned" : "refunded";
    case "goods returned":
      return "refunded";
    default:
      return null;
  }
}

/** An order after its buyer has withdrawn; null when they cannot. */
export function withdrawFrom(order: Order, statement: WithdrawalForm, at: Instant): Order | null {
  if (order.withdrawal || findWithdrawalObstacle(order, Date.parse(at)) !== null) return null;
  const { name, email, part, reason } = statement;
  const words = { ...(part && { part }), ...(reason && { reason }) };
  return { ...order, withdrawal: { name, email, ...words, at, state: "withdrawn", stateAt: at } };
}

/** An order after its withdrawal got a state; null when that is not the next one. */
export function settleWithdrawal(order: Order, state: WithdrawalState, at: Instant): Order | null {
  const { withdrawal } = order;
  if (!withdrawal || getNextWithdrawalState(order) !== state) return null;
  return { ...order, withdrawal: { ...withdrawal, state, stateAt: at } };
}

/** Whether a withdrawal waits for its seller. */
export const isWithdrawalOpen = (order: { withdrawal?: { state: WithdrawalState } | undefined }): boolean =>
  order.withdrawal !== undefined && order.withdrawal.state !== "refunded";

/** The states of withdrawals that wait for their sellers. */
export const openWithdrawalStates: readonly WithdrawalState[] = withdrawalStates.filter(
  (state) => state !== "refunded",
);

export const withdrawalLabel = {
  withdrawn: "Peruutettu",
  "goods returned": "Tavara palautettu",
  refunded: "Maksu palautettu",
} as const satisfies Record<WithdrawalState, string>;
